import type { SiteProfile } from '@kithouse/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.js';
import { part } from '../../lib/part.js';
import { useProfile } from '../profile/use-profile.js';
import { UpgradeRoom } from './upgrade-room.js';

const UpgradePanel = part(() => import('./upgrade-panel.js').then((file) => file.UpgradePanel));

/** The paid plans, for everyone who does not have the last of them yet. */
export function UpgradeSlot() {
  const profile = useProfile();
  return isUpgradable(profile) ? (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<UpgradeRoom />}>
        <UpgradePanel />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** A yearly plan is a premium one that can still become one for life. */
function isUpgradable(profile: Pick<SiteProfile, 'plan'> | null): boolean {
  const has = (plan: SiteProfile['plan'][number]) => profile?.plan.includes(plan) ?? false;
  return !has('lifetime') && (has('yearly') || !has('pro'));
}
