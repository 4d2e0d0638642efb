import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import type { Design, DesignVariable } from './read-design.js';
import { isSafeValue } from './safe-css.js';
import { isTyped } from './typed-value.js';

/** Matches the types of references: `global-color-variable`. */
export const reference = /^global-(?:\w+-)+variable$/;
const length = /^(-?(?:\d+\.?\d*|\.\d+))(px|%|em|rem|vw|vh|ch|vmin|vmax|fr|s|ms|deg|rad|grad|turn)$/i;

/**
 * Writes variables as values: typed references, and `var(--label)` in texts. Adds the ids of written ones to `written`. Keeps
 * unknown and unsafe ones. Returns the same value without any.
 */
export function writeVariables<T>(value: T, design: Design, written: Set<string>): T {
  return design.variables.size === 0 ? value : (write(value, '', new Writing(design, written)) as T);
}

type ByLabel = ReadonlyMap<string, readonly [id: string, DesignVariable]>;

/** Cached, because a design has thousands of variants that name its variables. */
const labelsOfDesigns = new WeakMap<Design['variables'], ByLabel>();

function labelsOf({ variables }: Design): ByLabel {
  const cached = labelsOfDesigns.get(variables);
  const byLabel = cached ?? new Map([...variables].map(([id, variable]) => [variable.label, [id, variable] as const]));
  labelsOfDesigns.set(variables, byLabel);
  return byLabel;
}

class Writing {
  constructor(
    private readonly design: Design,
    private readonly written: Set<string>,
  ) {}

  typed(id: string, key: string): unknown {
    const variable = this.design.variables.get(id);
    const typed = variable && typeOf(variable, key);
    if (typed) {
      this.written.add(id);
    }
    return typed;
  }

  /** Returns the CSS of a variable by its label. */
  css(label: string): string | undefined {
    const [id, variable] = labelsOf(this.design).get(label) ?? [];
    const css = variable && cssOf(variable.value);
    if (id === undefined || css === undefined || !isSafeValue(css)) {
      return undefined;
    }
    this.written.add(id);
    return css;
  }
}

function write(value: unknown, key: string, writing: Writing): unknown {
  if (typeof value === 'string') {
    return value.includes('var(') ? writeInCss(value, writing) : value;
  }
  if (isTyped(value) && reference.test(value.$$type) && typeof value.value === 'string') {
    return writing.typed(value.value, key) ?? value;
  }
  if (Array.isArray(value)) {
    return mapValues(value, (item) => write(item, key, writing));
  }
  return isRecord(value)
    ? mapValues(value, (item, name) => write(item, name === 'value' || name === '$$type' ? key : name, writing))
    : value;
}

/** Replaces `var(--label)` and `var(--label, fallback)` in CSS. */
export const writeInCss = (css: string, writing: Pick<Writing, 'css'>): string =>
  css.replace(/var\(\s*--([\w-]{1,100})\s*(?:,[^()]{0,200})?\)/g, (whole, label: string) => writing.css(label) ?? whole);

/** Returns a function that writes variables in custom CSS. */
export function cssWriter(design: Design, written: Set<string>): (css: string) => string {
  const writing = new Writing(design, written);
  return (css) => writeInCss(css, writing);
}

function typeOf({ type, value }: DesignVariable, key: string): unknown {
  const css = cssOf(value);
  if (css === undefined || !isSafeValue(css)) {
    return undefined;
  }
  if (type.includes('color')) {
    return { $$type: 'color', value: css };
  }
  if (type.includes('font')) {
    return { $$type: key === 'font-family' ? 'font-family' : 'string', value: css };
  }
  const [, size, unit] = length.exec(css) ?? [];
  return {
    $$type: 'size',
    value:
      size === undefined || unit === undefined ? { size: css, unit: 'custom' } : { size: Number(size), unit: unit.toLowerCase() },
  };
}

/** Returns the CSS of a variable's value: a text, or `{size, unit}`. */
export function cssOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.trim() === '' ? undefined : value.trim();
  }
  const { size, unit } = isRecord(value) ? value : {};
  if ((typeof size !== 'string' && typeof size !== 'number') || size === '') {
    return undefined;
  }
  return typeof unit === 'string' && unit !== 'custom' ? `${size}${unit}` : String(size);
}
