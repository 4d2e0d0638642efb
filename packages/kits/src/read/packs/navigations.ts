import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { readAttributes } from '../blocks/serialize-blocks.js';
import { KitError } from '../kit-error.js';
import { plural } from './left-out.js';
import type { RawMenuItem, RawNavigation, RawSite } from './raw-site.js';
import { textOf } from './shapes.js';

export type Navigation = { nodes: (string | BlockNode)[]; length: number };

/**
 * Adds menus of a block theme, which are posts of blocks, as classic menus if the pack has none. Block themes show these too;
 * blocks with a menu id get its links inlined, see `Navigations`.
 */
export function addNavigations(raw: RawSite): void {
  const sound = raw.navigations.filter((one) => readNodes(one, raw) !== undefined);
  raw.navigations = sound;
  if (sound.length === 0) {
    return;
  }
  if (raw.menu_items.length > 0) {
    raw.warnings.push({
      code: 'left_out_navigation',
      message: `Skipped: ${plural(sound.length, 'block theme menu', 'block theme menus')}, because this pack has classic menus. Blocks that show one contain its links.`,
    });
    return;
  }
  const taken = new Set<string>();
  for (const navigation of sound) {
    const slug = taken.has(navigation.slug) || navigation.slug === '' ? `menu-${navigation.id}` : navigation.slug;
    taken.add(slug);
    raw.terms.push({ id: '', taxonomy: 'nav_menu', slug, name: navigation.title, description: '', parent: '' });
    addItems(readNodes(navigation, raw) ?? [], slug, '', raw, `${navigation.id}`);
  }
}

/** Lists the blocks of each block theme menu by id. */
export const listNavigations = ({ navigations }: RawSite): Map<string, Navigation> =>
  new Map(navigations.map(({ id, content }) => [id, { nodes: parseBlocks(content).nodes, length: content.length }]));

function readNodes({ content, title, id }: RawNavigation, raw: RawSite) {
  try {
    return parseBlocks(content).nodes;
  } catch (error) {
    if (!(error instanceof KitError)) {
      throw error;
    }
    raw.warnings.push({
      code: 'left_out_navigation',
      message: `Skipped: the menu “${title}”. ${error.message}`,
      place: `item ${id}`,
    });
    return undefined;
  }
}

function addItems(nodes: readonly (string | BlockNode)[], menu: string, parent: string, raw: RawSite, prefix: string): void {
  nodes.forEach((node, index) => {
    const id = `${prefix}.${index}`;
    const item = typeof node === 'string' ? undefined : itemOf(node, id, raw.addresses[0] ?? '/');
    if (item && typeof node !== 'string') {
      raw.menu_items.push({ ...item, menus: [menu], parent, order: raw.menu_items.length });
      addItems(node.inner, menu, id, raw, id);
    }
  });
}

/** Converts a link block to a menu item; undefined for logos, searches and page lists. */
function itemOf(node: BlockNode, id: string, home: string): Omit<RawMenuItem, 'menus' | 'parent' | 'order'> | undefined {
  const values = readAttributes(node) ?? {};
  const title = textOf(values.label);
  if (node.name === 'core/home-link') {
    return { id, title: title || 'Home', type: 'custom', object: '', object_id: '', url: home, details: {} };
  }
  if (node.name !== 'core/navigation-link' && node.name !== 'core/navigation-submenu') {
    return undefined;
  }
  const type = values.kind === 'taxonomy' ? 'taxonomy' : values.kind === 'post-type' ? 'post_type' : 'custom';
  return { id, title, type, object: textOf(values.type), object_id: textOf(values.id), url: textOf(values.url), details: {} };
}
