/** Reserves the panel's space. */
export function UpgradeSkeleton() {
  return <div className="skel upsell-room" aria-hidden="true" />;
}
