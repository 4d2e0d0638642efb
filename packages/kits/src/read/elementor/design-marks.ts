import type { BundleDocument, DocumentDesign, ElementorElement } from '@kithouse/contract';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { restoreInstances } from './component-marks.js';
import { listDesignSymbols } from './design-names.js';
import { readVariants, type Variant } from './read-design.js';
import { isTyped } from './typed-value.js';

/** The former content of a written style: symbols of classes, and its own variants. */
export type DesignMark = { classes: string[]; variants: Variant[] };

/** Returns true for a place inside a mark or a document's design, whose content also appears in the written styles. */
export const isInDesign = (place: string | undefined): boolean => /(?:^|[ .])design\./.test(place ?? '');

/** Removes the design and all marks. The document looks the same with its local styles. */
export function withoutDesign<T extends BundleDocument>(document: T): T {
  if (document.kind !== 'elementor') {
    return document;
  }
  const { design: _, ...rest } = document;
  const content = restoreInstances(document.content, () => false);
  return { ...rest, content: rewriteStyles(content, () => undefined) } as T;
}

/** Replaces variables that the site doesn't get by their values. */
type Complete = (variant: Variant) => Variant;

/** Restores the former content of each style if `design` has all classes and variables that it names. */
export function restoreDesign<T extends BundleDocument>(document: T, design: DocumentDesign, complete: Complete): T {
  if (document.kind !== 'elementor') {
    return document;
  }
  const known = new Set([
    ...design.classes.map(({ key }) => `class/${key}`),
    ...design.variables.map(({ key }) => `variable/${key}`),
  ]);
  const { design: _, ...rest } = document;
  const restore = (mark: DesignMark) => {
    const written = { ...mark, variants: mark.variants.map(complete) };
    const isEmpty = written.classes.length + written.variants.length === 0;
    return !isEmpty && [...listDesignSymbols(written)].every((name) => known.has(name)) ? written : undefined;
  };
  return {
    ...rest,
    content: rewriteStyles(
      restoreInstances(document.content, () => false),
      restore,
    ),
  } as T;
}

/** Removes the marks of all styles. A mark that `restore` returns replaces the written style. */
function rewriteStyles(elements: ElementorElement[], restore: (mark: DesignMark) => DesignMark | undefined): ElementorElement[] {
  return mapValues(elements, (item) => {
    const element = item as ElementorElement;
    const inner = rewriteStyles(element.elements, restore);
    const styled = isRecord(element.styles) ? rewriteElement(element, element.styles, restore) : element;
    return inner === element.elements ? styled : { ...styled, elements: inner };
  }) as ElementorElement[];
}

function rewriteElement(
  element: ElementorElement,
  styles: Record<string, unknown>,
  restore: (mark: DesignMark) => DesignMark | undefined,
): ElementorElement {
  const names = new Map<string, string[]>();
  const entries = Object.entries(styles).flatMap(([id, style]): [string, unknown][] => {
    if (!isRecord(style) || !Object.hasOwn(style, 'design')) {
      return [[id, style]];
    }
    const { design, ...written } = style;
    const mark = restore(readMark(design));
    if (!mark) {
      return [[id, written]];
    }
    names.set(id, [...mark.classes, ...(mark.variants.length > 0 ? [id] : [])]);
    return mark.variants.length > 0 ? [[id, { ...written, variants: mark.variants }]] : [];
  });
  const { classes } = element.settings;
  if (names.size === 0 || !isTyped(classes) || !Array.isArray(classes.value)) {
    return { ...element, styles: Object.fromEntries(entries) };
  }
  const value = [...new Set(classes.value.flatMap((name) => (typeof name === 'string' && names.get(name)) || [name]))];
  const settings = { ...element.settings, classes: { ...classes, value } };
  return { ...element, styles: Object.fromEntries(entries), settings };
}

/** Reads a mark of an untrusted bundle. */
function readMark(mark: unknown): DesignMark {
  const { classes, variants } = isRecord(mark) ? mark : {};
  const names = (Array.isArray(classes) ? classes : []).filter(
    (name) => typeof name === 'string' && name.startsWith('kit:class/'),
  );
  return { classes: names, variants: readVariants(variants) };
}
