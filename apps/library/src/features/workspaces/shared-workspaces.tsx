import { listWorkspaces } from '@kithouse/contract';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { useView, ViewSwitch } from '../library-files/view-switch.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { Invitations } from './invitations.js';
import { WorkspaceGrid } from './workspace-grid.js';
import { listPath } from './workspace-paths.js';
import { WorkspaceSkeletons } from './workspace-skeletons.js';
import { WorkspaceTable } from './workspace-table.js';
import { WorkspacesStyles } from './workspaces-styles.js';

/** Lists others' workspaces below the invitations. */
export function SharedWorkspaces({ route }: { route: Route }) {
  const [view, setView] = useView('shared-workspaces', 'list');
  const list = usePersonalList(listWorkspaces, route, { shared: true });
  const label = t('Shared with Me');
  const empty = (
    <NothingYet title={t('No shared workspaces yet.')}>{t('Workspaces that others share with you appear here.')}</NothingYet>
  );
  return (
    <CloudLayout path={listPath(true)} title={label} aside={<ViewSwitch view={view} onChange={setView} />}>
      <WorkspacesStyles />
      <Invitations />
      <h2 className="sr">{t('Workspaces')}</h2>
      <PersonalResult list={list} route={route} skeleton={<WorkspaceSkeletons view={view} />} empty={empty}>
        {(workspaces, isBusy) =>
          view === 'grid' ? (
            <WorkspaceGrid label={label} workspaces={workspaces} isBusy={isBusy} />
          ) : (
            <WorkspaceTable label={label} workspaces={workspaces} isBusy={isBusy} />
          )
        }
      </PersonalResult>
    </CloudLayout>
  );
}
