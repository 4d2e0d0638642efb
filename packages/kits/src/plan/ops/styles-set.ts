import type { StyleValue } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Adds the values to the global styles of the coming theme. */
export function setStyles(add: Add, theme: string, values: StyleValue[]): void {
  if (values.length > 0) {
    add({ id: 'styles', step: 'finalize', op: 'styles.set', args: { theme, values } });
  }
}
