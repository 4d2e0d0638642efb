import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import type { FindColor } from './find-color.js';

const named = { text: 'textColor', background: 'backgroundColor' };

/** Names the colours of a search form by class, because WordPress prints a reference in its style unresolved. */
export function nameSearch(block: BlockNode, find: FindColor): BlockNode {
  const { style, ...others } = readAttributes(block) ?? {};
  const { color, ...styles } = isRecord(style) ? style : {};
  if (!isRecord(color)) {
    return block;
  }
  const ids = Object.entries(named).flatMap(([key, attribute]) => {
    const id = find(color[key]);
    return id === undefined ? [] : [{ key, attribute, id }];
  });
  const left = Object.entries(color).filter(([key]) => !ids.some((one) => one.key === key));
  const kept = { ...styles, ...(left.length > 0 ? { color: Object.fromEntries(left) } : {}) };
  return replaceAttributes(block, {
    ...others,
    ...(Object.keys(kept).length > 0 ? { style: kept } : {}),
    ...Object.fromEntries(ids.map(({ attribute, id }) => [attribute, id])),
  });
}
