import { refuseDeepJson } from '../parse-json.js';
import type { BlockNode } from './parse-blocks.js';

/** Serialises blocks; untouched ones are written back exactly. */
export function serializeBlocks(nodes: readonly (string | BlockNode)[]): string {
  const parts: string[] = [];
  write(nodes, parts);
  return parts.join('');
}

/** Serialises JSON for a block delimiter with WordPress's escapes, so that no `-->`, tag or quote ends the comment early. */
export function serializeAttributes(attributes: Record<string, unknown>): string {
  return JSON.stringify(attributes)
    .replaceAll('\\\\', '\\u005c')
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}

/** Replaces a block's attributes and keeps the rest of its opening delimiter. */
export function replaceAttributes(block: BlockNode, attributes: Record<string, unknown>): BlockNode {
  const attributesText = Object.keys(attributes).length === 0 ? '' : serializeAttributes(attributes);
  const start = block.attributes_text === '' ? block.opener.search(/\/?-->$/) : block.opener.indexOf(block.attributes_text);
  const gap = block.attributes_text === '' ? ' ' : '';
  const before = block.opener.slice(0, start);
  const after = block.opener.slice(start + block.attributes_text.length);
  return {
    ...block,
    attributes_text: attributesText,
    opener: before + (attributesText === '' ? after.trimStart() : attributesText + gap + after),
  };
}

/**
 * Parses the attributes; undefined if they are invalid JSON.
 * @throws KitError `too_deep`
 */
export function readAttributes(block: BlockNode): Record<string, unknown> | undefined {
  if (block.attributes_text === '') {
    return {};
  }
  refuseDeepJson(block.attributes_text, `the attributes of a block (${block.name})`);
  try {
    return JSON.parse(block.attributes_text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function write(nodes: readonly (string | BlockNode)[], parts: string[]) {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parts.push(node);
    } else {
      parts.push(node.opener);
      write(node.inner, parts);
      parts.push(node.closer);
    }
  }
}
