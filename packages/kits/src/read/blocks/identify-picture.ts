import { applyEdits, type Edit } from '../media/edits.js';
import { attributeValue } from '../media/rewrite-tag.js';
import { type HtmlTag, scanHtml } from '../media/scan-html.js';
import { idSymbol } from '../media/visit.js';
import type { BlockNode } from './parse-blocks.js';
import type { Shown } from './rewrite-attributes.js';
import { replaceAttributes } from './serialize-blocks.js';

/** Lists the blocks that show one picture and name its id in a class of the `img`. */
const pictureBlocks = new Set(['core/image', 'core/cover']);
const address = /^kit:media\/([0-9a-f]{64})\/url$/;

/**
 * Gives an image or cover block without an id the id of its picture, as the editor does for a picture of the media library.
 * Without an id, WordPress adds neither smaller sizes nor width and height. SVG files have no sizes and stay without an id.
 */
export function identifyPicture(block: BlockNode, attributes: Record<string, unknown>, shown: Shown): BlockNode {
  if (!pictureBlocks.has(block.name) || attributes.id !== undefined) {
    return block;
  }
  const [picture, ...others] = block.inner.flatMap((part, index) =>
    typeof part === 'string' ? listPictures(part).map((tag) => ({ html: part, index, tag })) : [],
  );
  if (!picture || others.length > 0) {
    return block;
  }
  const { html, index, tag } = picture;
  const sha256 = address.exec(attributeValue(html, tag, 'src') ?? '')?.[1];
  const classes = attributeValue(html, tag, 'class') ?? '';
  if (sha256 === undefined || !isRaster(sha256, shown) || classes.includes('wp-image-')) {
    return block;
  }
  const inner = block.inner.with(index, applyEdits(html, [addClass(html, tag, `wp-image-${idSymbol(sha256)}`)]));
  return { ...replaceAttributes(block, { id: idSymbol(sha256), ...attributes }), inner };
}

function listPictures(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  scanHtml(html, { onTag: (tag) => tags.push(tag), onText: () => {} });
  return tags.filter(({ name }) => name === 'img');
}

const isRaster = (sha256: string, { media }: Shown) =>
  [...media.values()].some(({ kind, outcome }) => kind === 'image' && typeof outcome === 'object' && outcome.sha256 === sha256);

function addClass(html: string, { attributes }: HtmlTag, name: string): Edit {
  const written = attributes.find((attribute) => attribute.name === 'class');
  const end = attributes.at(-1)?.to ?? 0;
  const names = written ? `${html.slice(written.start, written.end).replaceAll('"', '&quot;')} ${name}` : name;
  return { start: written?.from ?? end, end: written?.to ?? end, text: ` class="${names.trim()}"` };
}
