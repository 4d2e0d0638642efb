import { normalizeColor } from '../look/tokens.js';
import { isSafeValue } from '../read/elementor/safe-css.js';
import { isRecord } from '../read/parse-json.js';
import {
  type DesignTokens,
  isRole,
  noTokens,
  type Role,
  readScreens,
  type TypeParts,
  type TypeToken,
  toFamilies,
  typeParts,
  withKeys,
} from './design-tokens.js';

/** Stores values that the format can't express. */
const extension = 'org.kithouse';

type Json = Record<string, unknown>;
type Dimension = { value: number; unit: string };

/** Writes the format of the Design Tokens Community Group, 2025.10. Lists the tokens that it can't express. */
export function toDtcg({ colors, fonts, type, space, radius }: DesignTokens): { file: Json; left_out: string[] } {
  const leftOut: string[] = [];
  const group = <Token extends { name: string; role?: Role }>(
    rows: readonly Token[],
    write: (row: Token) => Json | undefined,
  ): Json =>
    Object.fromEntries(
      withKeys(rows, nameOf).flatMap(([key, row]): [string, Json][] => {
        const written = write(row);
        leftOut.push(...(written ? [] : [row.name]));
        return written ? [[key, named(row, key, written)]] : [];
      }),
    );
  const file = {
    color: group(colors, ({ value }) => writeColor(value)),
    font: group(fonts, ({ family }) => ({ $type: 'fontFamily', $value: family })),
    typography: group(type, writeType),
    space: group(space, ({ value }) => writeDimension(value)),
    radius: group(radius, ({ value }) => writeDimension(value)),
  };
  return { file: Object.fromEntries(Object.entries(file).filter(([, rows]) => Object.keys(rows).length > 0)), left_out: leftOut };
}

/** Replaces characters that the format forbids in names. */
const nameOf = (name: string) => name.replace(/[.{}]/g, '-').replace(/^\$+/, '') || 'token';

function named({ name, role }: { name: string; role?: Role }, key: string, token: Json): Json {
  const own = { ...(key === name ? {} : { name }), ...(role === undefined ? {} : { role }) };
  const extensions = isRecord(token.$extensions) && isRecord(token.$extensions[extension]) ? token.$extensions[extension] : {};
  const all = { ...extensions, ...own };
  return Object.keys(all).length === 0 ? token : { ...token, $extensions: { [extension]: all } };
}

function writeColor(value: string): Json | undefined {
  const hex = normalizeColor(value);
  if (hex === undefined) {
    return undefined;
  }
  const part = (at: number) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5));
  const alpha = hex.length > 7 ? { alpha: part(7) } : {};
  const color = { colorSpace: 'srgb', components: [part(1), part(3), part(5)], ...alpha, hex: hex.slice(0, 7) };
  return { $type: 'color', $value: color, ...(hex === value ? {} : { $extensions: { [extension]: { css: value } } }) };
}

/** Lengths in other units than pixels and rem have no value in the format. */
function writeDimension(css: string): Json | undefined {
  const value = dimensionOf(css);
  const exact = value && `${value.value}${value.unit}` === css;
  return value && { $type: 'dimension', $value: value, ...(exact ? {} : { $extensions: { [extension]: { css } } }) };
}

/** Returns a length, or the first one inside an expression such as `clamp()`. */
function dimensionOf(css: string): Dimension | undefined {
  const [, count, unit] = /^(-?(?:\d+|\d*\.\d+))(px|rem)?$/.exec(css.trim()) ?? [];
  if (count !== undefined && (unit !== undefined || Number(count) === 0)) {
    return { value: Number(count), unit: unit ?? 'px' };
  }
  const [, nearest, itsUnit] = /(?:^|[(,\s])(-?(?:\d+|\d*\.\d+))(px|rem)\b/.exec(css) ?? [];
  return nearest === undefined || itsUnit === undefined ? undefined : { value: Number(nearest), unit: itsUnit };
}

/** Returns nothing for a text style with other lengths, which have no value in the format. */
function writeType(token: TypeToken): Json | undefined {
  const { name: _, role: __, family, by_screen, ...parts } = token;
  const fontSize = dimensionOf(parts.size ?? '16px');
  const letterSpacing = fontSize && spacingOf(parts.letter_spacing, fontSize);
  if (!fontSize || !letterSpacing) {
    return undefined;
  }
  const weight = /^\d+$/.test(parts.weight ?? '') ? Number(parts.weight) : (parts.weight ?? 400);
  const lineHeight = /^(?:\d+|\d*\.\d+)$/.test(parts.line_height ?? '') ? Number(parts.line_height) : 1.5;
  const value = { fontFamily: family, fontSize, fontWeight: weight, letterSpacing, lineHeight };
  return { $type: 'typography', $value: value, $extensions: { [extension]: { parts, ...(by_screen && { by_screen }) } } };
}

/** Computes letter spacing in em with the size of the font, because the format has no such unit. */
function spacingOf(css = 'normal', { value, unit }: Dimension): Dimension | undefined {
  const [, share] = /^(-?(?:\d+|\d*\.\d+))em$/.exec(css.trim()) ?? [];
  return share === undefined
    ? dimensionOf(css.trim() === 'normal' ? '0' : css)
    : { value: Number((Number(share) * value).toFixed(5)), unit };
}

/** Reads the format, also of other tools: nested groups, inherited types and aliases. Lists the tokens of other types. */
export function fromDtcg(file: unknown): { tokens: DesignTokens; left_out: string[] } {
  const tokens = noTokens();
  const leftOut: string[] = [];
  const root = isRecord(file) ? file : {};
  const visit = (node: Json, path: readonly string[], inherited: string, depth: number): void => {
    const type = typeof node.$type === 'string' ? node.$type : inherited;
    if ('$value' in node) {
      const name = nameFrom(node, path);
      if (!add(tokens, { name, type, value: resolve(node.$value, root, 0), node, isRadius: namesRadius.test(path[0] ?? '') })) {
        leftOut.push(path.join('.'));
      }
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (!key.startsWith('$') && isRecord(child) && depth < 20) {
        visit(child, [...path, key], type, depth + 1);
      }
    }
  };
  visit(root, [], '', 0);
  return { tokens, left_out: leftOut };
}

const ownOf = ({ $extensions }: Json): Json =>
  isRecord($extensions) && isRecord($extensions[extension]) ? $extensions[extension] : {};

function nameFrom(node: Json, path: readonly string[]): string {
  const { name } = ownOf(node);
  return typeof name === 'string' ? name : path.slice(1).join('-') || (path[0] ?? 'token');
}

/** Follows an alias such as `{color.brand}`, at most 20 times. */
function resolve(value: unknown, root: Json, count: number): unknown {
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined || count > 20) {
    return isRecord(value) && count <= 20
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, root, count + 1)]))
      : value;
  }
  const found = alias
    .split('.')
    .reduce<unknown>((node, key) => (isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined), root);
  return isRecord(found) ? resolve(found.$value, root, count + 1) : undefined;
}

type Found = { name: string; type: string; value: unknown; node: Json; isRadius: boolean };

/** Matches the usual names of groups with corner radii. */
const namesRadius = /^(?:border|corner)?[-_ ]?(?:radius|radii|rounded)$/i;

function add(tokens: DesignTokens, { name, type, value, node, isRadius }: Found): boolean {
  const { role: given } = ownOf(node);
  const role = isRole(given) ? { role: given } : {};
  if (type === 'color') {
    const color = exactOf(node, readColor(value), normalizeColor);
    return color !== undefined && tokens.colors.push({ name, value: color, ...role }) > 0;
  }
  if (type === 'dimension') {
    const length = exactOf(node, readDimension(value), (css) => readDimension(dimensionOf(css)));
    return length !== undefined && (isRadius ? tokens.radius : tokens.space).push({ name, value: length }) > 0;
  }
  if (type === 'fontFamily') {
    const family = readFamily(value);
    return family.length > 0 && tokens.fonts.push({ name, family }) > 0;
  }
  return type === 'typography' && isRecord(value) && tokens.type.push({ ...readType(name, value, ownOf(node)), ...role }) > 0;
}

/** Returns the CSS that a value was written from. Another tool can have changed the value since, which then counts. */
function exactOf(node: Json, value: string | undefined, convert: (css: string) => string | undefined): string | undefined {
  const { css } = ownOf(node);
  return typeof css === 'string' && isSafeValue(css) && value !== undefined && convert(css) === value ? css : value;
}

function readColor(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return normalizeColor(value);
  }
  const { colorSpace, components, alpha, hex } = isRecord(value) ? value : {};
  const share = typeof alpha === 'number' && alpha < 1 ? toByte(alpha) : '';
  if (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((one) => typeof one === 'number')
  ) {
    return `#${components.map((one) => toByte(one as number)).join('')}${share}`;
  }
  // Other colour spaces come with the nearest sRGB colour.
  const nearest = typeof hex === 'string' ? normalizeColor(hex) : undefined;
  return nearest && `${nearest.slice(0, 7)}${share}`;
}

const toByte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

function readDimension(value: unknown): string | undefined {
  if (isRecord(value) && typeof value.value === 'number' && (value.unit === 'px' || value.unit === 'rem')) {
    return `${value.value}${value.unit}`;
  }
  // Drafts of the format wrote a text.
  return typeof value === 'string' && /^-?(?:\d+|\d*\.\d+)(?:px|rem)$/.test(value) ? value : undefined;
}

const readFamily = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : typeof value === 'string' ? toFamilies(value) : [];

/** Reads a text style. Parts that it was written from count until another tool changes their values. */
function readType(name: string, value: Json, own: Json): TypeToken {
  const family = readFamily(value.fontFamily);
  const given = readParts(value);
  const { by_screen: rows } = own;
  const onScreens = readScreens((screen) => (isRecord(rows) && isRecord(rows[screen]) ? safeParts(rows[screen]) : {}));
  if (!isRecord(own.parts)) {
    return { name, family, ...given, ...onScreens };
  }
  const kept = safeParts(own.parts);
  const { size = kept.size } = given;
  const written = writeType({ name, family, ...kept, ...(size === undefined ? {} : { size }) })?.$value;
  const expected = { ...(isRecord(written) ? readParts(written) : {}), size: readDimension(dimensionOf(kept.size ?? '16px')) };
  const parts = typeParts.map((part) => [part, given[part] === expected[part] ? kept[part] : given[part]] as const);
  return { name, family, ...Object.fromEntries(parts.filter(([, css]) => css !== undefined)), ...onScreens };
}

function readParts(value: Json): TypeParts {
  const size = readDimension(value.fontSize);
  const spacing = readDimension(value.letterSpacing);
  return {
    ...(size === undefined ? {} : { size }),
    ...(typeof value.fontWeight === 'number' || typeof value.fontWeight === 'string' ? { weight: String(value.fontWeight) } : {}),
    ...(typeof value.lineHeight === 'number' ? { line_height: String(value.lineHeight) } : {}),
    ...(spacing === undefined || Number.parseFloat(spacing) === 0 ? {} : { letter_spacing: spacing }),
  };
}

const safeParts = (parts: Json): TypeParts =>
  Object.fromEntries(
    typeParts.flatMap((part) => {
      const css = parts[part];
      return typeof css === 'string' && isSafeValue(css) ? [[part, css]] : [];
    }),
  );
