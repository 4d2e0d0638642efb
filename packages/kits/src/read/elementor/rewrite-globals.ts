import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { fontProperties, fontSetting } from './kit-settings.js';

/** Describes a reference to the site's kit. An Elementor 4 variable cannot be renamed. */
export type GlobalReference = { kind: 'color' | 'font'; id: string; is_variable: boolean };

/** Replaces a reference by another id, a colour, or font settings (`typography_…`). */
export type Replacement = { id: string } | { color: string } | { settings: Record<string, unknown> };

/** Returns the replacement, or undefined to keep the reference. */
export type Decide = (reference: GlobalReference) => Replacement | undefined;

/** Visits every global reference in Elementor settings; returns the same object if it contains none. */
export function rewriteGlobals<T>(value: T, decide: Decide): T {
  return rewrite(value, decide) as T;
}

function rewrite(value: unknown, decide: Decide): unknown {
  if (typeof value === 'string') {
    return value.includes('--e-global-') ? rewriteCss(value, decide) : value;
  }
  if (Array.isArray(value)) {
    return mapValues(value, (item) => rewrite(item, decide));
  }
  if (!isRecord(value)) {
    return value;
  }
  const typed = rewriteVariable(value, decide);
  if (typed) {
    return typed;
  }
  const mapped = mapValues(value, (item, key) => (key === '__globals__' ? item : rewrite(item, decide)));
  return isRecord(value.__globals__) ? rewriteReferences(mapped, value.__globals__, decide) : mapped;
}

/** Rewrites `{"$$type": "global-color-variable", "value": "e-gv-…"}`. */
function rewriteVariable({ $$type, value: id }: Record<string, unknown>, decide: Decide): object | undefined {
  // Marks of written styles name variables by symbols.
  if (
    typeof id !== 'string' ||
    id.startsWith('kit:') ||
    ($$type !== 'global-color-variable' && $$type !== 'global-font-variable')
  ) {
    return undefined;
  }
  const found = decide({ kind: $$type === 'global-color-variable' ? 'color' : 'font', id, is_variable: true });
  if (found && 'color' in found) {
    return { $$type: 'color', value: found.color };
  }
  const family = found && 'settings' in found ? found.settings.typography_font_family : undefined;
  return typeof family === 'string' ? { $$type: 'string', value: family } : undefined;
}

/** Rewrites `__globals__: {title_color: "globals/colors?id=primary"}`; an empty text there means deliberately none. */
function rewriteReferences(settings: Record<string, unknown>, globals: Record<string, unknown>, decide: Decide) {
  const kept: [string, unknown][] = [];
  const colors: [string, unknown][] = [];
  const fonts = new Map<string, Record<string, unknown>>();
  let isSame = true;
  for (const [key, reference] of Object.entries(globals)) {
    const [, list, id = ''] = /^globals\/(colors|typography)\?id=([\w-]+)$/.exec(String(reference)) ?? [];
    const found = list === undefined ? undefined : decide({ kind: list === 'colors' ? 'color' : 'font', id, is_variable: false });
    if (!found || ('settings' in found && !key.endsWith(group))) {
      kept.push([key, reference]);
      continue;
    }
    isSame = false;
    if ('id' in found) {
      kept.push([key, `globals/${list}?id=${found.id}`]);
    } else if ('color' in found) {
      colors.push([key, found.color]);
    } else {
      fonts.set(key.slice(0, 1 - group.length), found.settings);
    }
  }
  if (isSame) {
    return settings;
  }
  const others = Object.entries(settings).filter(([key]) => key !== '__globals__' && !isOfGroup(key, fonts));
  const written = [...fonts].flatMap(([prefix, font]) => writeFont(prefix, font));
  return Object.fromEntries([
    ...others,
    ...colors,
    ...written,
    ...(kept.length > 0 ? [['__globals__', Object.fromEntries(kept)] as const] : []),
  ]);
}

/** Suffix of font references: `title_typography_typography` replaces all of `title_typography_font_family` etc. */
const group = '_typography';

/** Matches settings that the reference overrides. */
function isOfGroup(key: string, prefixes: ReadonlyMap<string, unknown>): boolean {
  return fontProperties.some((property) => {
    const at = prefixes.size === 0 ? -1 : key.lastIndexOf(property);
    return at >= 0 && prefixes.has(key.slice(0, at)) && fontSetting.test(`typography_${key.slice(at)}`);
  });
}

const writeFont = (prefix: string, font: Record<string, unknown>): [string, unknown][] => [
  ...Object.entries(font).map(([name, value]): [string, unknown] => [prefix + name.replace(/^typography_/, ''), value]),
  [`${prefix}typography`, 'custom'],
];

const variables = /var\(\s*--e-global-(?:color-([\w-]+)|typography-([\w-]+?)-([a-z]+-[a-z]+))\s*(,[^()]{0,200})?\)/g;

/** Rewrites `var(--e-global-color-primary)` in custom CSS. */
function rewriteCss(css: string, decide: Decide): string {
  return css.replace(variables, (whole: string, color?: string, font?: string, property = '', other = '') => {
    const found = decide({ kind: color === undefined ? 'font' : 'color', id: color ?? font ?? '', is_variable: false });
    if (!found) {
      return whole;
    }
    if ('id' in found) {
      return `var(--e-global-${color === undefined ? `typography-${found.id}-${property}` : `color-${found.id}`}${other})`;
    }
    return 'color' in found ? found.color : (cssOf(found.settings[`typography_${property.replace('-', '_')}`]) ?? whole);
  });
}

function cssOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value === '' ? undefined : value;
  }
  if (!isRecord(value) || value.size === '' || value.size === undefined || value.size === null) {
    return undefined;
  }
  return value.unit === 'custom' ? String(value.size) : `${String(value.size)}${String(value.unit)}`;
}
