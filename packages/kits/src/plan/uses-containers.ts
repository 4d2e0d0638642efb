import type { BundleDocument } from '@kithouse/contract';
import { walkElements } from '../read/elementor/walk-elements.js';

/** Returns true if a document requires Elementor's container feature. */
export function usesContainers(document: BundleDocument): boolean {
  if (document.kind !== 'elementor') {
    return false;
  }
  let isFound = false;
  walkElements(document.content, ({ elType }) => {
    isFound ||= elType === 'container';
  });
  return isFound;
}
