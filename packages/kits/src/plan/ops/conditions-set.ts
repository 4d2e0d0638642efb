import type { Step } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Adds where a theme part shows, or nothing for a post without conditions. */
export function addConditions(add: Add, id: string, post: string, conditions: string[] = [], step: Step = 'finalize'): void {
  if (conditions.length > 0) {
    add({ id, step, op: 'conditions.set', args: { post, conditions }, needs: [post] });
  }
}
