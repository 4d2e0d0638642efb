import type { BundleDocument } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, serializeAttributes } from '../../read/blocks/serialize-blocks.js';

/** What a text gets from the page around it, as the preview has it. */
const typography = { fontSize: 'calc(16px)', fontWeight: '400', letterSpacing: '0', lineHeight: '1.6' };
const style = 'font-size:calc(16px);font-weight:400;letter-spacing:0;line-height:1.6';
export const rootClass = 'kithouse-root';

/**
 * Puts the sections of a page into a group with its own weight, line height, letter spacing and size, because a theme's own
 * values would otherwise show in every text that sets none. Leaves content that isn't made of full-width sections to the theme.
 */
export function addRoot<Document extends BundleDocument>(document: Document): Document {
  if (document.kind !== 'blocks' || document.post_type === 'post') {
    return document;
  }
  const { nodes, faults } = parseBlocks(document.content);
  const isWhole = nodes.every((node) => (typeof node === 'string' ? node.trim() === '' : isSection(node)));
  if (faults.length > 0 || !isWhole || document.content.trim() === '') {
    return document;
  }
  const attributes = {
    align: 'full',
    className: rootClass,
    style: { spacing: { blockGap: '0', margin: { top: '0', bottom: '0' } }, typography },
    layout: { type: 'default' },
  };
  const open = `<!-- wp:group ${serializeAttributes(attributes)} -->\n<div class="wp-block-group alignfull ${rootClass}" style="margin-top:0;margin-bottom:0;${style}">`;
  return { ...document, content: `${open}${document.content}</div>\n<!-- /wp:group -->` };
}

const isSection = (node: BlockNode) => readAttributes(node)?.align === 'full';
