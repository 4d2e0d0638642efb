import type { BundleDocument } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { decodeEntities } from '../../read/media/scan-urls.js';
import { isRecord } from '../../read/parse-json.js';

/** Returns a link's target by address and text; undefined keeps it. */
export type FindTarget = (address: string, words: string) => string | undefined;

/** Rewrites links in HTML, Elementor settings and server-rendered blocks. */
export function linkDocuments(documents: readonly BundleDocument[], find: FindTarget): BundleDocument[] {
  return documents.map((document) =>
    document.kind === 'blocks'
      ? { ...document, content: serializeBlocks(inBlocks(parseBlocks(document.content).nodes, find)) }
      : { ...document, content: inSettings(document.content, find) },
  );
}

function inBlocks(nodes: readonly (string | BlockNode)[], find: FindTarget): (string | BlockNode)[] {
  return nodes.map((node) =>
    typeof node === 'string' ? inHtml(node, find) : { ...inAttributes(node, find), inner: inBlocks(node.inner, find) },
  );
}

/** Rewrites `core/navigation-link` etc.: `label` and `url`. */
function inAttributes(block: BlockNode, find: FindTarget): BlockNode {
  const attributes = block.attributes_text.includes('"url"') ? readAttributes(block) : undefined;
  const { url, label } = attributes ?? {};
  const target = typeof url === 'string' && typeof label === 'string' ? find(url, label) : undefined;
  return target === undefined ? block : replaceAttributes(block, { ...attributes, url: target });
}

/** Rewrites a widget's link using its text: `text` of a button or list row, `title` of a heading. */
function inSettings<T>(value: T, find: FindTarget): T {
  if (typeof value === 'string') {
    return inHtml(value, find) as T;
  }
  if (Array.isArray(value)) {
    return mapValues(value, (item) => inSettings(item, find)) as T;
  }
  if (!isRecord(value)) {
    return value;
  }
  const { text, title, link } = value;
  const words = [text, title].find((one) => typeof one === 'string') ?? '';
  const target = isRecord(link) && typeof link.url === 'string' ? find(link.url, plain(String(words))) : undefined;
  const mapped = mapValues(value, (item) => inSettings(item, find));
  return (target === undefined ? mapped : { ...mapped, link: { ...(link as object), url: target } }) as T;
}

const anchor = /(<a\b[^>]*?\shref=")([^"]*)("[^>]*>)([\s\S]*?)(?=<\/a>)/gi;

function inHtml(html: string, find: FindTarget): string {
  return html.includes('<a')
    ? html.replace(anchor, (whole, before: string, address: string, after: string, words: string) => {
        const target = find(decodeEntities(address), plain(words));
        return target === undefined ? whole : before + target.replaceAll('&', '&amp;').replaceAll('"', '&quot;') + after + words;
      })
    : html;
}

const plain = (html: string) =>
  decodeEntities(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
