import { useProfile } from '../profile/use-profile.js';
import { FreePlanNotice } from './free-plan-notice.js';
import { VerifyBanner } from './verify-banner.js';

/** Shows the account's notes below the header. */
export function AccountNotes() {
  const profile = useProfile();
  return (
    profile && (
      <>
        {!profile.is_verified && <VerifyBanner profile={profile} />}
        {profile.show_notice && profile.plan.includes('free') && <FreePlanNotice key={profile.id} accountId={profile.id} />}
      </>
    )
  );
}
