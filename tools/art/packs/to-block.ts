import type { BlockTree } from '../blocks/tree.js';
import type { Paragraph } from './table.js';

const paragraph = (content: string): BlockTree => ['core/paragraph', { content }];

/** Turns a paragraph of an article into a block without styles, so that the site's theme sets its look. */
export function toBlock(part: Paragraph): BlockTree {
  if (typeof part === 'string') {
    return paragraph(part);
  }
  const [kind, words] = part;
  return kind === 'h' ? ['core/heading', { level: 2, content: words }] : ['core/quote', {}, [paragraph(words)]];
}
