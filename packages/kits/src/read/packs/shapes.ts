import { isRecord } from '../parse-json.js';

/** Returns the entries of a map or list, which PHP may swap. Entries of a list may be plain ids. */
export function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) {
    return value.map((item, index) => [
      typeof item === 'string' || typeof item === 'number' ? String(item) : idOf(item, index),
      item,
    ]);
  }
  return isRecord(value) ? Object.entries(value) : [];
}

export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  entriesOf(value)
    .map(([, row]) => row)
    .filter(isRecord);

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Accepts `true` and Envato's `"1"`. */
export const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'yes';

const idOf = (item: unknown, index: number) =>
  isRecord(item) && (typeof item.id === 'number' || typeof item.id === 'string') ? String(item.id) : String(index);
