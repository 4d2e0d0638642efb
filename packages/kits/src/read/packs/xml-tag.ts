import { decodeEntities } from '../media/scan-urls.js';

export type XmlTag = { name: string; attributes: Map<string, string>; is_end: boolean; is_empty: boolean };

/** Anchored at a name's start, so that a long one without a value is not rescanned from each letter. */
const attribute = /(?<![^\s=/"'<>])([^\s=/"'<>]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Parses the text between `<` and `>`; undefined if it is no tag. */
export function readTag(text: string): XmlTag | undefined {
  const isEnd = text.startsWith('/');
  const isEmpty = !isEnd && text.endsWith('/');
  const name = /^\/?([\p{L}_][\p{L}\p{N}_.:-]*)(?=[\s/]|$)/u.exec(text)?.[1];
  if (name === undefined) {
    return undefined;
  }
  const attributes = new Map<string, string>();
  if (!isEnd && text.length > name.length) {
    for (const [, key = '', double, single] of text.slice(name.length).matchAll(attribute)) {
      attributes.set(key, decodeEntities(double ?? single ?? ''));
    }
  }
  return { name, attributes, is_end: isEnd, is_empty: isEmpty };
}
