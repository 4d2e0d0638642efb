import { homeOf } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { splitReturnPath, usePlatform } from '../../lib/use-place.js';

/** Where sign-in leads. The screen itself leaves no step behind, so that Back does not return to it. */
export function useArrival() {
  const { address } = useHost();
  const platform = usePlatform();

  /** Whoever has left the screen meanwhile is not fetched back from where they are. */
  const leave = (path: string, query: Record<string, string> = {}) => {
    if (address.current().path === 'sign-in') {
      address.go(path, { query, replace: true });
    }
  };
  const goHome = () => leave(homeOf(platform));

  /** What is no path of the product is passed over. */
  const goTo = (...asked: unknown[]) => {
    const paths = asked.filter((path) => typeof path === 'string');
    const found = paths.map(splitReturnPath).find((place) => place !== undefined && place.path !== 'sign-in');
    return found ? leave(found.path, { ...found.query }) : goHome();
  };

  /** Route state comes first, then the address. */
  const goOn = () => {
    const { query, state } = address.current();
    goTo(state.redirect, query['redirect-to']);
  };

  /** A new account begins at the packs, unless something was being done when it turned out to be needed. */
  const begin = () => goTo(address.current().state.redirect);

  return { goHome, goOn, begin };
}
