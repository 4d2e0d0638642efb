import { isRecord } from '../parse-json.js';

/** A value of Elementor 4 with its type, such as `{"$$type": "color", "value": "#fff"}`. */
export type TypedValue = Record<string, unknown> & { $$type: string };

export const isTyped = (value: unknown): value is TypedValue => isRecord(value) && typeof value.$$type === 'string';

/** Returns true for a type and its later versions: `query`, `query-v2`. */
export const isOfType = (value: unknown, name: string): value is TypedValue =>
  isTyped(value) && (value.$$type === name || new RegExp(`^${name}-v\\d+$`).test(value.$$type));

/** Returns the value inside a typed one, and any other value itself. */
export const plain = (value: unknown): unknown => (isTyped(value) ? value.value : value);

/** Returns true for a filled number of a post or a picture. */
export const isNumber = (value: unknown): value is string | number =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && /^[1-9]\d*$/.test(value));

/** Maps the items of a list and removes typed ones that became nothing. */
export function mapTypedList(list: readonly unknown[], map: (item: unknown, index: number) => unknown): unknown[] {
  const mapped = list.map(map);
  const kept = mapped.filter((item, index) => item !== null || !isTyped(list[index]));
  return kept.length === list.length && kept.every((item, index) => item === list[index]) ? (list as unknown[]) : kept;
}
