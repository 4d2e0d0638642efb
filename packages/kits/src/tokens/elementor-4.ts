import { cleanLabel } from '../read/elementor/design-names.js';
import { type Design, readDesign } from '../read/elementor/read-design.js';
import { stableId } from '../read/elementor/stable-id.js';
import { isTyped, plain } from '../read/elementor/typed-value.js';
import { cssOf } from '../read/elementor/write-variables.js';
import { writeGlobals } from '../read/export/write-globals.js';
import { isRecord } from '../read/parse-json.js';
import { type DesignTokens, fromFamilies, noTokens, type TypeToken, toFamilies } from './design-tokens.js';

/** The parts of a text style in the properties of a class, with the type of their values. */
const parts = {
  size: ['font-size', 'size'],
  weight: ['font-weight', 'string'],
  line_height: ['line-height', 'size'],
  letter_spacing: ['letter-spacing', 'size'],
  transform: ['text-transform', 'string'],
  style: ['font-style', 'string'],
} as const;

/** Marks classes that are text styles. */
const prefix = 't-';

/** Reads variables, and classes whose names begin with `t-` as text styles. */
export function fromElementor4(...sources: unknown[]): DesignTokens {
  return fromDesign(readDesign(...sources, ...sources.map((one) => ({ global_variables: one }))));
}

export function fromDesign({ variables, classes }: Design): DesignTokens {
  const tokens = noTokens();
  for (const { label, type, value } of variables.values()) {
    const css = cssOf(value) ?? '';
    if (css === '') {
      continue;
    }
    if (type.includes('color')) {
      tokens.colors.push({ name: label, value: css });
    } else if (type.includes('font')) {
      tokens.fonts.push({ name: label, family: toFamilies(css) });
    } else if (type.includes('size')) {
      tokens.space.push({ name: label, value: css });
    }
  }
  for (const { label, variants } of classes) {
    const own = variants.find(({ meta }) => meta.breakpoint === 'desktop' && meta.state === null);
    if (label.startsWith(prefix) && own) {
      tokens.type.push(readType(label.slice(prefix.length), own.props, variables));
    }
  }
  return tokens;
}

function readType(name: string, props: Record<string, unknown>, variables: Design['variables']): TypeToken {
  const cssOfProperty = (property: string): string => {
    const value = props[property];
    const variable = isTyped(value) && typeof value.value === 'string' ? variables.get(value.value) : undefined;
    return variable ? (cssOf(variable.value) ?? '') : toCss(value);
  };
  const read = Object.entries(parts).flatMap(([part, [property]]) =>
    cssOfProperty(property) === '' ? [] : [[part, cssOfProperty(property)]],
  );
  return { name, family: toFamilies(cssOfProperty('font-family')), ...Object.fromEntries(read) };
}

function toCss(value: unknown): string {
  const inner = plain(value);
  if (isRecord(inner)) {
    const { size, unit } = inner;
    return typeof size === 'number' || typeof size === 'string'
      ? `${size}${unit === 'custom' || typeof unit !== 'string' ? '' : unit}`
      : '';
  }
  return typeof inner === 'string' || typeof inner === 'number' ? String(inner) : '';
}

/** Writes variables and classes in the form of a template of Elementor 4. Lists the tokens whose names nothing is left of. */
export function toElementor4({ colors, fonts, type, space }: DesignTokens): {
  file: Record<string, unknown>;
  left_out: string[];
} {
  const leftOut: string[] = [];
  const labels = new Set<string>();
  const labelOf = (name: string, before = '') => {
    const label = cleanLabel(`${before}${name}`);
    const isUsable = label !== '' && !labels.has(label.toLowerCase());
    labels.add(label.toLowerCase());
    leftOut.push(...(isUsable ? [] : [name]));
    return isUsable ? label : undefined;
  };
  const rows = [
    ...colors.map(({ name, value }) => ({ name, kind: 'color', value })),
    ...fonts.map(({ name, family }) => ({ name, kind: 'font', value: family[0] ?? '' })),
    ...space.map(({ name, value }) => ({ name, kind: 'size', value })),
  ];
  const variables = rows.flatMap(({ name, kind, value }) => {
    const label = labelOf(name);
    return label === undefined ? [] : [{ id: `e-gv-${stableId(`${kind} ${label}`)}`, kind, label, value }];
  });
  const classes = type.flatMap((token) => {
    const label = labelOf(token.name, prefix);
    return label === undefined ? [] : [{ id: `g-${stableId(label)}`, label, variants: [variantOf(token)] }];
  });
  return { file: writeGlobals(classes, variables), left_out: leftOut };
}

function variantOf(token: TypeToken) {
  const { name: _, family, ...given } = token;
  const rows = Object.entries(parts).flatMap(([part, [property, type]]): [string, unknown][] => {
    const css = given[part as keyof typeof given];
    return css === undefined ? [] : [[property, type === 'size' ? toSize(css) : { $$type: 'string', value: css }]];
  });
  const font = family.length === 0 ? {} : { 'font-family': { $$type: 'font-family', value: fromFamilies(family) } };
  return { meta: { breakpoint: 'desktop', state: null }, props: { ...font, ...Object.fromEntries(rows) }, custom_css: null };
}

function toSize(css: string) {
  const [, size, unit] = /^(-?(?:\d+|\d*\.\d+))(px|em|rem|vw|vh|%)$/.exec(css) ?? [];
  return { $$type: 'size', value: size === undefined ? { size: css, unit: 'custom' } : { size: Number(size), unit } };
}
