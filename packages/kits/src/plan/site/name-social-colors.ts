import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import type { FindColor } from './find-color.js';

/** Names the colours of social links, each of which has a setting for the name and one for its value. */
export function nameSocial(block: BlockNode, find: FindColor): BlockNode {
  const attributes = readAttributes(block) ?? {};
  const named = ['iconColor', 'iconBackgroundColor'].flatMap((key): [string, string][] => {
    const id = find(attributes[`${key}Value`]);
    return id === undefined
      ? []
      : [
          [key, id],
          [`${key}Value`, `var(--wp--preset--color--${id})`],
        ];
  });
  return named.length === 0 ? block : replaceAttributes(block, { ...attributes, ...Object.fromEntries(named) });
}
