import type { SiteProfile } from '@kithouse/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useProfile } from '../profile/use-profile.js';
import { UpgradeSkeleton } from './upgrade-skeleton.js';

const UpgradePanel = lazyComponent(() => import('./upgrade-panel.js').then((file) => file.UpgradePanel));

/** Shows the paid plans to everybody without the largest one. */
export function UpgradeSlot() {
  const profile = useProfile();
  return isUpgradable(profile) ? (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<UpgradeSkeleton />}>
        <UpgradePanel />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** Returns true for a plan that can be upgraded, including yearly to lifetime. */
function isUpgradable(profile: Pick<SiteProfile, 'plan'> | null): boolean {
  const has = (plan: SiteProfile['plan'][number]) => profile?.plan.includes(plan) ?? false;
  return !has('lifetime') && (has('yearly') || !has('pro'));
}
