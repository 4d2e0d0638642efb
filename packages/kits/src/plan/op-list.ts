import type { Op, OpName, Step } from '@kithouse/contract';
import type { ArgsOf } from './plan-source.js';
import { weights } from './weigh.js';

/** Appends an operation and returns its id. */
export type Add = <Name extends OpName>(
  id: string,
  step: Step,
  op: Name,
  args: ArgsOf<Name>,
  needs?: string[],
  weight?: number,
) => string;

/** Creates an empty list of operations with its `add`. */
export function createOpList(): { ops: Op[]; add: Add } {
  const ops: Op[] = [];
  const add: Add = (id, step, op, args, needs = [], weight = weights.step) => {
    ops.push({ id, step, op, args, needs, weight } as Op);
    return id;
  };
  return { ops, add };
}

/** Lists operations without dependants. */
export function listLast(ops: readonly Op[]): string[] {
  const needed = new Set(ops.flatMap(({ needs }) => needs));
  return ops.flatMap(({ id }) => (needed.has(id) ? [] : id));
}
