import type { Add } from '../op-list.js';

/** Names the import that this one replaces, before anything is created, so that undo restores its content last. */
export function addRetire(add: Add, import_id: string | undefined, require: string): void {
  if (import_id !== undefined) {
    add({ id: 'retire', step: 'permission', op: 'import.retire', args: { import_id }, needs: [require] });
  }
}
