import type { KitSettings } from '@kithouse/contract';
import { readKitSettings, writeKitSettings } from '../read/elementor/kit-settings.js';
import { stableId } from '../read/elementor/stable-id.js';
import { isRecord } from '../read/parse-json.js';
import { toSlug } from '../read/slug.js';
import {
  type DesignTokens,
  fromFamilies,
  isRole,
  noTokens,
  type Role,
  readScreens,
  type TypeParts,
  type TypeToken,
  toFamilies,
} from './design-tokens.js';

/** The parts of a text style in Elementor's settings. */
const parts = {
  size: 'typography_font_size',
  weight: 'typography_font_weight',
  line_height: 'typography_line_height',
  letter_spacing: 'typography_letter_spacing',
  transform: 'typography_text_transform',
  style: 'typography_font_style',
} as const;

/** Reads the colours and text styles of a kit of Elementor 3, as `site-settings.json` has them. */
export function fromElementor3(file: unknown): DesignTokens {
  const sources = isRecord(file) ? [file, file.settings].filter(isRecord) : [];
  // Variables of Elementor 4 have their own reader.
  return fromKitSettings(readKitSettings(...sources.map(withoutVariables)));
}

function withoutVariables(source: Record<string, unknown>) {
  const { global_variables: _, data: __, ...rest } = source;
  return rest;
}

/** Reads the colours and text styles of a bundle. */
export function fromKitSettings(settings: KitSettings | undefined): DesignTokens {
  const { colors = [], fonts = [] } = settings ?? {};
  return {
    ...noTokens(),
    colors: colors.map(({ title, id, color, role }) => ({ name: toSlug(title) || id, value: color, ...roleOf(id, role) })),
    type: fonts.map(({ title, id, role, settings: row }) => ({ ...readType(toSlug(title) || id, row), ...roleOf(id, role) })),
  };
}

/** Returns the role of a row of Elementor's own, which is its id. */
const roleOf = (id: string, kind: 'system' | 'custom'): { role?: Role } => (kind === 'system' && isRole(id) ? { role: id } : {});

function readType(name: string, row: Record<string, unknown>): TypeToken {
  const family = row.typography_font_family;
  return {
    name,
    family: typeof family === 'string' ? toFamilies(family) : [],
    ...readParts(row),
    ...readScreens((screen) => readParts(row, `_${screen}`)),
  };
}

function readParts(row: Record<string, unknown>, suffix = ''): TypeParts {
  const read = Object.entries(parts).flatMap(([part, key]) => {
    const css = cssOf(row[`${key}${suffix}`]);
    // Elementor writes line heights in em, which mean the same for the text itself.
    return css === undefined ? [] : [[part, part === 'line_height' ? css.replace(/^([\d.]+)em$/, '$1') : css]];
  });
  return Object.fromEntries(read);
}

/** Writes a length of Elementor, such as `{size: 18, unit: 'px'}`, and other values as text. */
function cssOf(value: unknown): string | undefined {
  if (isRecord(value)) {
    const { size, unit } = value;
    const isUsable = (typeof size === 'number' || typeof size === 'string') && size !== '';
    return isUsable ? `${size}${unit === 'custom' ? '' : typeof unit === 'string' ? unit : 'px'}` : undefined;
  }
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
}

/** Writes settings of a kit of Elementor 3. Lists the tokens that it has no place for. */
export function toElementor3({ colors, fonts, type, space, radius }: DesignTokens): {
  file: Record<string, unknown>;
  left_out: string[];
} {
  const named = withRoles(type).map(({ row, token }) => ({ ...row, settings: writeType(token) }));
  const single = fonts.map(({ name, family }) => ({
    id: stableId(`font ${name}`),
    title: name,
    role: 'custom' as const,
    settings: { typography_typography: 'custom', typography_font_family: family[0] ?? '' },
  }));
  const rows = withRoles(colors).map(({ row, token }) => ({ ...row, color: token.value }));
  const settings = writeKitSettings({ colors: rows, fonts: [...named, ...single] });
  return { file: { settings }, left_out: [...space, ...radius].map(({ name }) => name) };
}

/** Gives the first token of each role the row of Elementor's own. */
function withRoles<Token extends { name: string; role?: Role }>(tokens: readonly Token[]) {
  return tokens.map((token) => {
    const isFirst = token.role !== undefined && tokens.find(({ role }) => role === token.role) === token;
    const row = { title: token.name, role: isFirst ? ('system' as const) : ('custom' as const) };
    return { token, row: { ...row, id: isFirst && token.role ? token.role : stableId(token.name) } };
  });
}

function writeType(token: TypeToken): Record<string, unknown> {
  const { family, by_screen = {} } = token;
  const onScreens = Object.entries(by_screen).map(([screen, given]) => writeParts(given, `_${screen}`));
  return Object.assign(
    { typography_typography: 'custom', typography_font_family: family[0] ?? fromFamilies(family), ...writeParts(token) },
    ...onScreens,
  );
}

function writeParts(given: TypeParts, suffix = ''): Record<string, unknown> {
  const rows = Object.entries(parts).flatMap(([part, key]): [string, unknown][] => {
    const css = given[part as keyof TypeParts];
    return css === undefined ? [] : [[`${key}${suffix}`, isLength(part) ? toLength(css) : css]];
  });
  return Object.fromEntries(rows);
}

const isLength = (part: string) => part === 'size' || part === 'line_height' || part === 'letter_spacing';

function toLength(css: string): Record<string, unknown> {
  const [, size, unit] = /^(-?(?:\d+|\d*\.\d+))(px|em|rem|vw|%)?$/.exec(css) ?? [];
  return size === undefined ? { size: css, unit: 'custom' } : { size: Number(size), unit: unit ?? 'em' };
}
