import type { SiteProfile } from '@kithouse/contract';
import { ProfileMenu } from './profile-menu.js';
import { SyncButton } from './sync-button.js';

/** What the header holds for who is signed in. */
export const AccountTools = ({ profile }: { profile: SiteProfile }) => (
  <>
    <SyncButton />
    <ProfileMenu profile={profile} />
  </>
);
