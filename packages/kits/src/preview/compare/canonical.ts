import { coreDefaults } from './core-defaults.js';

/** Normalises the attributes of a block, however the editor writes them. */
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

/** Normalises an Elementor element or page settings, however PHP and the editor write them. */
export const canonicalElement = (value: unknown): string => sorted(toElement(value));

/** Treats missing values and empty objects as empty. An empty string may be a value. */
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** Lists the editor's internal keys and row ids. */
const bookkeeping = new Set(['_id', 'htmlCache', 'editSettings', 'defaultEditSettings']);

/** Normalises PHP's empty objects (`[]`) and numbers written as text. */
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

/** Serialises JSON with sorted keys, because saving a page may reorder them. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
