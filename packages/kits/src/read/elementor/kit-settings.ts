import type { KitSettings } from '@kithouse/contract';
import { isRecord } from '../parse-json.js';
import { refuseLargeSettings } from '../refuse-large-settings.js';

export type KitColor = KitSettings['colors'][number];
export type KitFont = KitSettings['fonts'][number];

/**
 * Reads the colours and fonts of a kit's settings (`system_colors`, `custom_colors`, `system_typography`, `custom_typography`)
 * and of Elementor 4 variables, from any object of a file. Undefined without any.
 */
export function readKitSettings(...sources: unknown[]): KitSettings | undefined {
  const found = sources.filter(isRecord);
  const read: KitSettings = {
    colors: found.flatMap((source) => [
      ...rowsOf(source.system_colors).flatMap((row) => readColor(row, 'system')),
      ...rowsOf(source.custom_colors).flatMap((row) => readColor(row, 'custom')),
      ...variablesOf(source, 'global-color-variable').flatMap(({ _id, title, value }) =>
        readColor({ _id, title, color: value }, 'custom'),
      ),
    ]),
    fonts: found.flatMap((source) => [
      ...rowsOf(source.system_typography).flatMap((row) => readFont(row, 'system')),
      ...rowsOf(source.custom_typography).flatMap((row) => readFont(row, 'custom')),
      ...variablesOf(source, 'global-font-variable').flatMap(({ _id, title, value }) =>
        readFont({ _id, title, typography_font_family: value }, 'custom'),
      ),
    ]),
  };
  refuseLargeSettings(read);
  const settings = cleanSettings(read);
  return settings.colors.length + settings.fonts.length > 0 ? settings : undefined;
}

/** Writes colours and fonts in the format of Elementor's kit settings. */
export function writeKitSettings({ colors, fonts }: KitSettings): Record<string, unknown> {
  const toColor = ({ id: _id, title, color }: KitColor) => ({ _id, title, color });
  const toFont = ({ id: _id, title, settings }: KitFont) => ({ _id, title, ...settings });
  return {
    system_colors: colors.filter(({ role }) => role === 'system').map(toColor),
    custom_colors: colors.filter(({ role }) => role === 'custom').map(toColor),
    system_typography: fonts.filter(({ role }) => role === 'system').map(toFont),
    custom_typography: fonts.filter(({ role }) => role === 'custom').map(toFont),
  };
}

/** Removes values that would be unsafe in a style sheet, and duplicate ids. */
export function cleanSettings({ colors, fonts }: KitSettings): KitSettings {
  const byId = <Row extends { id: string }>(rows: Row[]) => [...new Map(rows.map((row) => [row.id, row])).values()];
  return {
    colors: byId(colors.filter(({ id, color }) => isId(id) && safeColor.test(color))),
    fonts: byId(
      fonts.flatMap(({ settings, ...font }) => {
        const safe = Object.entries(settings)
          .filter(([key]) => fontSetting.test(key))
          .flatMap(([key, value]): [string, unknown][] => {
            const read = readFontValue(value);
            return read === undefined ? [] : [[key, read]];
          });
        return isId(font.id) && safe.length > 0 ? { ...font, settings: Object.fromEntries(safe) } : [];
      }),
    ),
  };
}

/** Lists the font properties with variants for smaller screens (`font_size_tablet`). */
const sized = [
  'font_family',
  'font_size',
  'font_weight',
  'text_transform',
  'font_style',
  'text_decoration',
  'line_height',
  'letter_spacing',
  'word_spacing',
];

/** Lists the settings of a typography group; the first enables it. */
export const fontProperties = ['typography', ...sized];

/** Matches a kit's font setting, which has no group prefix. */
export const fontSetting = new RegExp(`^typography_(?:typography|(?:${sized.join('|')})(?:_[a-z]+)*)$`);

const isId = (id: string) => /^[\w-]{1,60}$/.test(id);
const safeColor = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/deg]{1,60}\))$/i;
const safeSize = /^(?!undefined$|null$)[\w\s.,%()+*/-]{1,80}$/;
const safeText = /^[\p{L}\p{N}\s'",._-]{0,200}$/u;

/** Accepts only a word, or a number with its unit. */
function readFontValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return safeText.test(value) ? value : undefined;
  }
  const { unit, size } = isRecord(value) ? value : {};
  const isSafe =
    typeof unit === 'string' && /^[a-z%]{1,10}$/.test(unit) && (typeof size === 'number' || safeSize.test(String(size)));
  return isSafe ? { unit, size, sizes: [] } : undefined;
}

/** Reads rows; PHP writes lists with gaps as objects. */
const rowsOf = (rows: unknown): Record<string, unknown>[] =>
  (isRecord(rows) ? Object.values(rows) : Array.isArray(rows) ? rows : []).filter(isRecord);

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const titleOf = (title: unknown, id: string) =>
  textOf(title)
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '') || id;

function readColor({ _id, title, color }: Record<string, unknown>, role: KitColor['role']): KitColor[] {
  const id = textOf(_id);
  return [{ id, title: titleOf(title, id), color: textOf(color), role }];
}

function readFont({ _id, title, ...settings }: Record<string, unknown>, role: KitFont['role']): KitFont[] {
  const id = textOf(_id);
  return [{ id, title: titleOf(title, id), settings, role }];
}

/** Reads `global_variables: {data: {"e-gv-…": {type, label, value}}}`; values are plain, or typed in later versions. */
function variablesOf({ global_variables }: Record<string, unknown>, type: string) {
  const data = isRecord(global_variables) && isRecord(global_variables.data) ? global_variables.data : {};
  return Object.entries(data).flatMap(([_id, variable]) => {
    if (!isRecord(variable) || variable.type !== type) {
      return [];
    }
    const { label: title, value } = variable;
    return { _id, title, value: isRecord(value) ? value.value : value };
  });
}
