import type { BlockNode } from './parse-blocks.js';
import { serializeAttributes } from './serialize-blocks.js';

/**
 * Creates a block from its parts, such as `createBlock('core/paragraph', {}, ['<p>Hello</p>'])`; without `inner` it is
 * self-closing.
 */
export function createBlock(name: string, attributes: Record<string, unknown> = {}, inner?: (string | BlockNode)[]): BlockNode {
  const written = name.replace(/^core\//, '');
  const attributesText = Object.keys(attributes).length === 0 ? '' : serializeAttributes(attributes);
  const head = `<!-- wp:${written} ${attributesText === '' ? '' : `${attributesText} `}`;
  return inner
    ? { name, attributes_text: attributesText, opener: `${head}-->`, inner, closer: `<!-- /wp:${written} -->` }
    : { name, attributes_text: attributesText, opener: `${head}/-->`, inner: [], closer: '' };
}
