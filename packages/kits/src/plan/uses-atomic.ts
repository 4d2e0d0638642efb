import type { BundleDocument } from '@kithouse/contract';
import { walkElements } from '../read/elementor/walk-elements.js';

/** Matches elements of Elementor 4 itself. Other plugins also have names that start with `e-`. */
const atomic =
  /^e-(?:heading|paragraph|button|image|svg|divider|youtube|self-hosted-video|flexbox|div-block|grid|tabs?|component|form|collection-loop)(?:-|$)/;

/** Returns true if a document requires Elementor's Atomic Editor. */
export function usesAtomic(document: BundleDocument): boolean {
  if (document.kind !== 'elementor') {
    return false;
  }
  let isFound = false;
  walkElements(document.content, ({ elType, widgetType }) => {
    isFound ||= atomic.test(widgetType ?? elType);
  });
  return isFound;
}
