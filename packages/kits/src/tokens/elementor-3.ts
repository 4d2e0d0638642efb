import type { KitSettings } from '@kithouse/contract';
import { readKitSettings, writeKitSettings } from '../read/elementor/kit-settings.js';
import { stableId } from '../read/elementor/stable-id.js';
import { isRecord } from '../read/parse-json.js';
import { toSlug } from '../read/slug.js';
import { type DesignTokens, fromFamilies, noTokens, type TypeToken, toFamilies } from './design-tokens.js';

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
    colors: colors.map(({ title, id, color }) => ({ name: toSlug(title) || id, value: color })),
    type: fonts.map(({ title, id, settings: row }) => readType(toSlug(title) || id, row)),
  };
}

function readType(name: string, row: Record<string, unknown>): TypeToken {
  const family = row.typography_font_family;
  const read = Object.entries(parts).flatMap(([part, key]) => {
    const css = cssOf(row[key]);
    // Elementor writes line heights in em, which mean the same for the text itself.
    return css === undefined ? [] : [[part, part === 'line_height' ? css.replace(/^([\d.]+)em$/, '$1') : css]];
  });
  return { name, family: typeof family === 'string' ? toFamilies(family) : [], ...Object.fromEntries(read) };
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
export function toElementor3({ colors, fonts, type, space }: DesignTokens): {
  file: Record<string, unknown>;
  left_out: string[];
} {
  const named = type.map((token) => ({
    id: stableId(token.name),
    title: token.name,
    role: 'custom' as const,
    settings: writeType(token),
  }));
  const single = fonts.map(({ name, family }) => ({
    id: stableId(`font ${name}`),
    title: name,
    role: 'custom' as const,
    settings: { typography_typography: 'custom', typography_font_family: family[0] ?? '' },
  }));
  const rows = colors.map(({ name, value }) => ({ id: stableId(name), title: name, color: value, role: 'custom' as const }));
  const settings = writeKitSettings({ colors: rows, fonts: [...named, ...single] });
  return { file: { settings }, left_out: space.map(({ name }) => name) };
}

function writeType(token: TypeToken): Record<string, unknown> {
  const { name: _, family, ...given } = token;
  const rows = Object.entries(parts).flatMap(([part, key]): [string, unknown][] => {
    const css = given[part as keyof typeof given];
    return css === undefined ? [] : [[key, isLength(part) ? toLength(css) : css]];
  });
  return {
    typography_typography: 'custom',
    typography_font_family: family[0] ?? fromFamilies(family),
    ...Object.fromEntries(rows),
  };
}

const isLength = (part: string) => part === 'size' || part === 'line_height' || part === 'letter_spacing';

function toLength(css: string): Record<string, unknown> {
  const [, size, unit] = /^(-?(?:\d+|\d*\.\d+))(px|em|rem|vw|%)?$/.exec(css) ?? [];
  return size === undefined ? { size: css, unit: 'custom' } : { size: Number(size), unit: unit ?? 'em' };
}
