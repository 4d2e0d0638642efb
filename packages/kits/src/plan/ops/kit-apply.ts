import type { KitSettings } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Adds colours and fonts to those of the site. */
export const addKit = (add: Add, settings: KitSettings | undefined, needs: string[]): string[] =>
  settings ? [add({ id: 'kit', step: 'templates', op: 'kit.apply', args: { settings }, needs })] : [];

/** Makes the colours and fonts those of the site. */
export function setKit(add: Add, settings: KitSettings | undefined): void {
  if (settings) {
    add({ id: 'kit', step: 'finalize', op: 'kit.apply', args: { settings, mode: 'set' } });
  }
}
