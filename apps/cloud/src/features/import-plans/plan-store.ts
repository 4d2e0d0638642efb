import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SitePlan } from './import-plans.tasks.js';

/** Describes a compiled plan without the values that differ between sites. */
export type StoredPlan = {
  /** JSON object of the plan. */
  shared: string;
  chunks: SitePlan['chunks'];
  /** Hashes of the pictures whose smaller copies hadn't been drawn yet. */
  undrawn: string[];
};

type Source = {
  /** Resolves to true if compiling again would give the same plan. */
  isCurrent: (plan: StoredPlan) => Promise<boolean>;
  compile: () => Promise<StoredPlan>;
};

const defaultMaxBytes = 64 * 1024 * 1024;

/** Counts two bytes per character, the maximum that a string takes in memory. */
const sizeOf = ({ shared, chunks, undrawn }: StoredPlan) =>
  2 * [shared, ...undrawn, ...chunks.flatMap(({ ops, sha256 }) => [ops, sha256])].reduce((sum, { length }) => sum + length, 0);

/**
 * Returns a function that compiles a plan once for all sites that request the same one. `wanted` is plain data with the versions of
 * the packs and the choices. Evicts the least recently used plans once all together exceed `maxBytes`.
 */
export function createPlanStore(maxBytes = defaultMaxBytes) {
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
