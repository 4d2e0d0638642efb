import { type BundleDocument, brand, type ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../blocks/serialize-blocks.js';

/** Maps logo widgets, ours and Elementor Pro's, to their width settings. */
const widthSettings = new Map([
  [`${brand.slug}-site-name`, 'logo_width'],
  ['theme-site-logo', 'width'],
]);

/** Sets the logo's width in px where a person changes it later. */
export function sizeLogo(document: BundleDocument, width: number): BundleDocument {
  if (document.kind === 'elementor') {
    return { ...document, content: inElements(document.content, width) };
  }
  return document.content.includes('<!-- wp:site-logo')
    ? { ...document, content: serializeBlocks(inBlocks(parseBlocks(document.content).nodes, width)) }
    : document;
}

const inBlocks = (nodes: readonly (string | BlockNode)[], width: number): (string | BlockNode)[] =>
  nodes.map((node) => (typeof node === 'string' ? node : { ...inBlock(node, width), inner: inBlocks(node.inner, width) }));

/** Sets the width of a logo block; without one the site's applies. */
function inBlock(block: BlockNode, width: number): BlockNode {
  const attributes = block.name === 'core/site-logo' ? readAttributes(block) : undefined;
  return attributes?.width === undefined ? block : replaceAttributes(block, { ...attributes, width });
}

const inElements = (elements: readonly ElementorElement[], width: number): ElementorElement[] =>
  elements.map((element) => {
    const setting = element.elType === 'widget' ? widthSettings.get(String(element.widgetType)) : undefined;
    const sized = { [setting ?? '']: { unit: 'px', size: width, sizes: [] } };
    return {
      ...element,
      ...(setting === undefined ? {} : { settings: { ...element.settings, ...sized } }),
      elements: inElements(element.elements, width),
    };
  });
