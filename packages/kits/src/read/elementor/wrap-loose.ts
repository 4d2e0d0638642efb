import type { ElementorElement } from '@kithouse/contract';
import { stableId } from './stable-id.js';

/**
 * Wraps elements for the top level of a document: widgets in a container, columns in a section, and marks boxes as outer ones;
 * Elementor would otherwise drop or misplace them. Siblings share one box.
 */
export function wrapLoose(elements: readonly ElementorElement[]): ElementorElement[] {
  const top: ElementorElement[] = [];
  let box: ElementorElement | undefined;
  for (const element of elements) {
    const around = boxTypes.get(element.elType);
    if (around === undefined) {
      box = undefined;
      top.push(element.isInner === true ? { ...element, isInner: false } : element);
    } else if (box?.elType === around) {
      box.elements.push(element);
    } else {
      box = { id: stableId(`box ${element.id}`), elType: around, isInner: false, settings: {}, elements: [element] };
      top.push(box);
    }
  }
  return top;
}

const boxTypes = new Map([
  ['widget', 'container'],
  ['column', 'section'],
]);
