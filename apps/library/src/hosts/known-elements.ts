import type { ElementorElement } from '@kithouse/contract';

/** What is used of Elementor to know whether it takes an element. */
export type KnowingElementor = { elementsManager?: { getElementTypeClass: (type: string) => unknown } };

const typeOf = ({ elType, widgetType }: ElementorElement) => (elType === 'widget' ? (widgetType ?? '') : elType);

/** Types of elements that this Elementor does not know. With one of those it takes nothing of the whole template. */
export function findUnknownTypes({ elementsManager }: KnowingElementor, elements: readonly ElementorElement[]): string[] {
  const types = new Set(listTypes(elements));
  return elementsManager ? [...types].filter((type) => !elementsManager.getElementTypeClass(type)) : [];
}

const listTypes = (elements: readonly ElementorElement[]): string[] =>
  elements.flatMap((element) => [typeOf(element), ...listTypes(element.elements)]);

/** The elements without those of these types, wherever they stand, and what they hold. */
export const withoutTypes = (elements: readonly ElementorElement[], types: readonly string[]): ElementorElement[] =>
  elements
    .filter((element) => !types.includes(typeOf(element)))
    .map((element) => ({ ...element, elements: withoutTypes(element.elements, types) }));
