import type { BundleMenu, MenuItem, Warning } from '@kithouse/contract';

/** Returns true if a menu item's target will exist. */
type Leads = (item: MenuItem) => boolean;

/** Keeps menu items with existing targets, parents first, and moves children of removed items up. Omits empty menus. */
export function chooseMenus(menus: readonly BundleMenu[], leads: Leads): { menus: BundleMenu[]; warnings: Warning[] } {
  const lost = menus.map((menu) => ({ ...menu, items: menu.items.filter((item) => !leads(item)) }));
  return {
    menus: menus.map((menu) => ({ ...menu, items: chooseItems(menu.items, leads) })).filter(({ items }) => items.length > 0),
    warnings: lost.filter(({ items }) => items.length > 0).map(warnOfLost),
  };
}

function warnOfLost({ slug, name, items }: BundleMenu): Warning {
  const names = items.slice(0, 5).map(({ title }) => `“${title}”`);
  const rest = items.length > names.length ? ` and ${items.length - names.length} more` : '';
  const message = `The menu “${name}” has no ${names.join(', ')}${rest} because the linked content isn’t included.`;
  return { code: 'menu_item_lost', message, place: slug };
}

/** Sorts iteratively, because menus may be deep; cycles move to the top. */
function chooseItems(items: readonly MenuItem[], leads: Leads): MenuItem[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const kept: MenuItem[] = [];
  /** Kept ancestor of each item, or itself. */
  const keptAncestors = new Map<string, string | undefined>();
  for (const item of byKey.values()) {
    const line = new Set<MenuItem>();
    let at: MenuItem | undefined = item;
    while (at && !keptAncestors.has(at.key) && !line.has(at)) {
      line.add(at);
      at = at.parent === undefined ? undefined : byKey.get(at.parent);
    }
    let above = at && keptAncestors.get(at.key);
    for (const { parent: _, ...one } of [...line].toReversed()) {
      if (leads(one)) {
        kept.push(above === undefined ? one : { ...one, parent: above });
        above = one.key;
      }
      keptAncestors.set(one.key, above);
    }
  }
  return kept;
}
