import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks, walkBlocks } from '../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../read/blocks/serialize-blocks.js';
import { walkElements } from '../read/elementor/walk-elements.js';
import { isRecord } from '../read/parse-json.js';

/** Elementor's setting that names the form by which a site replaces what is inside the element. */
const setting = '_kithouse_form';

/** Returns the mark of a form in a bundle. */
export const symbolOf = (key: string): string => `kit:form/${key}/id`;

/** Returns the form by which a site replaces what is inside this block. */
export function markOfBlock(block: BlockNode): string | undefined {
  const metadata = block.attributes_text.includes('"kithouse_form"') ? readAttributes(block)?.metadata : undefined;
  const own = isRecord(metadata) ? metadata.kithouse_form : undefined;
  return typeof own === 'string' ? own : undefined;
}

/** Returns the form by which a site replaces what is inside this element. */
export function markOfElement({ settings }: ElementorElement): string | undefined {
  const own = settings[setting];
  return typeof own === 'string' ? own : undefined;
}

/** Lists the marks of a document. */
export function listMarks(document: BundleDocument): string[] {
  const found: string[] = [];
  const add = (mark: string | undefined) => mark !== undefined && found.push(mark);
  if (document.kind === 'blocks') {
    walkBlocks(parseBlocks(document.content).nodes, (block) => add(markOfBlock(block)));
  } else {
    walkElements(document.content, (element) => add(markOfElement(element)));
  }
  return found;
}

/** Rewrites the marks of a document; undefined removes one, so that the element shows what is inside it. */
export function mapMarks(document: BundleDocument, map: (mark: string) => string | undefined): BundleDocument {
  if (listMarks(document).length === 0) {
    return document;
  }
  return document.kind === 'blocks'
    ? { ...document, content: serializeBlocks(inNodes(parseBlocks(document.content).nodes, map)) }
    : { ...document, content: inElements(document.content, map) };
}

/** Removes all marks. */
export const withoutForms = (document: BundleDocument): BundleDocument => mapMarks(document, () => undefined);

type Map = (mark: string) => string | undefined;

const inNodes = (nodes: readonly (string | BlockNode)[], map: Map): (string | BlockNode)[] =>
  nodes.map((node) => (typeof node === 'string' ? node : { ...inBlock(node, map), inner: inNodes(node.inner, map) }));

function inBlock(block: BlockNode, map: Map): BlockNode {
  const mark = markOfBlock(block);
  const attributes = mark === undefined ? undefined : readAttributes(block);
  if (mark === undefined || !isRecord(attributes?.metadata)) {
    return block;
  }
  const form = map(mark);
  const { kithouse_form: _, ...others } = attributes.metadata;
  const { metadata: __, ...rest } = attributes;
  const metadata = form === undefined ? others : { ...others, kithouse_form: form };
  return replaceAttributes(block, Object.keys(metadata).length === 0 ? rest : { ...rest, metadata });
}

const inElements = (elements: readonly ElementorElement[], map: Map): ElementorElement[] =>
  elements.map((element) => {
    const mark = markOfElement(element);
    const { [setting]: _, ...others } = element.settings;
    const form = mark === undefined ? undefined : map(mark);
    const settings = mark === undefined ? element.settings : form === undefined ? others : { ...others, [setting]: form };
    return { ...element, settings, elements: inElements(element.elements, map) };
  });
