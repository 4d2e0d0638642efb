import { DesignComponent, type ElementorElement } from '@kithouse/contract';
import * as z from 'zod/mini';
import { isRecord } from '../parse-json.js';
import { isInstance } from '../references/remove-instances.js';
import { keyOfInstance, newInstance } from './component-instance.js';

/**
 * A mark `design` of an element that is a copy of a component: its instance, and the definitions of all components in the first
 * mark of a document.
 */
const Mark = z.object({
  component: z.string(),
  id: z.string(),
  title: z.optional(z.string()),
  overrides: z.record(z.string(), z.unknown()),
});
export type ComponentMark = z.infer<typeof Mark> & { definitions?: DesignComponent[] };

/** Maps the elements of the definitions in the mark of an element. Returns the same element without any. */
export function mapDefinitions(
  element: ElementorElement,
  map: (content: ElementorElement[]) => ElementorElement[],
): ElementorElement {
  const { design } = element;
  if (!isRecord(design) || !Array.isArray(design.definitions)) {
    return element;
  }
  const definitions = design.definitions.flatMap((one): DesignComponent[] => {
    const read = DesignComponent.safeParse(one);
    return read.success ? [{ ...read.data, content: map(read.data.content) }] : [];
  });
  return { ...element, design: { ...design, definitions } };
}

/** Lists the components that the marks of these elements define. */
export function listDefinitions(elements: readonly ElementorElement[]): DesignComponent[] {
  return elements.flatMap((element) => {
    const { design } = element;
    const rows = isRecord(design) && Array.isArray(design.definitions) ? design.definitions : [];
    const own = rows.flatMap((row) => {
      const read = DesignComponent.safeParse(row);
      return read.success ? [read.data] : [];
    });
    return [...own, ...listDefinitions(element.elements)];
  });
}

/** Replaces the copies of these components by instances. Removes the marks of all others, whose keys `missed` receives. */
export function restoreInstances(
  elements: readonly ElementorElement[],
  isKnown: (key: string) => boolean,
  missed: (key: string) => void = () => undefined,
): ElementorElement[] {
  return elements.map((given) => {
    const { design, ...element } = given;
    const read = design === undefined ? undefined : Mark.safeParse(design);
    if (read?.success && isKnown(read.data.component)) {
      const { component, id, overrides, title } = read.data;
      return newInstance(component, id, overrides, title);
    }
    if (read?.success) {
      missed(read.data.component);
    }
    const inner = restoreInstances(element.elements, isKnown, missed);
    return { ...element, elements: inner } as ElementorElement;
  });
}

/** Lists the components of the instances in these elements; undefined for one that has none by symbol. */
export const listInstanceKeys = (elements: readonly ElementorElement[]): (string | undefined)[] =>
  elements.flatMap((element) => [
    ...(isInstance(element) ? [keyOfInstance(element)] : []),
    ...listInstanceKeys(element.elements),
  ]);
