/** Keeps the room of what is coming. */
export function UpgradeRoom() {
  return <div className="skel upsell-room" aria-hidden="true" />;
}
