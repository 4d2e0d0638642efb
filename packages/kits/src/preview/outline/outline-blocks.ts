import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { alignOf, type OutlineKind, type OutlineNode, plainText } from './outline-node.js';

const kinds: Record<string, OutlineKind> = {
  group: 'section',
  cover: 'section',
  section: 'section',
  columns: 'columns',
  'media-text': 'columns',
  row: 'columns',
  column: 'column',
  heading: 'heading',
  'post-title': 'heading',
  'site-title': 'heading',
  'query-title': 'heading',
  paragraph: 'text',
  'post-excerpt': 'text',
  'post-content': 'text',
  'site-tagline': 'text',
  preformatted: 'text',
  verse: 'text',
  code: 'text',
  freeform: 'text',
  html: 'text',
  image: 'image',
  'post-featured-image': 'image',
  'site-logo': 'image',
  avatar: 'image',
  button: 'button',
  'read-more': 'button',
  gallery: 'gallery',
  video: 'video',
  embed: 'embed',
  audio: 'embed',
  file: 'button',
  list: 'list',
  details: 'list',
  accordion: 'list',
  quote: 'quote',
  pullquote: 'quote',
  table: 'table',
  'social-links': 'social',
  navigation: 'menu',
  'page-list': 'menu',
  query: 'posts',
  'latest-posts': 'posts',
  search: 'form',
  'post-comments-form': 'form',
  separator: 'divider',
  spacer: 'spacer',
  icon: 'icon',
};

/** Lists blocks that only contain others. */
const wrappers = new Set(['buttons', 'post-template', 'social-link', 'list-item', 'query-pagination', 'query-no-results']);
const leaves = new Set<OutlineKind>(['list', 'social', 'menu', 'table', 'quote']);

/** Outlines block markup; text between blocks counts as text. */
export function outlineBlocks(nodes: readonly (string | BlockNode)[]): OutlineNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') {
      return [];
    }
    const name = node.name.slice(node.name.indexOf('/') + 1);
    return wrappers.has(name) ? outlineBlocks(node.inner) : [outlineBlock(node, name)];
  });
}

function outlineBlock(block: BlockNode, name: string): OutlineNode {
  const attributes = readAttributes(block) ?? {};
  const layout = isRecord(attributes.layout) ? attributes.layout : {};
  const isRow = layout.type === 'grid' || (layout.type === 'flex' && layout.orientation !== 'vertical');
  const inner = outlineBlocks(block.inner);
  const known = (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? guessKind(name, inner.length);
  const kind = known === 'section' && isRow && inner.length > 1 ? 'columns' : known;
  const html = block.inner.filter((node) => typeof node === 'string').join(' ');
  const text = plainText(leaves.has(kind) ? textWithin(block) : html);
  const style = isRecord(attributes.style) && isRecord(attributes.style.color) ? attributes.style.color : {};
  return {
    kind,
    source: block.name,
    ...(text === undefined ? {} : { text }),
    ...(kind === 'heading' ? { level: levelOf(attributes.level) } : {}),
    ...widthOf(attributes.width),
    ...(leaves.has(kind) || kind === 'gallery' ? { count: countOf(block, inner.length) } : {}),
    ...alignOf(attributes.textAlign ?? attributes.align),
    ...(name === 'cover' ||
    attributes.backgroundColor !== undefined ||
    style.background !== undefined ||
    style.gradient !== undefined
      ? { has_background: true }
      : {}),
    children: leaves.has(kind)
      ? []
      : name === 'media-text'
        ? [{ kind: 'image', source: block.name, children: [] }, column(block, inner)]
        : inner,
  };
}

const column = (block: BlockNode, children: OutlineNode[]): OutlineNode => ({ kind: 'column', source: block.name, children });

const levelOf = (level: unknown) => (typeof level === 'number' && level >= 1 && level <= 6 ? level : 2);

function widthOf(width: unknown): { width?: number } {
  const share =
    typeof width === 'number' ? width : typeof width === 'string' && width.endsWith('%') ? Number.parseFloat(width) : Number.NaN;
  return share > 0 && share <= 100 ? { width: share } : {};
}

function countOf(block: BlockNode, shown: number): number {
  const blocks = block.inner.filter((node) => typeof node !== 'string').length;
  const html = block.inner.filter((node) => typeof node === 'string').join('');
  return Math.max(shown, blocks, (html.match(/<(?:li|tr|img)[\s>]/g) ?? []).length);
}

const textWithin = (block: BlockNode): string =>
  block.inner.map((node) => (typeof node === 'string' ? node : textWithin(node))).join(' ');

/** Guesses a type from the name, because plugins name blocks like WordPress. */
function guessKind(name: string, children: number): OutlineKind {
  const words: [RegExp, OutlineKind][] = [
    [/form|subscribe|newsletter/, 'form'],
    [/gallery|carousel|slider/, 'gallery'],
    [/image|photo|logo/, 'image'],
    [/button/, 'button'],
    [/heading|title/, 'heading'],
    [/post|product|news|grid-module/, 'posts'],
    [/column$/, 'column'],
    [/columns|row|grid/, 'columns'],
    [/video/, 'video'],
    [/map/, 'map'],
    [/icon/, 'icon'],
    [/list|tabs|accordion|faq/, 'list'],
    [/paragraph|text/, 'text'],
  ];
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? (children > 0 ? 'section' : 'other');
}
