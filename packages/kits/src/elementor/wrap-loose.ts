import type { ElementorElement } from '@kithouse/contract';

/**
 * Elements as they can stand at the top of a document. Taken out of a page, a widget has no container, a column no
 * section, and a box still says that it is inside another; Elementor would drop or misplace them. What stood side by side
 * gets one box together.
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
      box = { id: boxId(element.id), elType: around, isInner: false, settings: {}, elements: [element] };
      top.push(box);
    }
  }
  return top;
}

const boxTypes = new Map([
  ['widget', 'container'],
  ['column', 'section'],
]);

/** Seven hexadecimal digits that are the same each time the same element is wrapped. */
function boxId(id: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `box ${id}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 4).toString(16).padStart(7, '0');
}
