import type { ElementorElement, Warning } from '@kithouse/contract';
import { isRecord } from '../parse-json.js';
import { walkElements } from './walk-elements.js';

/** Warns about global classes and sizes of Elementor 4, which would change every page of another site. */
export function reportGlobals(root: Record<string, unknown>, content: readonly ElementorElement[], warnings: Warning[]): void {
  for (const key of ['global_classes', 'global_variables']) {
    if (isRecord(root[key]) && !(key === 'global_variables' && isReadable(root[key]))) {
      warnings.push({
        code: 'globals_left_out',
        message: `The template contains ${key.replace('_', ' ')} of its original site. They aren’t included, but elements keep their own styles.`,
        place: key,
      });
    }
  }
  if (!isRecord(root.global_classes)) {
    reportUsedClasses(content, warnings);
  }
}

/** Returns true for values that can be inlined: colours and fonts. */
const isReadable = ({ data }: Record<string, unknown>) =>
  isRecord(data) &&
  Object.values(data).every((one) => isRecord(one) && /^global-(?:color|font)-variable$/.test(String(one.type)));

/** Warns about global classes that an editor names without including them. */
function reportUsedClasses(content: readonly ElementorElement[], warnings: Warning[]) {
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
