import type { ArgsOf } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, serializeAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { toSlug } from '../../read/slug.js';
import type { ChosenSite } from '../choose-site.js';
import type { CoreTemplate } from './core-templates.js';
import { hasLinks, linkNavigation, listTargets, type Nodes } from './link-navigation.js';
import { withPresetFont } from './preset-font.js';

/** A menu of a block theme, which templates show by `reference`. */
export type Navigation = Omit<ArgsOf<'navigation.ensure'>, 'refs'> & { reference: string };

const names = { header: 'Main', footer: 'Footer' };

/**
 * Moves the links of navigation blocks into menus, which people edit in the site editor's list of menus. Blocks with the same
 * links show the same menu.
 */
export function takeNavigations(
  templates: readonly CoreTemplate[],
  { name, documents, terms, live, fonts }: Pick<ChosenSite, 'name' | 'documents' | 'terms' | 'live' | 'fonts'>,
): { templates: CoreTemplate[]; navigations: Navigation[] } {
  const targets = listTargets(documents, terms, live);
  const made = new Map<string, Navigation>();

  function toReference(inner: Nodes, { area }: CoreTemplate): string {
    const content = serializeBlocks(linkNavigation(inner, targets)).trim();
    const known = made.get(content);
    if (known) {
      return known.reference;
    }
    const title = area ? names[area] : 'Menu';
    const count = [...made.values()].filter((one) => one.title.startsWith(title)).length;
    const navigation = makeNavigation(name, count === 0 ? title : `${title} ${count + 1}`, content);
    made.set(content, navigation);
    return navigation.reference;
  }

  const taken = templates.map((template) => {
    const { content } = template.document;
    if (!content.includes('wp:navigation') && !content.includes('wp:core/navigation')) {
      return template;
    }
    const { nodes, faults } = parseBlocks(content);
    const kept = faults.length > 0 ? content : serializeBlocks(inNodes(nodes, (inner) => toReference(inner, template), fonts));
    return { ...template, document: { ...template.document, content: kept } };
  });
  return { templates: taken, navigations: [...made.values()] };
}

type ToReference = (inner: Nodes) => string;
type Fonts = ChosenSite['fonts'];

const inNodes = (nodes: Nodes, toReference: ToReference, fonts: Fonts): (string | BlockNode)[] =>
  nodes.map((node) => (typeof node === 'string' ? node : inBlock(node, toReference, fonts)));

/** Leaves a navigation that has no links or shows a menu already. */
function inBlock(block: BlockNode, toReference: ToReference, fonts: Fonts): BlockNode {
  const isNavigation = block.name === 'core/navigation' && hasLinks(block.inner);
  // The editor mistakes a navigation with a literal family for an earlier version without menus, and drops its menu.
  const attributes = isNavigation ? withPresetFont(readAttributes(block), fonts) : undefined;
  if (!attributes || attributes.ref !== undefined) {
    return { ...block, inner: inNodes(block.inner, toReference, fonts) };
  }
  const own = serializeAttributes({ ref: `kit:${toReference(block.inner)}/id`, ...attributes });
  return { ...block, attributes_text: own, opener: `<!-- wp:navigation ${own} /-->`, inner: [], closer: '' };
}

function makeNavigation(pack: string, title: string, content: string): Navigation {
  const key = toSlug(title, 40);
  const slug = `${toSlug(pack, 70) || 'pack'}-${key}`;
  return {
    reference: `navigation/${key}`,
    slug,
    title,
    document: { kind: 'blocks', key, title, slug, post_type: 'wp_navigation', template_type: 'navigation', content },
  };
}
