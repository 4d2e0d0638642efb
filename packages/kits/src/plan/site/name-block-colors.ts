import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';
import type { FindColor } from './find-color.js';
import { nameInPaint } from './name-paint-colors.js';
import { nameSearch } from './name-search-color.js';
import { nameSeparator } from './name-separator-color.js';
import { nameSocial } from './name-social-colors.js';

type Attributes = Record<string, unknown>;

/** Maps blocks to the tag that carries their inline colours. */
const styledTags: Record<string, RegExp> = {
  'core/button': /<a\b[^>]*>/,
  ...Object.fromEntries(
    ['group', 'columns', 'column', 'cover', 'heading', 'paragraph', 'list', 'list-item', 'details', 'buttons', 'quote'].map(
      (name) => [`core/${name}`, /<[a-z][^>]*>/],
    ),
  ),
};

/** Maps paths in `style` to CSS properties. */
const written: [path: string[], property: string][] = [
  [['color', 'text'], 'color'],
  [['color', 'background'], 'background-color'],
  [['border', 'color'], 'border-color'],
  ...['top', 'right', 'bottom', 'left'].map((side): [string[], string] => [['border', side, 'color'], `border-${side}-color`]),
];

/** Replaces colours in blocks by references to presets. */
export function nameInBlocks(nodes: readonly (string | BlockNode)[], find: FindColor): (string | BlockNode)[] {
  return nodes.map((node) =>
    typeof node === 'string' ? node : nameInBlock({ ...node, inner: nameInBlocks(node.inner, find) }, find),
  );
}

function nameInBlock(given: BlockNode, find: FindColor): BlockNode {
  const block = nameInPaint(nameOverlay(given, find), find);
  if (block.name === 'core/separator') {
    return nameSeparator(block, find);
  }
  if (block.name === 'core/search') {
    return nameSearch(block, find);
  }
  if (block.name === 'core/social-links') {
    return nameSocial(block, find);
  }
  const attributes = readAttributes(block);
  if (!attributes || !isRecord(attributes.style)) {
    return block;
  }
  const style = nameInStyle(attributes.style, find);
  if (style === attributes.style) {
    return block;
  }
  const inner = isDynamic(block) ? block.inner : restyle(block, attributes.style, find);
  return inner ? { ...replaceAttributes(block, { ...attributes, style }), inner } : block;
}

/** Returns true for server-rendered blocks, which have no HTML. */
const isDynamic = ({ inner }: BlockNode) => inner.every((node) => typeof node !== 'string' || node.trim() === '');

/** Names the colours of a menu's overlay, whose own settings for presets need no HTML. */
function nameOverlay(block: BlockNode, find: FindColor): BlockNode {
  const attributes = block.name === 'core/navigation' ? readAttributes(block) : undefined;
  const rename = ([key, value]: [string, unknown]): [string, unknown] => {
    const id = /^custom(Overlay)?(Background|Text)Color$/.test(key) ? find(value) : undefined;
    return id === undefined ? [key, value] : [`${key.charAt(6).toLowerCase()}${key.slice(7)}`, id];
  };
  const entries = Object.entries(attributes ?? {});
  const renamed = entries.map(rename);
  return renamed.some(([key], index) => key !== entries[index]?.[0])
    ? replaceAttributes(block, Object.fromEntries(renamed))
    : block;
}

/** Replaces colours in `color`, `border` and link `elements`. */
function nameInStyle(style: Attributes, find: FindColor): Attributes {
  const name = (value: unknown, key: string): unknown => {
    const id = ['text', 'background', 'color'].includes(key) ? find(value) : undefined;
    return id !== undefined ? `var:preset|color|${id}` : isRecord(value) ? mapValues(value, name) : value;
  };
  return mapValues(style, (value, key) =>
    ['color', 'border', 'elements'].includes(key) && isRecord(value) ? mapValues(value, name) : value,
  );
}

/** Replaces the colours in the HTML; undefined if they are not where expected. */
function restyle({ name, inner }: BlockNode, style: Attributes, find: FindColor): BlockNode['inner'] | undefined {
  const expected = written.flatMap(([path, property]) => {
    const value = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), style);
    const id = find(value);
    return id === undefined
      ? []
      : [{ before: `${property}:${String(value)}`, after: `${property}:var(--wp--preset--color--${id})` }];
  });
  if (expected.length === 0) {
    return inner;
  }
  const tag = styledTags[name];
  const first = inner.findIndex((node) => typeof node === 'string' && tag?.test(node));
  const html = inner[first];
  const [opening] = (typeof html === 'string' && tag?.exec(html)) || [];
  const text = opening === undefined ? undefined : / style="([^"]*)"/.exec(opening)?.[1];
  const declarations = text?.split(';') ?? [];
  if (typeof html !== 'string' || !opening || !expected.every(({ before }) => declarations.includes(before))) {
    return undefined;
  }
  const renamed = declarations.map((one) => expected.find(({ before }) => before === one)?.after ?? one).join(';');
  return inner.with(
    first,
    html.replace(opening, () => opening.replace(/ style="[^"]*"/, () => ` style="${renamed}"`)),
  );
}
