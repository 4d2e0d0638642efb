import type { BundleDocument, DesignClass, DesignVariable, ElementorElement } from '@kithouse/contract';
import { sha256 } from '../bundle/sha256.js';
import { restoreDesign, withoutDesign } from '../elementor/design-marks.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { writeGlobals } from './write-globals.js';

type Written = { content: ElementorElement[]; global_classes?: object; global_variables?: object };

/**
 * Writes the elements of a document with its global classes and variables. A document without them has elements only.
 */
export function writeDesign(document: Extract<BundleDocument, { kind: 'elementor' }>): Written {
  const { design } = document;
  if (design === undefined) {
    return { content: withoutDesign(document).content };
  }
  const classes = design.classes.toSorted((a, b) => a.strength - b.strength);
  const ids = new Map([
    ...classes.map((one): [string, string] => [`kit:class/${one.key}`, idOfClass(one)]),
    ...design.variables.map((one): [string, string] => [`kit:variable/${one.key}`, idOfVariable(one)]),
  ]);
  const { content } = restoreDesign(document, design, (variant) => variant);
  return {
    content: withIds(content, ids) as ElementorElement[],
    ...writeGlobals(
      classes.map((one) => ({ id: idOfClass(one), label: one.label, variants: withIds(one.variants, ids) as unknown[] })),
      design.variables.map((one) => ({ ...one, id: idOfVariable(one) })),
    ),
  };
}

/** Keeps the author's id, or derives one from the key, so that every export has the same. */
const idOfClass = ({ id, key }: DesignClass) => id ?? `g-${sha256(key).slice(0, 7)}`;
const idOfVariable = ({ id, key }: DesignVariable) => id ?? `e-gv-${sha256(key).slice(0, 7)}`;

/** Replaces symbols of classes and variables by their ids. */
function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return ids.get(value) ?? value;
  }
  return Array.isArray(value) || isRecord(value) ? mapValues(value, (item) => withIds(item, ids)) : value;
}
