import type { BundleDocument } from '@kithouse/contract';
import { parseBlocks } from '../../read/blocks/parse-blocks.js';
import { outlineBlocks } from './outline-blocks.js';
import { outlineElements } from './outline-elements.js';
import type { OutlineNode } from './outline-node.js';

export type { OutlineKind, OutlineNode } from './outline-node.js';

export type DocumentOutline = { key: string; title: string; nodes: OutlineNode[] };

/** Outlines each document for drawing a wireframe. */
export function outline({ documents }: { documents: readonly BundleDocument[] }): DocumentOutline[] {
  return documents.map((document) => ({
    key: document.key,
    title: document.title,
    nodes: document.kind === 'blocks' ? outlineBlocks(parseBlocks(document.content).nodes) : outlineElements(document.content),
  }));
}
