import type { SiteProfile } from '@kithouse/contract';
import { ProfileMenu } from './profile-menu.js';
import { SyncButton } from './sync-button.js';

/** Shows a signed-in person's controls in the header. */
export const AccountTools = ({ profile }: { profile: SiteProfile }) => (
  <>
    <SyncButton />
    <ProfileMenu profile={profile} />
  </>
);
