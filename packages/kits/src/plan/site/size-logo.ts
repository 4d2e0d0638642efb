import { type BundleDocument, brand, type ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { walkElements } from '../../read/elementor/walk-elements.js';

/** Maps logo widgets, ours and Elementor Pro's, to their width settings. */
const widthSettings = new Map([
  [`${brand.slug}-site-name`, 'logo_width'],
  ['theme-site-logo', 'width'],
]);

const widest = 800;
const narrowest = 20;
/** In px; a usual header fits both. */
const defaultSize = { height: 48, width: 211 };

type Shape = { width?: number | undefined; height?: number | undefined } | undefined;

/** Returns the first width in px that a document states, headers first, else a width that fits into a header. */
export function findLogoWidth(documents: readonly BundleDocument[], logo: Shape): number {
  const headersFirst = documents.toSorted((a, b) => Number(isHeader(b)) - Number(isHeader(a)));
  const stated = headersFirst.map(statedWidth).find((width) => width !== undefined);
  const fitting =
    logo?.width && logo.height ? Math.min(defaultSize.width, (defaultSize.height * logo.width) / logo.height) : defaultSize.width;
  return Math.min(widest, Math.max(narrowest, Math.round(stated ?? fitting)));
}

const isHeader = ({ template_type }: BundleDocument) => template_type === 'header';

function statedWidth(document: BundleDocument): number | undefined {
  if (document.kind === 'elementor') {
    let width: number | undefined;
    walkElements(document.content, (element) => {
      width ??= toPixels(element.settings?.[settingOf(element) ?? '']);
    });
    return width;
  }
  return document.content.includes('site-logo') ? inNodes(parseBlocks(document.content).nodes) : undefined;
}

function inNodes(nodes: readonly (string | BlockNode)[]): number | undefined {
  for (const node of nodes) {
    const own = typeof node !== 'string' && node.name === 'core/site-logo' ? readAttributes(node)?.width : undefined;
    const width = typeof own === 'number' && own > 0 ? own : typeof node === 'string' ? undefined : inNodes(node.inner);
    if (width !== undefined) {
      return width;
    }
  }
  return undefined;
}

/** Accepts widths in px only, because a percentage of one header means nothing elsewhere. */
function toPixels(value: unknown): number | undefined {
  const { unit, size } = (value ?? {}) as { unit?: unknown; size?: unknown };
  const width = Number(size);
  return unit === 'px' && width > 0 ? width : undefined;
}

/** In px. `otherwise` is for logo blocks without a width, where the site's applies if it's missing. */
type Widths = { chosen: number | undefined; otherwise: number | undefined };

/** Sets the logo's width where a person changes it later. */
export function sizeLogo(document: BundleDocument, widths: Widths): BundleDocument {
  if (document.kind === 'elementor') {
    const { chosen } = widths;
    return chosen === undefined ? document : { ...document, content: inElements(document.content, chosen) };
  }
  return document.content.includes('site-logo')
    ? { ...document, content: serializeBlocks(inBlocks(parseBlocks(document.content).nodes, widths)) }
    : document;
}

const inBlocks = (nodes: readonly (string | BlockNode)[], widths: Widths): (string | BlockNode)[] =>
  nodes.map((node) => (typeof node === 'string' ? node : { ...inBlock(node, widths), inner: inBlocks(node.inner, widths) }));

function inBlock(block: BlockNode, { chosen, otherwise }: Widths): BlockNode {
  const attributes = block.name === 'core/site-logo' ? readAttributes(block) : undefined;
  const width = attributes?.width === undefined ? otherwise : chosen;
  return attributes === undefined || width === undefined ? block : replaceAttributes(block, { ...attributes, width });
}

const inElements = (elements: readonly ElementorElement[], width: number): ElementorElement[] =>
  elements.map((element) => {
    const setting = settingOf(element);
    const sized = { [setting ?? '']: { unit: 'px', size: width, sizes: [] } };
    return {
      ...element,
      ...(setting === undefined ? {} : { settings: { ...element.settings, ...sized } }),
      elements: inElements(element.elements, width),
    };
  });

const settingOf = ({ elType, widgetType }: ElementorElement) =>
  elType === 'widget' ? widthSettings.get(String(widgetType)) : undefined;
