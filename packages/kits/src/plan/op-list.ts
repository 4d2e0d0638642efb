import type { ArgsOf, Op, OpName, Step } from '@kithouse/contract';

type PlannedOp<Name extends OpName> = { id: string; step: Step; op: Name; args: ArgsOf<Name>; needs?: string[]; weight?: number };

/** Describes an operation to add. Without `needs`, it depends on no other. Without `weight`, it counts as one. */
export type Planned = { [Name in OpName]: PlannedOp<Name> }[OpName];

/** Appends an operation and returns its id. */
export type Add = (planned: Planned) => string;

/** Creates an empty list of operations with its `add`. */
export function createOpList(): { ops: Op[]; add: Add } {
  const ops: Op[] = [];
  const add: Add = ({ id, step, op, args, needs = [], weight = 1 }) => {
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

export const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
