import { listWorkspaces, type Workspace } from '@kithouse/contract';
import { useState } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { useView, ViewSwitch } from '../library-files/view-switch.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { useOwnPage } from './use-own-page.js';
import type { WorkspaceAction } from './workspace-action.js';
import { WorkspaceDialogs } from './workspace-dialogs.js';
import { AddTile, WorkspaceGrid } from './workspace-grid.js';
import { listPath } from './workspace-paths.js';
import { WorkspaceSkeletons } from './workspace-skeletons.js';
import { WorkspaceTable } from './workspace-table.js';
import { WorkspacesStyles } from './workspaces-styles.js';

/** Lists this account's workspaces with the owner's actions. */
export function OwnWorkspaces({ route }: { route: Route }) {
  const [view, setView] = useView('workspaces', 'grid');
  const [action, setAction] = useState<WorkspaceAction>();
  const list = usePersonalList(listWorkspaces, route, { shared: false });
  const page = useOwnPage(route);
  const create = () => setAction({ kind: 'create' });
  const label = t('My WorkSpace');
  const empty = (
    <NothingYet title={t('You do not have any workspaces.')} actions={<AddTile isFlat onPress={create} />}>
      {t('A workspace contains templates that you share with people you choose.')}
    </NothingYet>
  );
  return (
    <CloudLayout path={listPath(false)} title={label} aside={<ViewSwitch view={view} onChange={setView} />}>
      <WorkspacesStyles />
      <h2 className="sr">{t('Workspaces')}</h2>
      <PersonalResult list={list} route={route} skeleton={<WorkspaceSkeletons view={view} />} empty={empty}>
        {(workspaces, isBusy) =>
          view === 'grid' ? (
            <WorkspaceGrid label={label} workspaces={workspaces} isBusy={isBusy} onChoose={setAction} />
          ) : (
            <>
              <AddTile isFlat onPress={create} />
              <WorkspaceTable label={label} workspaces={workspaces} isBusy={isBusy} onChoose={setAction} />
            </>
          )
        }
      </PersonalResult>
      <WorkspaceDialogs
        action={toLatest(action, list.data?.data)}
        onClose={() => setAction(undefined)}
        onCreated={page.add}
        onSaved={page.replace}
        onDeleted={({ id }) => page.remove(id)}
      />
    </CloudLayout>
  );
}

/** Updates the workspace, because somebody may have joined since the menu was opened. */
function toLatest(action: WorkspaceAction | undefined, workspaces: readonly Workspace[] = []): WorkspaceAction | undefined {
  if (action === undefined || action.kind === 'create') {
    return action;
  }
  const { id } = action.workspace;
  return { ...action, workspace: workspaces.find((workspace) => workspace.id === id) ?? action.workspace };
}
