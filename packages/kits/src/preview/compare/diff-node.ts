import type { Bundle, BundleDocument, ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { textOfElement } from '../outline/outline-elements.js';
import { plainText } from '../outline/outline-node.js';
import { canonicalAttributes, canonicalElement } from './canonical.js';
import { canonicalHtml } from './canonical-html.js';

/** Represents a block or element. `own` is equal for parts that differ only in their contents. */
export type DiffNode = {
  kind: string;
  id: string;
  text: string;
  own: number;
  /** Equal for identical subtrees. */
  whole: number;
  /** Number of parts in the subtree including itself. */
  size: number;
  parent: DiffNode | undefined;
  /** Index among its siblings. */
  index: number;
  children: DiffNode[];
};

/** Assigns equal texts the same number, so that comparing subtrees is fast and exact. */
export type Numbers = (text: string) => number;

export function createNumbers(): Numbers {
  const known = new Map<string, number>();
  return (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}

/** Builds one tree of a bundle's documents. */
export function toNode({ documents }: Pick<Bundle, 'documents'>, numbers: Numbers): DiffNode {
  return join(
    { kind: '', id: '', text: '', own: '' },
    documents.map((document) => nodeOfDocument(document, numbers)),
    numbers,
  );
}

function nodeOfDocument(document: BundleDocument, numbers: Numbers): DiffNode {
  const { kind, title } = document;
  if (kind === 'blocks') {
    const children = nodesOfBlocks(parseBlocks(document.content).nodes, numbers);
    return join({ kind: 'document', id: '', text: title, own: '' }, children, numbers);
  }
  const settings = { kind: 'page_settings', id: '', text: '', own: canonicalElement(document.page_settings) };
  const children = [join(settings, [], numbers), ...document.content.map((element) => nodeOfElement(element, numbers))];
  return join({ kind: 'document', id: '', text: title, own: '' }, children, numbers);
}

type Own = { kind: string; id: string; text: string; own: string };

function join({ kind, id, text, own }: Own, children: DiffNode[], numbers: Numbers): DiffNode {
  const ownNumber = numbers(`${kind}\n${own}`);
  const node: DiffNode = {
    kind,
    id,
    text,
    own: ownNumber,
    whole: numbers(`${ownNumber}:${children.map(({ whole }) => whole).join()}`),
    size: children.reduce((sum, { size }) => sum + size, 1),
    parent: undefined,
    index: 0,
    children,
  };
  for (const [index, child] of children.entries()) {
    child.parent = node;
    child.index = index;
  }
  return node;
}

/** Builds parts of blocks and of HTML between them except white space. */
function nodesOfBlocks(nodes: readonly (string | BlockNode)[], numbers: Numbers): DiffNode[] {
  return nodes.flatMap((node) => {
    if (typeof node !== 'string') {
      return [nodeOfBlock(node, numbers)];
    }
    const html = node.trim();
    return html === ''
      ? []
      : [join({ kind: 'core/freeform', id: '', text: plainText(html) ?? '', own: canonicalHtml(html) }, [], numbers)];
  });
}

function nodeOfBlock({ name, attributes_text, inner }: BlockNode, numbers: Numbers): DiffNode {
  const children = inner.filter((node) => typeof node !== 'string').map((block) => nodeOfBlock(block, numbers));
  const html = inner.filter((node) => typeof node === 'string');
  // The position of children within the HTML counts, their number does not.
  const own = `${canonicalAttributes(name, attributes_text)}\n${html
    .map((node) => node.trim())
    .filter((node) => node !== '')
    .map(canonicalHtml)
    .join('\n')}`;
  return join({ kind: name, id: '', text: plainText(html.join(' ')) ?? '', own }, children, numbers);
}

function nodeOfElement(element: ElementorElement, numbers: Numbers): DiffNode {
  // A component's mark repeats its copy.
  const { id, elements, design: _, ...own } = element;
  const children = elements.map((child) => nodeOfElement(child, numbers));
  const kind = element.widgetType ?? element.elType;
  return join({ kind, id, text: textOfElement(element) ?? '', own: canonicalElement(own) }, children, numbers);
}
