/** Reserves the panel's space. */
export function UpgradeRoom() {
  return <div className="skel upsell-room" aria-hidden="true" />;
}
