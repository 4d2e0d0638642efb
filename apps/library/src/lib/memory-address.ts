import { type Address, definedQuery, newKey, type Route, routeQuery, trimPath } from './address.js';

/** Creates an address in memory for editors, whose own must not change. `href` is used for new tabs. */
export function createMemoryAddress(start: string, href: Address['href'] = (path) => `#${path}`): Address {
  const listeners = new Set<() => void>();
  const [given = '', search] = start.split('?');
  const path = trimPath(given);
  const steps: [Route, ...Route[]] = [{ path, query: routeQuery(path, new URLSearchParams(search)), state: {}, key: newKey() }];
  const top = () => steps.at(-1) ?? steps[0];
  const publish = () => {
    for (const listener of listeners) {
      listener();
    }
  };

  return {
    current: top,
    href,
    go: (next, { query, state = {}, replace = false } = {}) => {
      const place = { path: trimPath(next), query: definedQuery(query), state, key: replace ? top().key : newKey() };
      steps.splice(steps.length - (replace ? 1 : 0), replace ? 1 : 0, place);
      publish();
    },
    back: () => {
      if (steps.length > 1) {
        steps.pop();
        publish();
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
