import type { ArgsOf, BundleMenu, MenuItem } from '@kithouse/contract';
import { type Add, unique } from '../op-list.js';

type MakerOf = (reference: string) => string | undefined;

/** Adds menu items, which refer to existing content by then. */
export function fillMenus(add: Add, menus: readonly BundleMenu[], makerOf: MakerOf): void {
  for (const [index, { slug, items }] of menus.entries()) {
    const menu = makerOf(`menu/${slug}`);
    if (menu !== undefined) {
      const filled = items.map((item) => toItem(item, makerOf));
      const behind = filled.flatMap((item) => ('post' in item ? item.post : 'term' in item ? item.term : []));
      add({
        id: `menu-items.${index + 1}`,
        step: 'finalize',
        op: 'menu.fill',
        args: { menu, items: filled },
        needs: unique([menu, ...behind]),
        weight: 1 + items.length,
      });
    }
  }
}

type Item = ArgsOf<'menu.fill'>['items'][number];

function toItem({ document, term, url = '#', ...item }: MenuItem, makerOf: MakerOf): Item {
  const post = document === undefined ? undefined : makerOf(`doc/${document}`);
  const found = term === undefined ? undefined : makerOf(`term/${term}`);
  if (post !== undefined) {
    return { ...item, post };
  }
  return found === undefined ? { ...item, url } : { ...item, term: found };
}
