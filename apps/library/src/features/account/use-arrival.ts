import { useHost } from '../../hosts/host.js';
import { homeOf } from '../../lib/destinations.js';
import { splitReturnPath, usePlace, usePlatform } from '../../lib/use-place.js';

/** Where sign-in leads. The screen itself leaves no step behind, so that Back does not return to it. */
export function useArrival() {
  const { address } = useHost();
  const { query, state } = usePlace();
  const platform = usePlatform();

  const goHome = () => address.go(homeOf(platform), { replace: true });

  /** Route state comes first, then the address; what is no path of the product is passed over. */
  const goOn = () => {
    const asked = [state.redirect, query['redirect-to']].filter((path) => typeof path === 'string');
    const found = asked.map(splitReturnPath).find((place) => place !== undefined);
    return found ? address.go(found.path, { query: found.query, replace: true }) : goHome();
  };

  return { goHome, goOn };
}
