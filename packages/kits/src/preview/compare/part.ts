import type { Bundle, BundleDocument, ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { textOfElement } from '../outline/outline-elements.js';
import { plainText } from '../outline/outline-node.js';
import { canonicalAttributes, canonicalElement } from './canonical.js';
import { canonicalHtml } from './canonical-html.js';

/** Represents a block or element. `own` is equal for parts that differ only in their contents. */
export type Part = {
  kind: string;
  id: string;
  text: string;
  own: number;
  /** Equal for identical subtrees. */
  whole: number;
  /** Number of parts in the subtree including itself. */
  size: number;
  parent: Part | undefined;
  /** Index among its siblings. */
  index: number;
  children: Part[];
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
export function toPart({ documents }: Pick<Bundle, 'documents'>, numbers: Numbers): Part {
  return join(
    { kind: '', id: '', text: '', own: '' },
    documents.map((document) => documentPart(document, numbers)),
    numbers,
  );
}

function documentPart(document: BundleDocument, numbers: Numbers): Part {
  const { kind, title } = document;
  if (kind === 'blocks') {
    const children = blockParts(parseBlocks(document.content).nodes, numbers);
    return join({ kind: 'document', id: '', text: title, own: '' }, children, numbers);
  }
  const settings = { kind: 'page_settings', id: '', text: '', own: canonicalElement(document.page_settings) };
  const children = [join(settings, [], numbers), ...document.content.map((element) => elementPart(element, numbers))];
  return join({ kind: 'document', id: '', text: title, own: '' }, children, numbers);
}

type Own = { kind: string; id: string; text: string; own: string };

function join({ kind, id, text, own }: Own, children: Part[], numbers: Numbers): Part {
  const ownNumber = numbers(`${kind}\n${own}`);
  const part: Part = {
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
    child.parent = part;
    child.index = index;
  }
  return part;
}

/** Builds parts of blocks and of HTML between them except white space. */
function blockParts(nodes: readonly (string | BlockNode)[], numbers: Numbers): Part[] {
  return nodes.flatMap((node) => {
    if (typeof node !== 'string') {
      return [blockPart(node, numbers)];
    }
    const html = node.trim();
    return html === ''
      ? []
      : [join({ kind: 'core/freeform', id: '', text: plainText(html) ?? '', own: canonicalHtml(html) }, [], numbers)];
  });
}

function blockPart({ name, attributes_text, inner }: BlockNode, numbers: Numbers): Part {
  const children = inner.filter((part) => typeof part !== 'string').map((block) => blockPart(block, numbers));
  const html = inner.filter((part) => typeof part === 'string');
  // The position of children within the HTML counts, their number does not.
  const own = `${canonicalAttributes(name, attributes_text)}\n${html
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(canonicalHtml)
    .join('\n')}`;
  return join({ kind: name, id: '', text: plainText(html.join(' ')) ?? '', own }, children, numbers);
}

function elementPart(element: ElementorElement, numbers: Numbers): Part {
  const { id, elements, ...own } = element;
  const children = elements.map((child) => elementPart(child, numbers));
  const kind = element.widgetType ?? element.elType;
  return join({ kind, id, text: textOfElement(element) ?? '', own: canonicalElement(own) }, children, numbers);
}
