import type { BundleDocument, KitSettings } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';

type ColorsOfKit = KitSettings['colors'];
/** Finds the id of an equal kit colour. */
type Find = (value: unknown) => string | undefined;

/**
 * Replaces literal colours by references to the kit, so that a site changes them in one place. Blocks get exactly what the editor
 * saves for a palette colour: setting and inline style.
 */
export function globalizeColors(documents: readonly BundleDocument[], colors: ColorsOfKit): BundleDocument[] {
  const ids = new Map(colors.toReversed().map(({ id, color }) => [color.toLowerCase(), id]));
  const find: Find = (value) => (typeof value === 'string' ? ids.get(value.toLowerCase()) : undefined);
  return documents.map((document) =>
    document.kind === 'blocks'
      ? { ...document, content: serializeBlocks(inBlocks(parseBlocks(document.content).nodes, find)) }
      : { ...document, content: inSettings(document.content, find) },
  );
}

/** Matches Elementor's colour settings: `title_color`, `background_color_b`, `background_color_mobile`. */
const colorSetting = /(?:^|_)color(?:_b)?(?:_[a-z]+)?$/;

function inSettings<T>(value: T, find: Find): T {
  if (Array.isArray(value)) {
    return mapValues(value, (item) => inSettings(item, find)) as T;
  }
  if (!isRecord(value)) {
    return value;
  }
  const mapped = mapValues(value, (item) => inSettings(item, find));
  const named = Object.entries(value).flatMap(([key, item]): [string, string][] => {
    const id = colorSetting.test(key) ? find(item) : undefined;
    return id === undefined ? [] : [[key, `globals/colors?id=${id}`]];
  });
  if (named.length === 0) {
    return mapped as T;
  }
  const others = Object.entries(mapped).filter(([key]) => !named.some(([name]) => name === key));
  const globals = { ...(isRecord(value.__globals__) ? value.__globals__ : {}), ...Object.fromEntries(named) };
  return { ...Object.fromEntries(others), __globals__: globals } as T;
}

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

function inBlocks(nodes: readonly (string | BlockNode)[], find: Find): (string | BlockNode)[] {
  return nodes.map((node) => (typeof node === 'string' ? node : inBlock({ ...node, inner: inBlocks(node.inner, find) }, find)));
}

function inBlock(block: BlockNode, find: Find): BlockNode {
  const attributes = readAttributes(block);
  if (!attributes || !isRecord(attributes.style)) {
    return block;
  }
  const style = block.name === 'core/separator' ? attributes.style : nameColors(attributes.style, find);
  if (style === attributes.style) {
    return block;
  }
  const inner = isDynamic(block) ? block.inner : restyle(block, attributes.style, find);
  return inner ? { ...replaceAttributes(block, { ...attributes, style }), inner } : block;
}

/** Returns true for server-rendered blocks, which have no HTML. */
const isDynamic = ({ inner }: BlockNode) => inner.every((part) => typeof part !== 'string' || part.trim() === '');

/** Replaces colours in `color`, `border` and link `elements`; keeps gradients and shadows. */
function nameColors(style: Record<string, unknown>, find: Find): Record<string, unknown> {
  const name = (value: unknown, key: string): unknown => {
    const id = ['text', 'background', 'color'].includes(key) ? find(value) : undefined;
    return id !== undefined ? `var:preset|color|${id}` : isRecord(value) ? mapValues(value, name) : value;
  };
  return mapValues(style, (value, key) =>
    ['color', 'border', 'elements'].includes(key) && isRecord(value) ? mapValues(value, name) : value,
  );
}

/** Replaces the colours in the HTML; undefined if they are not where expected. */
function restyle({ name, inner }: BlockNode, style: Record<string, unknown>, find: Find): BlockNode['inner'] | undefined {
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
  const first = inner.findIndex((part) => typeof part === 'string' && tag?.test(part));
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
