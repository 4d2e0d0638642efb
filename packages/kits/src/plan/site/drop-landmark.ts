import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { rootClass } from './add-root.js';

/**
 * Turns an outermost `<header>` or `<footer>` of a part into a `<div>`, because WordPress wraps each template part in that
 * element itself.
 */
export function dropLandmark(content: string, area: 'header' | 'footer'): string {
  const { nodes, faults } = parseBlocks(content);
  if (faults.length > 0 || !content.includes(`<${area}`)) {
    return content;
  }
  return serializeBlocks(nodes.map((node) => (typeof node === 'string' ? node : withoutLandmark(node, area))));
}

function withoutLandmark(block: BlockNode, area: 'header' | 'footer'): BlockNode {
  if (readAttributes(block)?.className === rootClass) {
    return { ...block, inner: block.inner.map((node) => (typeof node === 'string' ? node : withoutLandmark(node, area))) };
  }
  const { tagName, ...attributes } = readAttributes(block) ?? {};
  const [first] = block.inner;
  const last = block.inner.at(-1);
  const open = new RegExp(`^(\\s*)<${area}(?=[\\s>])`);
  const close = new RegExp(`</${area}>(\\s*)$`);
  if (block.name !== 'core/group' || tagName !== area || typeof first !== 'string' || typeof last !== 'string') {
    return block;
  }
  if (!open.test(first) || !close.test(last)) {
    return block;
  }
  const inner = block.inner.with(0, first.replace(open, '$1<div'));
  const end = inner.at(-1);
  const closed = typeof end === 'string' ? inner.with(-1, end.replace(close, '</div>$1')) : inner;
  return { ...replaceAttributes(block, attributes), inner: closed };
}
