import type { ElementorElement } from '@kithouse/contract';

/** Used parts of Elementor that tell whether it knows an element. */
export type KnowingElementor = { elementsManager?: { getElementTypeClass: (type: string) => unknown } };

const typeOf = ({ elType, widgetType }: ElementorElement) => (elType === 'widget' ? (widgetType ?? '') : elType);

/** Lists element types unknown to this Elementor, which refuses a template with any. */
export function findUnknownTypes({ elementsManager }: KnowingElementor, elements: readonly ElementorElement[]): string[] {
  const types = new Set(listTypes(elements));
  return elementsManager ? [...types].filter((type) => !elementsManager.getElementTypeClass(type)) : [];
}

const listTypes = (elements: readonly ElementorElement[]): string[] =>
  elements.flatMap((element) => [typeOf(element), ...listTypes(element.elements)]);

/** Removes elements of these types with their contents. */
export const withoutTypes = (elements: readonly ElementorElement[], types: readonly string[]): ElementorElement[] =>
  elements
    .filter((element) => !types.includes(typeOf(element)))
    .map((element) => ({ ...element, elements: withoutTypes(element.elements, types) }));
