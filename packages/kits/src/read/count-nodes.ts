import type { BundleDocument } from '@kithouse/contract';
import { parseBlocks, walkBlocks } from './blocks/parse-blocks.js';
import { walkElements } from './elementor/walk-elements.js';

/** Counts the blocks or elements of the documents, including nested ones. */
export function countNodes(documents: readonly BundleDocument[]): number {
  let count = 0;
  const visit = () => {
    count += 1;
  };
  for (const document of documents) {
    if (document.kind === 'blocks') {
      walkBlocks(parseBlocks(document.content).nodes, visit);
    } else {
      walkElements(document.content, visit);
    }
  }
  return count;
}
