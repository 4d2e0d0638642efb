import type { CloudFile, Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { useState } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { FileFinder } from '../library-files/file-finder.js';
import { FileList } from '../library-files/file-list.js';
import { FileSkeletons } from '../library-files/file-skeletons.js';
import { NothingFound } from '../library-files/nothing-found.js';
import { useView, ViewSwitch } from '../library-files/view-switch.js';
import { PersonalResult } from '../lists/personal-result.js';
import type { ListState } from '../lists/use-personal-list.js';
import { AddTemplatesDialog } from './add-templates-dialog.js';
import { BackLink } from './back-link.js';
import { History } from './history.js';
import { useWorkspaceRemoval } from './use-workspace-removal.js';
import { NothingInside } from './workspace-empty.js';
import { listPath } from './workspace-paths.js';
import { WorkspacePeople } from './workspace-people.js';
import { WorkspaceSwitch } from './workspace-switch.js';

type WorkspaceContentProps = {
  route: Route;
  shared: boolean;
  /** Undefined while loading. */
  workspace: Workspace | undefined;
  files: ListState<CloudFile>;
  search: string | undefined;
};

export function WorkspaceContent({ route, shared, workspace, files, search }: WorkspaceContentProps) {
  const [view, setView] = useView('workspace', 'list');
  const [isAdding, setAdding] = useState(false);
  const removal = useWorkspaceRemoval(workspace?.id);
  const add = workspace && workspace.role !== 'viewer' ? () => setAdding(true) : undefined;
  const tools = (
    <>
      <WorkspaceSwitch shared={shared} current={workspace} />
      <span className="push line">
        <FileFinder route={route} label={t('Search files')} />
        <ViewSwitch view={view} onChange={setView} />
        {add && (
          <Button kind="primary" onClick={add}>
            <AnyIcon name="plus" size="s" />
            {t('Add file')}
          </Button>
        )}
      </span>
    </>
  );
  const empty = search ? <NothingFound route={route} /> : <NothingInside workspace={workspace} onAdd={add} />;
  return (
    <CloudLayout path={listPath(shared)} title={t('My Files')} lead={<BackLink shared={shared} />} aside={tools}>
      {workspace && (
        <WorkspacePeople key={workspace.id} workspace={workspace} total={files.data?.total} isSearch={search !== undefined} />
      )}
      <PersonalResult list={files} route={route} skeleton={<FileSkeletons view={view} />} empty={empty}>
        {(rows, isBusy) => (
          <FileList
            view={view}
            label={search ? t('Search results') : t('My Files')}
            files={rows}
            screen={shared ? 'shared-workspace' : 'workspace'}
            role={workspace?.role}
            isBusy={isBusy}
            {...(workspace && { workspaceId: workspace.id })}
            deleteText={t(
              'It’s removed from this workspace and stays in its other locations. If this was the last one, your file moves to the trash for 30 days.',
            )}
            {...removal}
          />
        )}
      </PersonalResult>
      {workspace && <History slug={workspace.slug} />}
      {workspace && isAdding && <AddTemplatesDialog workspace={workspace} onDone={() => setAdding(false)} />}
    </CloudLayout>
  );
}
