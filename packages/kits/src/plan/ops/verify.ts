import type { ArgsOf, Op } from '@kithouse/contract';
import { type Add, listLast } from '../op-list.js';

/** Adds the final check, after everything else. */
export function addVerify(add: Add, ops: readonly Op[], args: ArgsOf<'verify'>): void {
  add({ id: 'verify', step: 'finalize', op: 'verify', args, needs: listLast(ops) });
}
