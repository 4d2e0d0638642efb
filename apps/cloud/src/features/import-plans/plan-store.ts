import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SitePlan } from './import-plans.tasks.js';

const usual = 64 * 1024 * 1024;

/**
 * Returns a function that compiles a plan once for all sites that want the same pack with the same choices, given as text. The
 * least recently used plans are forgotten once the texts have more than `most` characters together.
 */
export function createPlanStore(most = usual) {
  const plans = new LRUCache<string, Promise<SitePlan>>({ maxSize: most });
  return (text: string, compile: () => Promise<SitePlan>): Promise<SitePlan> => {
    const key = createHash('sha256').update(text).digest('base64url');
    const known = plans.get(key);
    if (known) {
      return known;
    }
    const plan = compile();
    plans.set(key, plan, { size: text.length });
    plan.catch(() => plans.peek(key) === plan && plans.delete(key));
    return plan;
  };
}

export type PlanStore = ReturnType<typeof createPlanStore>;
