import { cleanLabel } from '../read/elementor/design-names.js';
import { type Design, readDesign } from '../read/elementor/read-design.js';
import { stableId } from '../read/elementor/stable-id.js';
import { isTyped, plain } from '../read/elementor/typed-value.js';
import { cssOf } from '../read/elementor/write-variables.js';
import { writeGlobals } from '../read/export/write-globals.js';
import { isRecord } from '../read/parse-json.js';
import {
  type DesignTokens,
  fromFamilies,
  noTokens,
  readScreens,
  type TypeParts,
  type TypeToken,
  toFamilies,
} from './design-tokens.js';

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
/** Marks size variables that are corner radii. */
const radiusPrefix = 'radius-';

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
      const isRadius = label.startsWith(radiusPrefix) && label !== radiusPrefix;
      const rows = isRadius ? tokens.radius : tokens.space;
      rows.push({ name: isRadius ? label.slice(radiusPrefix.length) : label, value: css });
    }
  }
  for (const one of classes) {
    const text = one.label.startsWith(prefix) ? readTextStyle(one, variables) : undefined;
    tokens.type.push(...(text ? [text] : []));
  }
  return tokens;
}

function readTextStyle({ label, variants }: Design['classes'][number], variables: Design['variables']): TypeToken | undefined {
  const readOn = (breakpoint: string) => {
    const found = variants.find(({ meta }) => meta.breakpoint === breakpoint && meta.state === null);
    return found && readType(found.props, variables);
  };
  const own = readOn('desktop');
  const onScreens = readScreens((screen) => {
    const { family: _, ...given } = readOn(screen) ?? { family: [] };
    return given;
  });
  return own && { name: label.slice(prefix.length), ...own, ...onScreens };
}

function readType(props: Record<string, unknown>, variables: Design['variables']): TypeParts & { family: string[] } {
  const cssOfProperty = (property: string): string => {
    const value = props[property];
    const variable = isTyped(value) && typeof value.value === 'string' ? variables.get(value.value) : undefined;
    return variable ? (cssOf(variable.value) ?? '') : toCss(value);
  };
  const read = Object.entries(parts).flatMap(([part, [property]]) =>
    cssOfProperty(property) === '' ? [] : [[part, cssOfProperty(property)]],
  );
  return { family: toFamilies(cssOfProperty('font-family')), ...Object.fromEntries(read) };
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

/** Writes variables and classes in the form of a template of Elementor 4. Lists the tokens whose names would be empty. */
export function toElementor4({ colors, fonts, type, space, radius }: DesignTokens): {
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
  const rows: { name: string; kind: string; value: string; before?: string }[] = [
    ...colors.map(({ name, value }) => ({ name, kind: 'color', value })),
    ...fonts.map(({ name, family }) => ({ name, kind: 'font', value: family[0] ?? '' })),
    ...space.map(({ name, value }) => ({ name, kind: 'size', value })),
    ...radius.map(({ name, value }) => ({ name, kind: 'size', value, before: radiusPrefix })),
  ];
  const variables = rows.flatMap(({ name, kind, value, before }) => {
    const label = labelOf(name, before);
    return label === undefined ? [] : [{ id: `e-gv-${stableId(`${kind} ${label}`)}`, kind, label, value }];
  });
  const classes = type.flatMap((token) => {
    const label = labelOf(token.name, prefix);
    return label === undefined ? [] : [{ id: `g-${stableId(label)}`, label, variants: variantsOf(token) }];
  });
  return { file: writeGlobals(classes, variables), left_out: leftOut };
}

function variantsOf({ family, by_screen = {}, ...given }: TypeToken) {
  const font = family.length === 0 ? {} : { 'font-family': { $$type: 'font-family', value: fromFamilies(family) } };
  const others = Object.entries(by_screen).map(([screen, rest]) => variantOf(screen, propsOf(rest)));
  return [variantOf('desktop', { ...font, ...propsOf(given) }), ...others];
}

const variantOf = (breakpoint: string, props: object) => ({ meta: { breakpoint, state: null }, props, custom_css: null });

function propsOf(given: TypeParts): Record<string, unknown> {
  const rows = Object.entries(parts).flatMap(([part, [property, type]]): [string, unknown][] => {
    const css = given[part as keyof TypeParts];
    return css === undefined ? [] : [[property, type === 'size' ? toSize(css) : { $$type: 'string', value: css }]];
  });
  return Object.fromEntries(rows);
}

function toSize(css: string) {
  const [, size, unit] = /^(-?(?:\d+|\d*\.\d+))(px|em|rem|vw|vh|%)$/.exec(css) ?? [];
  return { $$type: 'size', value: size === undefined ? { size: css, unit: 'custom' } : { size: Number(size), unit } };
}
