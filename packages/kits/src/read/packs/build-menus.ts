import type { BundleMenu, MenuItem } from '@kithouse/contract';
import { toPlainText } from '../plain-text.js';
import { plural } from './left-out.js';
import { Names } from './naming.js';
import type { RawMenuItem, RawSite } from './raw-site.js';
import type { References } from './references.js';

type Titles = { documents: ReadonlyMap<string, string>; terms: ReadonlyMap<string, string> };

/** Names the menus for references. Returns names by the site's slugs. */
export function nameMenus(raw: RawSite, refs: References): Map<string, string> {
  const names = new Names();
  const slugs = new Set(raw.menu_items.flatMap(({ menus }) => menus));
  const byMenu = new Map([...slugs].map((slug) => [slug, names.take(slug, 'menu')]));
  for (const { id, taxonomy, slug } of raw.terms) {
    const name = taxonomy === 'nav_menu' ? byMenu.get(slug) : undefined;
    if (name !== undefined && id !== '') {
      refs.menus.set(id, name);
    }
  }
  for (const [slug, name] of byMenu) {
    refs.menus.set(slug, name);
  }
  return byMenu;
}

export function buildMenus(raw: RawSite, refs: References, byMenu: ReadonlyMap<string, string>, titles: Titles): BundleMenu[] {
  const homeless = raw.menu_items.filter(({ menus }) => menus.length === 0).length;
  if (homeless > 0) {
    raw.warnings.push({
      code: 'menu_item_lost',
      message: `Skipped: ${plural(homeless, 'menu entry', 'menu entries')} without a menu.`,
    });
  }
  return [...byMenu].map(([slug, name]) => {
    const items = raw.menu_items.filter(({ menus }) => menus.includes(slug)).sort((a, b) => a.order - b.order);
    const shown = raw.terms.find((term) => term.taxonomy === 'nav_menu' && term.slug === slug)?.name ?? '';
    return {
      slug: name,
      name: toPlainText(shown) || name,
      locations: raw.locations.get(slug) ?? guessLocations(name, byMenu.size),
      items: arrange(items, raw, refs, titles, name),
    };
  });
}

function guessLocations(name: string, count: number): string[] {
  const word =
    /footer|social|mobile/.exec(name)?.[0] ?? (/main|primary|header|top/.test(name) || count === 1 ? 'primary' : undefined);
  return word === undefined ? [] : [word];
}

/** Sorts parents before children. Removes dead items and moves their children up. */
function arrange(items: RawMenuItem[], raw: RawSite, refs: References, titles: Titles, menu: string): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const children = new Map<string, RawMenuItem[]>();
  for (const item of items) {
    const parent = byId.has(item.parent) ? item.parent : '';
    const beside = children.get(parent);
    if (beside) {
      beside.push(item);
    } else {
      children.set(parent, [item]);
    }
  }
  const names = new Names();
  const arranged: MenuItem[] = [];
  const reached = new Set<RawMenuItem>();
  const warn = (code: string, message: string) => raw.warnings.push({ code, message, place: `menu ${menu}` });
  const place = (item: RawMenuItem, parent: string | undefined): string | undefined => {
    const target = findTarget(item, refs, (message) => warn('link_lost', message));
    const title = toPlainText(item.title) || titleOf(target, titles);
    if (target === undefined) {
      const what = title || nameLost(item, raw) || item.url || item.object;
      warn('menu_item_lost', `The menu entry “${what}” was skipped because its target isn’t included.`);
      return parent;
    }
    const key = names.take(title, `item-${item.id}`);
    arranged.push({ key, title: title || key, ...(parent === undefined ? {} : { parent }), ...target, ...item.details });
    return key;
  };
  const placeAll = (first: RawMenuItem) => {
    const open: { item: RawMenuItem; parent: string | undefined }[] = [{ item: first, parent: undefined }];
    for (let next = open.pop(); next; next = open.pop()) {
      if (!reached.has(next.item)) {
        reached.add(next.item);
        const parent = place(next.item, next.parent);
        open.push(
          ...(next.item.id === '' ? [] : (children.get(next.item.id) ?? [])).map((item) => ({ item, parent })).toReversed(),
        );
      }
    }
  };
  (children.get('') ?? []).forEach(placeAll);
  for (const item of items) {
    if (!reached.has(item)) {
      warn('parent_cycle', `The menu entry “${toPlainText(item.title)}” is its own parent. It was moved to the top level.`);
      placeAll(item);
    }
  }
  return arranged;
}

type Target = Pick<MenuItem, 'document' | 'term' | 'url'>;

function findTarget(
  { type, object_id, url }: RawMenuItem,
  refs: References,
  onLost: (message: string) => void,
): Target | undefined {
  const byNumber =
    type === 'post_type' ? refs.documents.get(object_id) : type === 'taxonomy' ? refs.terms.get(object_id) : undefined;
  if (byNumber !== undefined) {
    return type === 'taxonomy' ? { term: byNumber } : { document: byNumber };
  }
  if (url.trim() === '') {
    return undefined;
  }
  const target = refs.links.find(url);
  if (target === undefined) {
    return /^(?:https?:|mailto:|tel:|#|\/)/i.test(url.trim()) ? { url: url.trim() } : undefined;
  }
  if (target === 'front') {
    const fragment = /#\S*$/.exec(url)?.[0] ?? '';
    return refs.front === undefined || fragment !== '' ? { url: `/${fragment}` } : { document: refs.front };
  }
  if (target === 'lost') {
    onLost(`The link to ${url.slice(0, 200)} points to content of the author’s site that isn’t included.`);
    return { url: /#\S*$/.test(url) && /^\/?[?#]/.test(url) ? `/${/#\S*$/.exec(url)?.[0]}` : url.trim() };
  }
  const [kind = '', ...name] = target.symbol.split('/');
  return target.fragment !== '' && kind === 'doc'
    ? { url: `${refs.front === name.join('/') ? '/' : `/${refs.slugs.get(name.join('/')) ?? ''}/`}${target.fragment}` }
    : kind === 'doc'
      ? { document: name.join('/') }
      : { term: name.join('/') };
}

/** Names an item without a title by its target. */
const nameLost = ({ type, object, object_id }: RawMenuItem, { terms, titles }: RawSite) =>
  toPlainText(
    (type === 'taxonomy'
      ? terms.find(({ id, taxonomy }) => id === object_id && taxonomy === object)?.name
      : titles.get(object_id)) ?? '',
  );

const titleOf = (target: Target | undefined, { documents, terms }: Titles) =>
  (target?.document !== undefined
    ? documents.get(target.document)
    : target?.term !== undefined
      ? terms.get(target.term)
      : undefined) ?? '';
