import type { ElementorElement } from '@kithouse/contract';

export type ElementVisit = (element: ElementorElement, path: string, parent: ElementorElement | undefined) => void;

/** Visits every element, parents first. `place` reads `content[0].elements[2]`. */
export function walkElements(
  elements: readonly ElementorElement[],
  visit: ElementVisit,
  prefix = 'content',
  parent?: ElementorElement,
): void {
  for (const [index, element] of elements.entries()) {
    const path = `${prefix}[${index}]`;
    visit(element, path, parent);
    walkElements(element.elements, visit, `${path}.elements`, element);
  }
}
