import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../blocks/serialize-blocks.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';

/** Returns the address of a medium without quotes, brackets and white space, or an empty text; undefined keeps its symbols. */
export type AddressOf = (sha256: string) => string | undefined;

const urlSymbols = /kit:media\/([0-9a-f]{64})\/url/g;
const idSymbols = /kit:media\/([0-9a-f]{64})\/id/g;
const oneId = /^kit:media\/([0-9a-f]{64})\/id$/;
const oneUrl = /^kit:media\/([0-9a-f]{64})\/url$/;
const hasSymbol = (text: string) => text.includes('kit:media/');

/** Replaces symbols in block markup by addresses and removes ids, as the editor does for external pictures. */
export function resolveBlocks(content: string, addressOf: AddressOf): string {
  return hasSymbol(content) ? serializeBlocks(resolveNodes(parseBlocks(content).nodes, addressOf)) : content;
}

/** Replaces symbols in Elementor settings or elements by addresses; returns the same object without any. */
export function resolveSettings<T>(value: T, addressOf: AddressOf): T {
  return resolve(value, addressOf, blankNumber) as T;
}

const blankNumber = () => '';

function resolveNodes(nodes: readonly (string | BlockNode)[], addressOf: AddressOf): (string | BlockNode)[] {
  return nodes.map((node) =>
    typeof node === 'string'
      ? resolveHtml(node, addressOf)
      : { ...resolveAttributes(node, addressOf), inner: resolveNodes(node.inner, addressOf) },
  );
}

function resolveAttributes(block: BlockNode, addressOf: AddressOf): BlockNode {
  const attributes = hasSymbol(block.attributes_text) ? readAttributes(block) : undefined;
  if (!isRecord(attributes)) {
    return block;
  }
  const resolved = resolve(attributes, addressOf, () => undefined);
  return replaceAttributes(block, withoutUndefined(resolved) as Record<string, unknown>);
}

function resolve(value: unknown, addressOf: AddressOf, numberOf: () => unknown, isDynamic = false): unknown {
  if (typeof value === 'string') {
    return resolveString(value, addressOf, numberOf, isDynamic);
  }
  if (isRecord(value)) {
    const typed = resolveTyped(value, addressOf);
    return typed ?? mapValues(value, (item, key) => resolve(item, addressOf, numberOf, isDynamic || key === '__dynamic__'));
  }
  return Array.isArray(value) ? mapValues(value, (item) => resolve(item, addressOf, numberOf, isDynamic)) : value;
}

function resolveString(text: string, addressOf: AddressOf, numberOf: () => unknown, isDynamic: boolean): unknown {
  if (!hasSymbol(text)) {
    return text;
  }
  const numbered = oneId.exec(text)?.[1];
  if (numbered !== undefined) {
    return addressOf(numbered) === undefined ? text : numberOf();
  }
  const sha256 = oneUrl.exec(text)?.[1];
  if (sha256 !== undefined) {
    return addressOf(sha256) ?? text;
  }
  // The settings of a dynamic tag are URL-encoded except for the symbols.
  return isDynamic ? resolveText(text, addressOf, encodeURIComponent) : resolveHtml(text, addressOf);
}

function resolveText(text: string, addressOf: AddressOf, encode: (address: string) => string): string {
  const replaced = (symbol: string, sha256: string, to: (address: string) => string) => {
    const address = addressOf(sha256);
    return address === undefined ? symbol : to(address);
  };
  return text
    .replace(urlSymbols, (symbol, sha256: string) => replaced(symbol, sha256, encode))
    .replace(idSymbols, (symbol, sha256: string) => replaced(symbol, sha256, () => ''));
}

/** Resolves a typed picture; Elementor 4 stores its id or address, never both. */
function resolveTyped(value: Record<string, unknown>, addressOf: AddressOf): Record<string, unknown> | undefined {
  const sha256 =
    isRecord(value.id) && typeof value.id.value === 'string'
      ? /^kit:media\/([0-9a-f]{64})\/id$/.exec(value.id.value)?.[1]
      : undefined;
  if (sha256 === undefined) {
    return undefined;
  }
  const address = addressOf(sha256);
  if (address === undefined) {
    return undefined;
  }
  return { ...value, id: null, url: address === '' ? null : { $$type: 'url', value: address } };
}

function resolveHtml(html: string, addressOf: AddressOf): string {
  if (!hasSymbol(html)) {
    return html;
  }
  const drop = (whole: string) => {
    const sha256 = /[0-9a-f]{64}/.exec(whole)?.[0] ?? '';
    return addressOf(sha256) === undefined ? whole : '';
  };
  const unnumbered = html
    .replace(/\s+class=(["'])\s*wp-image-kit:media\/[0-9a-f]{64}\/id\s*\1/g, drop)
    .replace(/[ \t]+wp-image-kit:media\/[0-9a-f]{64}\/id\b|\bwp-image-kit:media\/[0-9a-f]{64}\/id[ \t]*/g, drop)
    .replace(/\s+data-[\w-]+=(["'])kit:media\/[0-9a-f]{64}\/id\1/g, drop);
  return resolveText(unnumbered, addressOf, (address) => address.replaceAll('&', '&amp;'));
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) {
    return mapValues(
      value.filter((item) => item !== undefined),
      withoutUndefined,
    );
  }
  if (!isRecord(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, withoutUndefined(item)]),
  );
}
