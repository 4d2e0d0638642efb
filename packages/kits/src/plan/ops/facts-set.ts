import type { Facts } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Stores the details that a person entered. */
export function addFacts(add: Add, facts: Facts | undefined): void {
  if (facts) {
    add({ id: 'facts', step: 'finalize', op: 'facts.set', args: { values: facts } });
  }
}
