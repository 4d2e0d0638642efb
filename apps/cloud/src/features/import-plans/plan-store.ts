import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SitePlan } from './import-plans.tasks.js';

/** Describes a compiled plan without the values that differ between sites. */
export type StoredPlan = {
  /** The JSON object of the other values. */
  shared: string;
  chunks: SitePlan['chunks'];
  /** Hashes of the pictures whose smaller copies didn't exist yet. */
  undrawn: string[];
};

type Source = {
  /** Returns whether a stored plan would still be compiled in the same way. */
  isCurrent: (plan: StoredPlan) => Promise<boolean>;
  compile: () => Promise<StoredPlan>;
};

const usual = 64 * 1024 * 1024;

/** Counts two bytes per character, the most that a text takes in memory. */
const sizeOf = ({ shared, chunks, undrawn }: StoredPlan) =>
  2 * [shared, ...undrawn, ...chunks.flatMap(({ ops, sha256 }) => [ops, sha256])].reduce((sum, { length }) => sum + length, 0);

/**
 * Returns a function that compiles a plan once for all sites that want the same one. `wanted` is plain data that names the versions
 * of the packs and the choices. Forgets the least recently used plans once all together have more than `maxBytes`.
 */
export function createPlanStore(maxBytes = usual) {
  const plans = new LRUCache<string, StoredPlan>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<StoredPlan>>();

  function start(key: string, compile: Source['compile']): Promise<StoredPlan> {
    const compiled = compile()
      .then((plan) => {
        plans.set(key, plan);
        return plan;
      })
      .finally(() => pending.delete(key));
    pending.set(key, compiled);
    return compiled;
  }

  return async (wanted: unknown, { isCurrent, compile }: Source): Promise<StoredPlan> => {
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
    const stored = plans.get(key);
    if (stored && (await isCurrent(stored))) {
      return stored;
    }
    return pending.get(key) ?? start(key, compile);
  };
}

export type PlanStore = ReturnType<typeof createPlanStore>;
