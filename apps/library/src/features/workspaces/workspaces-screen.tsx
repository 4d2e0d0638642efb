import type { Place } from '../../lib/address.js';
import { OwnWorkspaces } from './own-workspaces.js';
import { SharedWorkspaces } from './shared-workspaces.js';

export function WorkspacesScreen({ destination, place }: { destination: { shared: boolean }; place: Place }) {
  return destination.shared ? <SharedWorkspaces place={place} /> : <OwnWorkspaces place={place} />;
}
