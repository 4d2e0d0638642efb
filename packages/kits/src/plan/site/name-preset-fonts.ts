import type { BundleDocument, ContentFont } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { withPresetFont } from './preset-font.js';

/** Blocks that WordPress renders and whose earlier versions had a literal family in the place of a preset. */
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
 * Names the fonts of a title, tagline or date as presets. The editor takes a literal family for an earlier version of the block
 * and moves it to the place of a preset, so the text loses its font as soon as somebody saves the header.
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
