import type { BundleDocument } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';

const size = /^(?:\d+|\d*\.\d+)(?:px|rem|em)$/;
const rem = /(?<![\w.#-])(-?(?:\d+|\d*\.\d+))rem\b/g;

/** Bounds how far a tag may begin before, because hostile HTML would otherwise be searched again and again. */
const inlineStyle = /(?<=<[a-z][^<>]{0,1000}) style="([^"]*)"/gi;

type Choice = {
  /** Whether the theme resizes the page's root, as classic ones do. */
  inPixels: boolean;
};

/**
 * Makes the sizes of a block document independent of the theme. A theme with fluid typography shrinks plain font sizes, but no
 * `calc()`. A classic theme may resize the page's root, so lengths relative to it become pixels.
 */
export function fixSizes<Document extends BundleDocument>(document: Document, { inPixels }: Choice): Document {
  if (document.kind !== 'blocks') {
    return document;
  }
  const { nodes, faults } = parseBlocks(document.content);
  const fix = (text: string) => (inPixels ? toPixels(text) : text);
  return faults.length > 0 ? document : { ...document, content: serializeBlocks(nodes.map((node) => fixNode(node, fix))) };
}

const toPixels = (text: string) => text.replace(rem, (_, length: string) => `${Number((Number(length) * 16).toFixed(3))}px`);

type Fix = (text: string) => string;

/** Blocks whose HTML a person wrote, not the editor from the block's settings. */
const written = new Set(['core/html', 'core/freeform', 'core/shortcode', 'core/code', 'core/preformatted']);
/** Settings outside of `style` and `layout` that the editor also writes into the HTML. */
const lengths = new Set(['width', 'height']);

function fixNode(node: string | BlockNode, fix: Fix): string | BlockNode {
  if (typeof node === 'string') {
    return node;
  }
  const attributes = readAttributes(node);
  const inner = node.inner.map((one) => (typeof one === 'string' ? one : fixNode(one, fix)));
  if (!attributes || !node.name.startsWith('core/') || written.has(node.name)) {
    return { ...node, inner };
  }
  const fixed = fixAttributes(attributes, fix);
  const { style } = attributes;
  const typography = isRecord(style) && isRecord(style.typography) ? style.typography : {};
  const own = inner.map((one) => (typeof one === 'string' ? fixHtml(one, typography.fontSize, fix) : one));
  return { ...(fixed === attributes ? node : replaceAttributes(node, fixed)), inner: own };
}

function fixAttributes(attributes: Record<string, unknown>, fix: Fix): Record<string, unknown> {
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      return key === 'fontSize' && size.test(value) ? `calc(${fix(value)})` : fix(value);
    }
    return isRecord(value) ? mapValues(value, change) : value;
  };
  const unit = attributes.minHeightUnit === 'rem' ? fix('1rem') : '1rem';
  return mapValues(attributes, (value, key) => {
    if (unit !== '1rem' && (key === 'minHeight' || key === 'minHeightUnit')) {
      return key === 'minHeight' ? Number(value) * 16 : 'px';
    }
    const isStyle = (key === 'style' || key === 'layout') && isRecord(value);
    return isStyle ? mapValues(value, change) : lengths.has(key) && typeof value === 'string' ? fix(value) : value;
  });
}

/** Changes inline styles exactly like the settings that the editor saves them from. */
function fixHtml(html: string, fontSize: unknown, fix: Fix): string {
  const plain = typeof fontSize === 'string' && size.test(fontSize) ? `font-size:${fontSize}` : undefined;
  return html.replace(inlineStyle, (_, style: string) => {
    const declarations = style.split(';').map((one) => (one === plain ? `font-size:calc(${String(fontSize)})` : one));
    return ` style="${fix(declarations.join(';'))}"`;
  });
}
