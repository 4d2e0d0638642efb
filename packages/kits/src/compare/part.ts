import type { Bundle, BundleDocument, ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { textOfElement } from '../outline/outline-elements.js';
import { plainText } from '../outline/outline-node.js';
import { canonicalAttributes, canonicalElement } from './canonical.js';
import { canonicalHtml } from './canonical-html.js';

/** A block or element with what tells it apart. `own` is equal for parts that differ in nothing but what is inside them. */
export type Part = {
  kind: string;
  id: string;
  text: string;
  own: number;
  /** Equal for parts that are the same with all that is inside them. */
  whole: number;
  /** How many parts it is, itself counted. */
  size: number;
  parent: Part | undefined;
  /** Which child of its parent, from 0. */
  index: number;
  children: Part[];
};

/** Gives equal texts the same number, so that comparing subtrees costs nothing and never errs. */
export type Numbers = (text: string) => number;

export function createNumbers(): Numbers {
  const known = new Map<string, number>();
  return (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}

/** The documents of a bundle as one tree; its root stands for the bundle. */
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
  const own_number = numbers(`${kind}\n${own}`);
  const part: Part = {
    kind,
    id,
    text,
    own: own_number,
    whole: numbers(`${own_number}:${children.map(({ whole }) => whole).join()}`),
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

/** HTML between blocks is a part too; white space is none. */
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
  // Where the children stand within the HTML is part of it, how many there are is not.
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
