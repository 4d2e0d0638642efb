import type { ElementorElement, Warning } from '@kithouse/contract';
import { plural } from '../packs/left-out.js';

/**
 * Removes instances of components, which name their component by its number on the author's site. Returns the same list without
 * any.
 */
export function removeInstances(content: ElementorElement[], warn: (warning: Warning) => void): ElementorElement[] {
  const places: string[] = [];
  const kept = keepOthers(content, 'content', places);
  const [place] = places;
  if (place === undefined) {
    return content;
  }
  warn({
    code: 'component_left_out',
    message: `${plural(places.length, 'Elementor component')} can’t be imported and ${places.length === 1 ? 'was' : 'were'} skipped. Replace each component with its elements before you export the template.`,
    place,
  });
  return kept;
}

function keepOthers(elements: readonly ElementorElement[], prefix: string, places: string[]): ElementorElement[] {
  return elements.flatMap((element, index) => {
    const path = `${prefix}[${index}]`;
    if (isInstance(element)) {
      places.push(path);
      return [];
    }
    return [{ ...element, elements: keepOthers(element.elements, `${path}.elements`, places) }];
  });
}

export const isInstance = ({ widgetType, elType }: ElementorElement) => (widgetType ?? elType) === 'e-component';
