import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';

/**
 * Represents a block as written. `opener` and `closer` keep the exact delimiters, so that untouched blocks are written back
 * unchanged; `closer` is empty for self-closing and unclosed blocks.
 */
export type BlockNode = {
  /** With its namespace: `core/paragraph`. */
  name: string;
  /** JSON of the opening delimiter, or empty. */
  attributes_text: string;
  opener: string;
  inner: (string | BlockNode)[];
  closer: string;
};

/** Holds top-level blocks; strings between them are freeform HTML. */
export type BlockTree = {
  nodes: (string | BlockNode)[];
  /** Unmatched delimiters in order. `offset` counts characters from the start. */
  faults: { kind: 'unclosed' | 'stray-closer' | 'wrong-closer'; name: string; expected?: string; offset: number }[];
};

type Open = { node: BlockNode; offset: number };

/**
 * Parses block markup like WordPress, in one pass without recursion. Treats other comments as text.
 * @throws KitError `too_deep`, `too_many`
 */
export function parseBlocks(text: string): BlockTree {
  const tree: BlockTree = { nodes: [], faults: [] };
  const stack: Open[] = [];
  const findAttributesEnd = attributesEndFinder(text);
  let written = 0;
  let count = 0;

  const siblings = () => stack.at(-1)?.node.inner ?? tree.nodes;
  const flush = (until: number) => {
    if (until > written) {
      siblings().push(text.slice(written, until));
    }
  };

  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', at)) {
    const delimiter = readDelimiter(text, at, findAttributesEnd);
    if (!delimiter) {
      at += 4;
      continue;
    }
    const { name, end, attributes_text, is_closer, is_void } = delimiter;
    const open = stack.at(-1);
    if (is_closer && !open) {
      tree.faults.push({ kind: 'stray-closer', name, offset: at });
    } else if (is_closer && open) {
      flush(at);
      if (open.node.name !== name) {
        tree.faults.push({ kind: 'wrong-closer', name, expected: open.node.name, offset: at });
      }
      open.node.closer = text.slice(at, end);
      stack.pop();
      written = end;
    } else {
      flush(at);
      const node: BlockNode = { name, attributes_text, opener: text.slice(at, end), inner: [], closer: '' };
      siblings().push(node);
      count += 1;
      if (!is_void) {
        stack.push({ node, offset: at });
      }
      refuseTooMuch(count, stack.length);
      written = end;
    }
    at = end;
  }
  flush(text.length);
  tree.faults.push(...stack.map(({ node, offset }) => ({ kind: 'unclosed' as const, name: node.name, offset })));
  return tree;
}

/** Visits every block, parents first. `place` reads `blocks[0].innerBlocks[2]`, without counting text. */
export function walkBlocks(
  nodes: readonly (string | BlockNode)[],
  visit: (block: BlockNode, path: string, parent: BlockNode | undefined) => void,
  prefix = 'blocks',
  parent?: BlockNode,
): void {
  let index = 0;
  for (const node of nodes) {
    if (typeof node !== 'string') {
      const path = `${prefix}[${index}]`;
      visit(node, path, parent);
      walkBlocks(node.inner, visit, `${path}.innerBlocks`, node);
      index += 1;
    }
  }
}

const head = /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+/y;

function readDelimiter(text: string, at: number, findAttributesEnd: (from: number) => number) {
  head.lastIndex = at;
  const match = head.exec(text);
  if (!match) {
    return undefined;
  }
  const name = `${match[2] ?? 'core/'}${match[3]}`;
  const is_closer = match[1] === '/';
  let cursor = head.lastIndex;
  let attributes_text = '';
  if (text[cursor] === '{') {
    const brace = findAttributesEnd(cursor);
    if (brace === -1) {
      return undefined;
    }
    attributes_text = text.slice(cursor, brace + 1);
    cursor = brace + 1;
    while (isSpace(text.charCodeAt(cursor))) {
      cursor += 1;
    }
  }
  const is_void = text[cursor] === '/';
  const close = is_void ? cursor + 1 : cursor;
  return text.startsWith('-->', close) ? { name, end: close + 3, attributes_text, is_closer, is_void } : undefined;
}

/**
 * Finds the closing brace of the attributes: the first one followed by white space and `-->` or `/-->`.
 * Caches the last result, which is valid for every start before it, so hostile text costs one pass instead of one per start.
 */
function attributesEndFinder(text: string): (from: number) => number {
  let scanned = 0;
  let found = -1;
  return (from) => {
    if (found > from) {
      return found;
    }
    for (let end = text.indexOf('-->', Math.max(scanned, from)); end !== -1; end = text.indexOf('-->', end + 3)) {
      scanned = end + 3;
      let brace = text[end - 1] === '/' ? end - 2 : end - 1;
      const afterBrace = brace;
      while (isSpace(text.charCodeAt(brace))) {
        brace -= 1;
      }
      if (text[brace] === '}' && brace < afterBrace && brace > from) {
        found = brace;
        return brace;
      }
    }
    scanned = text.length;
    return -1;
  };
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

function refuseTooMuch(count: number, depth: number) {
  if (depth > limits.tree_depth) {
    throw new KitError('too_deep', `The blocks of this template are nested more than ${limits.tree_depth} levels deep.`);
  }
  if (count > limits.nodes) {
    throw new KitError('too_many', `This template has more than ${limits.nodes.toLocaleString('en')} blocks.`);
  }
}
