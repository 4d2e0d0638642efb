import { isOfType, isTyped } from '../../../read/elementor/typed-value.js';
import { isRecord } from '../../../read/parse-json.js';
import { backgroundCss } from './background-css.js';
import { textOf } from './value-to-css.js';

type Declarations = Record<string, string | undefined>;
type Write = (value: Record<string, unknown>, key: string) => Declarations;

/** Writes typed properties of Elementor 4 as CSS. Unknown types are omitted. Not yet sanitised. */
export function propsToCss(props: Record<string, unknown>): Declarations {
  return Object.fromEntries(Object.entries(props).flatMap(([key, value]) => Object.entries(declare(key, value))));
}

function declare(key: string, value: unknown): Declarations {
  if (!isTyped(value)) {
    return {};
  }
  const write = families.find(([type]) => isOfType(value, type))?.[1];
  return write && isRecord(value.value) ? write(value.value, key) : { [key]: textOf(value) };
}

const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'];
const corners = ['start-start', 'start-end', 'end-start', 'end-end'];

/** Writes each part as its own property. */
const each =
  (keys: readonly string[], nameOf: (key: string, part: string) => string): Write =>
  (value, key) =>
    Object.fromEntries(keys.map((part) => [nameOf(key, part), textOf(value[part])]));

const families: [type: string, write: Write][] = [
  ['dimensions', each(sides, (key, side) => `${key}-${side}`)],
  ['border-width', each(sides, (_, side) => `border-${side}-width`)],
  ['border-radius', each(corners, (_, corner) => `border-${corner}-radius`)],
  ['layout-direction', each(['row', 'column'], (key, part) => `${part}-${key}`)],
  ['background', (value) => backgroundCss(value)],
  ['flex', (value, key) => ({ [key]: flexOf(value) })],
  ['object-position', (value, key) => ({ [key]: [value.x, value.y].map((one) => textOf(one) ?? '0px').join(' ') })],
];

function flexOf({ flexGrow, flexShrink, flexBasis }: Record<string, unknown>): string {
  return `${textOf(flexGrow) ?? 0} ${textOf(flexShrink) ?? 1} ${textOf(flexBasis) ?? 'auto'}`;
}
