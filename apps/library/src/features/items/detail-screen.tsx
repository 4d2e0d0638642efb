import type { Place } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';

type DetailScreenProps = { destination: Extract<Destination, { screen: 'item' }>; place: Place };

export function DetailScreen({ destination }: DetailScreenProps) {
  return <h1 className="h1">{destination.slug}</h1>;
}
