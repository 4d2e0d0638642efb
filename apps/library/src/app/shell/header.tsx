import type { Place } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';

export function Header(_: { destination: Destination; place: Place }) {
  return <header className="hdr" />;
}
