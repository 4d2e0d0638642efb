import type { Route } from '../../lib/address.js';
import { OwnWorkspaces } from './own-workspaces.js';
import { SharedWorkspaces } from './shared-workspaces.js';

export function WorkspacesScreen({ destination, route }: { destination: { shared: boolean }; route: Route }) {
  return destination.shared ? <SharedWorkspaces route={route} /> : <OwnWorkspaces route={route} />;
}
