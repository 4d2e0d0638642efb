import { isRecord } from '../read/parse-json.js';
import { toSlug } from '../read/slug.js';
import { type DesignTokens, fromFamilies, noTokens, toFamilies, withKeys } from './design-tokens.js';

/** Reads the presets of a block theme. */
export function fromThemeJson(file: unknown): DesignTokens {
  const settings = isRecord(file) && isRecord(file.settings) ? file.settings : {};
  const rows = (group: string, list: string) => rowsOf(isRecord(settings[group]) ? settings[group][list] : undefined);
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const values = (found: Record<string, unknown>[], key: string) =>
    found.flatMap((row) => (text(row[key]) === '' ? [] : [{ name: text(row.slug) || text(row.name), value: text(row[key]) }]));
  return {
    ...noTokens(),
    colors: values(rows('color', 'palette'), 'color'),
    fonts: values(rows('typography', 'fontFamilies'), 'fontFamily').map(({ name, value }) => ({
      name,
      family: toFamilies(value),
    })),
    type: values(rows('typography', 'fontSizes'), 'size').map(({ name, value }) => ({ name, family: [], size: value })),
    space: values(rows('spacing', 'spacingSizes'), 'size'),
    radius: values(rows('border', 'radiusSizes'), 'size'),
  };
}

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Writes presets of a block theme. Text styles become font sizes; lists those without a size, and differences on other screens. */
export function toThemeJson({ colors, fonts, type, space, radius }: DesignTokens): {
  file: Record<string, unknown>;
  left_out: string[];
} {
  const sized = type.filter(({ size }) => size !== undefined);
  const file = {
    $schema: 'https://schemas.wp.org/trunk/theme.json',
    version: 3,
    settings: {
      color: { palette: presets(colors, ({ value }) => ({ color: value })) },
      typography: {
        fontFamilies: presets(fonts, ({ family }) => ({ fontFamily: fromFamilies(family) })),
        fontSizes: presets(sized, ({ size }) => ({ size })),
      },
      spacing: { spacingSizes: presets(space, ({ value }) => ({ size: value })) },
      ...(radius.length > 0 ? { border: { radiusSizes: presets(radius, ({ value }) => ({ size: value })) } } : {}),
    },
  };
  const unsized = type.filter(({ size }) => size === undefined).map(({ name }) => name);
  const onScreens = sized.filter(({ by_screen }) => by_screen).map(({ name }) => `${name} on other screens`);
  return { file, left_out: [...unsized, ...onScreens] };
}

/** Writes each token with its own slug, because WordPress keeps only the last of equal slugs. */
const presets = <Token extends { name: string }>(tokens: readonly Token[], write: (token: Token) => object) =>
  withKeys(tokens, (name) => toSlug(name) || 'preset').map(([slug, token]) => ({ slug, name: token.name, ...write(token) }));
