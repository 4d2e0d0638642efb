import type { Place } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';

type ListScreenProps = { destination: Extract<Destination, { screen: 'list' }>; place: Place };

export function ListScreen({ destination }: ListScreenProps) {
  return <h1 className="h1">{destination.type}</h1>;
}
