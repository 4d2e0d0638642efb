import type { Op, OpName, Step } from '@kithouse/contract';
import type { ArgsOf } from './plan-source.js';
import { weights } from './weigh.js';

/** Makes the operation, puts it at the end and answers its id. */
export type Add = <Name extends OpName>(
  id: string,
  step: Step,
  op: Name,
  args: ArgsOf<Name>,
  needs?: string[],
  weight?: number,
) => string;

/** An empty list of operations and what adds to it. */
export function createOpList(): { ops: Op[]; add: Add } {
  const ops: Op[] = [];
  const add: Add = (id, step, op, args, needs = [], weight = weights.step) => {
    ops.push({ id, step, op, args, needs, weight } as Op);
    return id;
  };
  return { ops, add };
}

/** What nothing else waits for. */
export function listLast(ops: readonly Op[]): string[] {
  const needed = new Set(ops.flatMap(({ needs }) => needs));
  return ops.flatMap(({ id }) => (needed.has(id) ? [] : id));
}
