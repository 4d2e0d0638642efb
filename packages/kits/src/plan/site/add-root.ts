import type { BundleDocument } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';

/** The typography that a text inherits from its page, with the values of the preview. */
const typography = { fontSize: 'calc(16px)', fontWeight: '400', letterSpacing: '0', lineHeight: '1.6' };
/** Astra pads groups that set no padding. */
const padding = { top: '0', right: '0', bottom: '0', left: '0' };
const style =
  'padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-size:calc(16px);font-weight:400;letter-spacing:0;line-height:1.6';
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
    style: { spacing: { blockGap: '0', margin: { top: '0', bottom: '0' }, padding }, typography },
    layout: { type: 'default' },
  };
  const content = serializeBlocks(nodes.map((node) => (typeof node === 'string' ? node : addGap(node))));
  const open = `<!-- wp:group ${serializeAttributes(attributes)} -->\n<div class="wp-block-group alignfull ${rootClass}" style="margin-top:0;margin-bottom:0;${style}">`;
  return { ...document, content: `${open}${content}</div>\n<!-- /wp:group -->` };
}

/** The gap between blocks where a design sets none, by block. Themes have different ones. */
const gaps: Record<string, string> = {
  'core/buttons': '16px',
  ...Object.fromEntries(
    ['group', 'column', 'cover', 'post-content', 'post-template', 'query', 'navigation'].map((name) => [
      `core/${name}`,
      '19.2px',
    ]),
  ),
};

function addGap(block: BlockNode): BlockNode {
  const inner = block.inner.map((node) => (typeof node === 'string' ? node : addGap(node)));
  const attributes = readAttributes(block);
  const own = attributes && isRecord(attributes.style) ? attributes.style : {};
  const spacing = isRecord(own.spacing) ? own.spacing : {};
  const gap = gaps[block.name];
  // WordPress ignores a gap with a function, such as clamp().
  const isSet = isRecord(spacing.blockGap) || (typeof spacing.blockGap === 'string' && !spacing.blockGap.includes('('));
  return gap === undefined || isSet || !attributes
    ? { ...block, inner }
    : { ...withAttributes(block, { ...attributes, style: { ...own, spacing: { ...spacing, blockGap: gap } } }), inner };
}

/** Sets the attributes of a block that may have none. */
function withAttributes(block: BlockNode, attributes: Record<string, unknown>): BlockNode {
  if (block.attributes_text !== '') {
    return replaceAttributes(block, attributes);
  }
  const attributesText = serializeAttributes(attributes);
  const opener = block.opener.replace(/\s*(\/?-->)$/, (_, end: string) => ` ${attributesText} ${end}`);
  return { ...block, attributes_text: attributesText, opener };
}

const isSection = (node: BlockNode) => readAttributes(node)?.align === 'full';
