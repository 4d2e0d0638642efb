import { isRecord } from '../parse-json.js';

/** PHP writes an empty map as a list, and a list with gaps as a map. Ids in a list are texts or numbers by themselves. */
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

/** Envato writes `"1"` where others write `true`. */
export const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'yes';

const idOf = (item: unknown, index: number) =>
  isRecord(item) && (typeof item.id === 'number' || typeof item.id === 'string') ? String(item.id) : String(index);
