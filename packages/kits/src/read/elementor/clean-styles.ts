import type { BundleDocument, ElementorElement, Warning } from '@kithouse/contract';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { mapDefinitions } from './component-marks.js';
import { isAtomic } from './components.js';
import { decodeCss, encodeCss } from './encoded-css.js';
import { cleanCss, isSafeValue } from './safe-css.js';
import { isTyped, plain } from './typed-value.js';

type Refuse = (what: string) => void;

/** Limits the names in a warning. */
const maxNames = 10;

/**
 * Removes values of local styles, global classes, custom CSS and attributes that could affect anything outside of their element
 * or load files, because Elementor prints them unchecked. Returns the same document if it has none.
 */
export function cleanStyles<T extends BundleDocument>(document: T, warn: (warning: Warning) => void): T {
  if (document.kind !== 'elementor') {
    return document;
  }
  const cleaned = clean(document);
  if (cleaned.place === undefined) {
    return document;
  }
  warn({
    code: 'unsafe_css',
    message: `Styles that could change other parts of a page or load files from another site were removed: ${cleaned.names}.`,
    place: cleaned.place,
  });
  return { ...document, content: cleaned.content, ...(cleaned.design ? { design: cleaned.design } : {}) };
}

/** Names the values that `cleanStyles` would remove; undefined for none. */
export function findUnsafeStyles(document: BundleDocument): string | undefined {
  return document.kind === 'elementor' ? clean(document).names || undefined : undefined;
}

type Styled = Extract<BundleDocument, { kind: 'elementor' }>;

function clean({ content: elements, design: given }: Styled) {
  const refused = new Map<string, string>();
  const refuse: RefuseAt = (what, place) => refused.set(what, refused.get(what) ?? place);
  const content = cleanElements(elements, 'content', refuse);
  const classes = given?.classes.map((one) => cleanStyle(one, (what) => refuse(`${what} of “${one.label}”`, 'design')));
  const design = given && { ...given, classes: classes as typeof given.classes };
  const names = [...refused.keys()].slice(0, maxNames).join(', ') + (refused.size > maxNames ? ' …' : '');
  return { content, design, names, place: refused.values().next().value };
}

type RefuseAt = (what: string, place: string) => void;

function cleanElements(elements: ElementorElement[], prefix: string, refuse: RefuseAt): ElementorElement[] {
  return mapValues(elements, (item, index) =>
    cleanElement(item as ElementorElement, `${prefix}[${index}]`, refuse),
  ) as ElementorElement[];
}

function cleanElement(given: ElementorElement, path: string, refuse: RefuseAt): ElementorElement {
  const element = mapDefinitions(given, (content) => cleanElements(content, `${path}.design`, refuse));
  const { styles, elements } = element;
  const name = nameOf(element);
  const refuseHere: Refuse = (what) => refuse(`${what} of “${name}”`, path);
  return mapValues(element, (item, key) => {
    if (key === 'styles' && isRecord(styles)) {
      return mapValues(styles, (style) => cleanMark(cleanStyle(style, refuseHere), refuseHere));
    }
    if (isAtomic(element) && (key === 'settings' || key === 'design')) {
      return mapValues(item as Record<string, unknown>, (value, name) =>
        name === 'definitions' ? value : cleanTyped(value, name, refuseHere),
      );
    }
    return key === 'elements' ? cleanElements(elements, `${path}.elements`, refuse) : item;
  }) as ElementorElement;
}

function nameOf({ editor_settings, widgetType, elType }: ElementorElement): string {
  const title = isRecord(editor_settings) ? editor_settings.title : undefined;
  return typeof title === 'string' && title !== '' ? title.slice(0, 60) : (widgetType ?? elType);
}

/** Cleans the variants of a local style or a global class. */
export function cleanStyle(style: unknown, refuse: Refuse): unknown {
  if (!isRecord(style) || !(Array.isArray(style.variants) || isRecord(style.variants))) {
    return style;
  }
  const variants = mapValues(style.variants as unknown[], (variant) =>
    isRecord(variant)
      ? mapValues(variant, (item, key) =>
          key === 'props' && isRecord(item) ? cleanProps(item, refuse) : key === 'custom_css' ? cleanCustom(item, refuse) : item,
        )
      : variant,
  );
  return variants === style.variants ? style : { ...style, variants };
}

/** Cleans the mark of a written style. */
function cleanMark(style: unknown, refuse: Refuse): unknown {
  const mark = isRecord(style) ? style.design : undefined;
  const cleaned = cleanStyle(mark, refuse);
  return cleaned === mark ? style : { ...(style as object), design: cleaned };
}

function cleanProps(props: Record<string, unknown>, refuse: Refuse): Record<string, unknown> {
  const entries = Object.entries(props);
  const kept = entries.filter(([key, value]) => isSafe(key, value));
  for (const [key] of entries.filter((entry) => !kept.includes(entry))) {
    refuse(key.slice(0, 40));
  }
  return kept.length === entries.length ? props : Object.fromEntries(kept);
}

/** Returns true if all texts of a property are safe, and its keys are names. */
function isSafe(key: string, value: unknown): boolean {
  if (key !== '$$type' && !/^[\w-]*$/.test(key)) {
    return false;
  }
  if (typeof value === 'string') {
    return isSafeValue(value);
  }
  if (isTyped(value) && value.$$type === 'url') {
    return typeof value.value !== 'string' || !/["<>{}\\\n\r]/.test(value.value);
  }
  if (isTyped(value) && value.$$type === 'dynamic') {
    return true;
  }
  return typeof value === 'object' && value !== null ? Object.entries(value).every(([name, item]) => isSafe(name, item)) : true;
}

function cleanCustom(custom: unknown, refuse: Refuse): unknown {
  const raw = isRecord(custom) ? custom.raw : undefined;
  if (typeof raw !== 'string' || raw === '') {
    return custom;
  }
  const css = decodeCss(raw);
  const clean = css === undefined ? '' : cleanCss(css);
  if (css !== undefined && withoutSpace(clean) === withoutSpace(css)) {
    return custom;
  }
  refuse('custom CSS');
  return clean === '' ? null : { ...(custom as object), raw: encodeCss(clean) };
}

/** Ignores white space and the last semicolons, which make no difference. */
const withoutSpace = (css: string) => css.replace(/\s+/g, '').replace(/;+(?=\}|$)/g, '');

/** Cleans attributes, also those that a component exposes or an instance changes. */
function cleanTyped(value: unknown, key: string, refuse: Refuse): unknown {
  if (isTyped(value) && (key === 'attributes' || value.$$type === 'attributes') && Array.isArray(value.value)) {
    return cleanAttributes(value, refuse);
  }
  const nameOfItem = (name: string) => (name === 'value' || name === 'origin_value' ? key : name);
  return Array.isArray(value) || isRecord(value)
    ? mapValues(value, (item, name) => cleanTyped(item, nameOfItem(name), refuse))
    : value;
}

const harmful = /^(?:on|style$|src|href$|formaction$|action$|xlink|xmlns)/i;

function cleanAttributes(attributes: Record<string, unknown>, refuse: Refuse): Record<string, unknown> {
  const rows = Array.isArray(attributes.value) ? attributes.value : [];
  const kept = rows.filter((row) => {
    const key = isRecord(plain(row)) ? plain((plain(row) as Record<string, unknown>).key) : undefined;
    const isKept = typeof key !== 'string' || (/^[a-z][\w-]*$/i.test(key.trim()) && !harmful.test(key.trim()));
    if (!isKept) {
      refuse(`attribute ${key.slice(0, 40)}`);
    }
    return isKept;
  });
  return kept.length === rows.length ? attributes : { ...attributes, value: kept };
}
