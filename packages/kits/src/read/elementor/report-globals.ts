import type { ElementorElement, Warning } from '@kithouse/contract';
import { isRecord } from '../parse-json.js';
import { walkElements } from './walk-elements.js';

/** Warns about global classes of Elementor 4 that elements name without including them. */
export function reportGlobals(content: readonly ElementorElement[], warnings: Warning[]): void {
  let first: string | undefined;
  walkElements(content, ({ settings }, path) => {
    const names = isRecord(settings.classes) && Array.isArray(settings.classes.value) ? settings.classes.value : [];
    if (names.some((name: unknown) => typeof name === 'string' && name.startsWith('g-'))) {
      first ??= path;
    }
  });
  if (first !== undefined) {
    warnings.push({
      code: 'globals_left_out',
      message: 'The template uses global classes of its original site. They aren’t included, but elements keep their own styles.',
      place: first,
    });
  }
}
