import { Skeleton } from '@kithouse/ui/skeleton.js';
/** Reserves the panel's space. */
export function UpgradeSkeleton() {
  return <Skeleton kind="upsell-room" />;
}
