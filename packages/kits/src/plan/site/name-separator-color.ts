import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import type { FindColor } from './find-color.js';

/** Names a separator's colour by class, because the editor would write a reference in its style into the HTML unresolved. */
export function nameSeparator(block: BlockNode, find: FindColor): BlockNode {
  const { style, ...others } = readAttributes(block) ?? {};
  const { color, ...styles } = isRecord(style) ? style : {};
  const { background, ...colors } = isRecord(color) ? color : {};
  const id = find(background);
  const [html] = block.inner;
  const [tag] = (typeof html === 'string' && block.inner.length === 1 && /<hr\b[^>]*>/.exec(html)) || [];
  if (id === undefined || typeof html !== 'string' || tag === undefined) {
    return block;
  }
  const own = [`background-color:${String(background)}`, `color:${String(background)}`];
  const declarations = / style="([^"]*)"/.exec(tag)?.[1]?.split(';') ?? [];
  if (!own.every((declaration) => declarations.includes(declaration))) {
    return block;
  }
  const left = declarations.filter((declaration) => !own.includes(declaration)).join(';');
  const kept = { ...styles, ...(Object.keys(colors).length > 0 ? { color: colors } : {}) };
  const named = tag
    .replace(/ style="[^"]*"/, () => (left === '' ? '' : ` style="${left}"`))
    .replace('has-text-color ', () => `has-text-color has-${id}-color `)
    .replace(/\bhas-background\b/, () => `has-${id}-background-color has-background`);
  const attributes = { ...others, ...(Object.keys(kept).length > 0 ? { style: kept } : {}), backgroundColor: id };
  return { ...replaceAttributes(block, attributes), inner: [html.replace(tag, () => named)] };
}
