import { buttonClass } from '@kithouse/ui/button.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { NothingYet } from '../lists/personal-result.js';
import { BackLink } from './back-link.js';
import { useWorkspace } from './use-workspace.js';
import { WorkspaceContent } from './workspace-content.js';
import { listPath } from './workspace-paths.js';
import { WorkspacesStyles } from './workspaces-styles.js';

type WorkspaceScreenProps = { destination: { slug: string; shared: boolean }; route: Route };

/** Shows a workspace, remounted for another one. */
export function WorkspaceScreen({ destination, route }: WorkspaceScreenProps) {
  return <Workspace key={route.path} destination={destination} route={route} />;
}

function Workspace({ destination: { slug, shared }, route }: WorkspaceScreenProps) {
  const platform = usePlatform();
  const { workspace, files, search } = useWorkspace(route, platform, slug, shared);
  if (files.error?.code === 'workspace_not_found') {
    return <Gone shared={shared} />;
  }
  return (
    <>
      <WorkspacesStyles />
      <WorkspaceContent route={route} shared={shared} workspace={workspace} files={files} search={search} />
    </>
  );
}

/** Shows that a workspace was deleted or unshared. */
function Gone({ shared }: { shared: boolean }) {
  const actions = (
    <Link className={buttonClass({ kind: 'primary' })} to={listPath(shared)} query={{ platform: usePlatform() }}>
      {shared ? t('Shared with Me') : t('My WorkSpace')}
    </Link>
  );
  return (
    <CloudLayout path={listPath(shared)} title={t('My Files')} lead={<BackLink shared={shared} />}>
      <NothingYet title={t('This workspace no longer exists.')} actions={actions}>
        {t('It was deleted or is no longer shared with you.')}
      </NothingYet>
    </CloudLayout>
  );
}
