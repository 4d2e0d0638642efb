import { listSymbols } from '../document-media.js';
import { type Add, unique } from '../op-list.js';
import type { Navigation } from '../site/take-navigations.js';

type Behind = { refs: Record<string, string>; needs: readonly string[]; fetches: ReadonlyMap<string, string> };

/** Adds a menu of a block theme after everything that it links to. */
export function addNavigation(add: Add, id: string, navigation: Navigation, behind: Behind): string {
  const { refs, needs, fetches } = behind;
  const { slug, title, document } = navigation;
  const pictures = listSymbols(document).flatMap((sha256) => fetches.get(sha256) ?? []);
  const args = { slug, title, document, ...(Object.keys(refs).length > 0 ? { refs } : {}) };
  const before = unique([...needs, ...pictures, ...Object.values(refs)]);
  return add({ id, step: 'wp-content', op: 'navigation.ensure', args, needs: before, weight: 2 });
}
