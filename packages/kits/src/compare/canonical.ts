import { coreDefaults } from './core-defaults.js';

/** The attributes of a block, equal however the editor writes them. */
export function canonicalAttributes(block: string, json: string): string {
  if (json === '') {
    return '';
  }
  try {
    const defaults = coreDefaults[block] ?? {};
    const given = Object.entries(JSON.parse(json) as Record<string, unknown>);
    const own = given.filter(
      ([name, value]) => !isEmpty(value) && !(name in defaults && sorted(value) === sorted(defaults[name])),
    );
    return own.length === 0 ? '' : sorted(Object.fromEntries(own));
  } catch {
    return json;
  }
}

/** An element of Elementor or the settings of a page, equal however PHP and the editor write them. */
export const canonicalElement = (value: unknown): string => sorted(toElement(value));

/** An empty string may be a value. A missing value and an empty object are not. */
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** What the editor keeps beside the settings, and the numbers it gives to rows. */
const bookkeeping = new Set(['_id', 'htmlCache', 'editSettings', 'defaultEditSettings']);

/** PHP writes an empty object as `[]` and many numbers as text. */
function toElement(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(toElement);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]): [string, unknown] => [name, toElement(item)]);
    return Object.fromEntries(entries.filter(([name, item]) => !bookkeeping.has(name) && !isNothing(name, item)));
  }
  return typeof value === 'number' ? String(value) : value;
}

const isNothing = (name: string, value: unknown) =>
  value === null || (name === 'isInner' && value === false) || (typeof value === 'object' && Object.keys(value).length === 0);

/** JSON with its keys in order: saving a page again may shuffle them. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
