import type { BundleDocument } from '@kithouse/contract';
import { normalizeColor } from '../../look/tokens.js';
import { parseBlocks, walkBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';

const literal = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|rgba?\([^()]*\)/gi;
const inlineStyle = /\sstyle="([^"]*)"/g;
/** Matches settings of blocks and widgets whose text can contain a colour. */
const painted = /color|background|gradient|shadow|^text$|border|overlay/i;

/** Lists the visible literal colours of documents once each, normalised. Ignores texts, links and pictures. */
export function findLooseColors(documents: readonly BundleDocument[]): string[] {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [color] of text.matchAll(literal)) {
      const normal = normalizeColor(color);
      if (normal !== undefined) {
        found.add(normal);
      }
    }
  };
  const inHtml = (html: string) => {
    for (const [, style = ''] of html.matchAll(inlineStyle)) {
      read(style);
    }
  };
  const inValue = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const isPaint = painted.test(key) && /^\s*(?:#|rgb|[a-z-]*gradient|[\d.-]+px)/i.test(value);
      (isPaint ? read : inHtml)(value);
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const [name, item] of Object.entries(value)) {
        inValue(item, Array.isArray(value) ? key : name);
      }
    }
  };
  for (const document of documents) {
    if (document.kind === 'elementor') {
      inValue(document.content, '');
    } else {
      inHtml(document.content.replace(/<!--[\s\S]*?-->/g, ''));
      walkBlocks(parseBlocks(document.content).nodes, (block) => inValue(readAttributes(block) ?? {}, ''));
    }
  }
  return [...found];
}
