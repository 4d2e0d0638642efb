import type { BundleDocument } from '@kithouse/contract';
import { walkElements } from '../elementor/walk-elements.js';

/** Whether Elementor shows a document only with its feature "Container". */
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
