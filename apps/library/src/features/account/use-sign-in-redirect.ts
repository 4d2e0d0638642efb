import { homeOf } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { splitReturnPath, usePlatform } from '../../lib/use-route.js';

/** Redirects after sign-in. Replaces the screen's history entry, so that Back does not return to it. */
export function useSignInRedirect() {
  const { address } = useHost();
  const platform = usePlatform();

  /** Ignores a person who has left the screen meanwhile. */
  const leave = (path: string, query: Record<string, string> = {}) => {
    if (address.current().path === 'sign-in') {
      address.go(path, { query, replace: true });
    }
  };
  const goHome = () => leave(homeOf(platform));

  /** Skips unknown paths. */
  const goTo = (...requested: unknown[]) => {
    const paths = requested.filter((path) => typeof path === 'string');
    const found = paths.map(splitReturnPath).find((place) => place !== undefined && place.path !== 'sign-in');
    return found ? leave(found.path, { ...found.query }) : goHome();
  };

  /** Prefers route state to the address. */
  const goOn = () => {
    const { query, state } = address.current();
    goTo(state.redirect, query['redirect-to']);
  };

  /** Opens the packs for a new account unless an action was interrupted. */
  const begin = () => goTo(address.current().state.redirect);

  return { goHome, goOn, begin };
}
