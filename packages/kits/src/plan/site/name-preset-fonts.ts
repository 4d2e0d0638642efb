import type { BundleDocument, ContentFont } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { withPresetFont } from './preset-font.js';

/** Lists blocks rendered by WordPress whose earlier versions stored a literal family in the attribute for presets. */
const forgetful = new Set([
  'core/comment-author-name',
  'core/comment-date',
  'core/post-date',
  'core/post-title',
  'core/query-title',
  'core/site-tagline',
  'core/site-title',
]);

/**
 * Replaces literal fonts of titles, taglines and dates by presets. The editor mistakes a block with a literal family for an
 * earlier version and moves the family into the attribute for presets. The text would lose its font once somebody saves it.
 */
export function namePresetFonts<Document extends BundleDocument>(document: Document, fonts: readonly ContentFont[]): Document {
  if (document.kind !== 'blocks' || fonts.length === 0 || !document.content.includes('fontFamily')) {
    return document;
  }
  const { nodes, faults } = parseBlocks(document.content);
  return faults.length > 0 ? document : { ...document, content: serializeBlocks(nodes.map((node) => inNode(node, fonts))) };
}

function inNode(node: string | BlockNode, fonts: readonly ContentFont[]): string | BlockNode {
  if (typeof node === 'string') {
    return node;
  }
  const block = { ...node, inner: node.inner.map((one) => inNode(one, fonts)) };
  const attributes = forgetful.has(node.name) ? readAttributes(node) : undefined;
  const named = hasLiteral(attributes) ? withPresetFont(attributes, fonts) : undefined;
  return named ? replaceAttributes(block, named) : block;
}

function hasLiteral(attributes: Record<string, unknown> | undefined): boolean {
  const style = isRecord(attributes?.style) ? attributes.style : {};
  const { fontFamily: family } = isRecord(style.typography) ? style.typography : {};
  return typeof family === 'string' && !family.startsWith('var');
}
