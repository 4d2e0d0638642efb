import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { findUnsafeStyles } from '../elementor/clean-styles.js';
import { readVariants } from '../elementor/read-design.js';
import { isTyped } from '../elementor/typed-value.js';
import { isRecord } from '../parse-json.js';
import { elementorPro } from '../plugins/known-plugins.js';
import type { ProblemList } from './problem.js';

/** Elementor refuses a page with more. */
const maxInteractions = 5;
/** Lists the screen sizes that every site has. */
const commonSizes = new Set(['desktop', 'tablet', 'mobile']);

/** Reports the parts of an atomic element that need Elementor Pro, settings of the site, or the author's site. */
export function checkAtomic(element: ElementorElement, path: string, problems: ProblemList): void {
  const styles = isRecord(element.styles) ? Object.values(element.styles) : [];
  const variants = styles.flatMap((style) => (isRecord(style) ? readVariants(style.variants) : []));
  if (variants.some(({ custom_css }) => isRecord(custom_css) && !!custom_css.raw)) {
    problems.add('custom css', (times) => ({
      code: 'custom_css',
      severity: 'warning',
      message: `The custom CSS of an element${times} appears only with Elementor Pro.`,
      place: path,
      plugin: elementorPro,
    }));
  }
  for (const size of new Set(variants.map(({ meta }) => meta.breakpoint).filter((name) => !commonSizes.has(name)))) {
    problems.add(`size ${size}`, (times) => ({
      code: 'breakpoint_uncommon',
      severity: 'info',
      message: `Styles for the screen size “${size.slice(0, 40)}”${times} appear only on sites that have it switched on in Elementor.`,
      place: path,
    }));
  }
  checkInteractions(element.interactions, path, problems);
  checkClasses(element.settings.classes, path, problems);
  checkVariables(styles, path, problems);
}

export function checkUnsafeStyles(document: BundleDocument, problems: ProblemList): void {
  const names = findUnsafeStyles(document);
  if (names) {
    problems.add('unsafe css', () => ({
      code: 'unsafe_css',
      severity: 'warning',
      message: `Styles that could change other parts of a page or load files from another site are removed: ${names}.`,
    }));
  }
}

function checkInteractions(interactions: unknown, path: string, problems: ProblemList) {
  const items = isRecord(interactions) ? interactions.items : undefined;
  const list = isTyped(items) ? items.value : items;
  if (Array.isArray(list) && list.length > maxInteractions) {
    problems.add('interactions', (times) => ({
      code: 'too_many_interactions',
      severity: 'warning',
      message: `An element${times} has more than ${maxInteractions} interactions. Elementor accepts only the first ${maxInteractions}.`,
      place: path,
    }));
  }
}

/** Reports classes that the template does not include; others were written into its elements. */
function checkClasses(classes: unknown, path: string, problems: ProblemList) {
  const names = isTyped(classes) && Array.isArray(classes.value) ? classes.value : [];
  const first = names.find((name): name is string => typeof name === 'string' && name.startsWith('g-'));
  if (first !== undefined) {
    problems.add('classes', (times) => ({
      code: 'class_unknown',
      severity: 'warning',
      message: `The template uses global classes of the author’s site${times}, such as “${first.slice(0, 40)}”. Other sites don’t have them.`,
      place: path,
    }));
  }
}

function checkVariables(value: unknown, path: string, problems: ProblemList): void {
  if (isTyped(value) && /^global-(?:\w+-)+variable$/.test(value.$$type)) {
    problems.add('variables', (times) => ({
      code: 'variable_unknown',
      severity: 'warning',
      message: `The template uses variables of the author’s site${times}, such as “${String(value.value).slice(0, 40)}”. Other sites don’t have them.`,
      place: path,
    }));
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) {
      checkVariables(item, path, problems);
    }
  }
}
