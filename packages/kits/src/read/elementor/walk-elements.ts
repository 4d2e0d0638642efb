import type { ElementorElement } from '@kithouse/contract';

export type ElementVisit = (element: ElementorElement, place: string, parent: ElementorElement | undefined) => void;

/** Visits every element, parents first. `place` reads `content[0].elements[2]`. */
export function walkElements(
  elements: readonly ElementorElement[],
  visit: ElementVisit,
  prefix = 'content',
  parent?: ElementorElement,
): void {
  for (const [index, element] of elements.entries()) {
    const place = `${prefix}[${index}]`;
    visit(element, place, parent);
    walkElements(element.elements, visit, `${place}.elements`, element);
  }
}
