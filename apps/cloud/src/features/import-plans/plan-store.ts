import { createHash } from 'node:crypto';
import type { SitePlan } from './import-plans.tasks.js';

type Stored = { plan: Promise<SitePlan>; bytes: number };

const usual = 64 * 1024 * 1024;

/**
 * Returns a function that compiles a plan once and shares it between sites that want the same pack with the same choices, given as
 * text. Forgets the least recently used plans once the texts have more than `most` bytes together.
 */
export function createPlanStore(most = usual) {
  const stored = new Map<string, Stored>();
  let bytes = 0;

  function forget(key: string) {
    bytes -= stored.get(key)?.bytes ?? 0;
    stored.delete(key);
  }

  /** Adds a plan as the most recently used one. */
  function keep(key: string, entry: Stored) {
    forget(key);
    stored.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of stored.keys()) {
      if (bytes <= most) {
        return;
      }
      forget(oldest);
    }
  }

  return (text: string, compile: () => Promise<SitePlan>): Promise<SitePlan> => {
    const key = createHash('sha256').update(text).digest('base64url');
    const entry = stored.get(key) ?? { plan: compile(), bytes: text.length };
    keep(key, entry);
    entry.plan.catch(() => stored.get(key) === entry && forget(key));
    return entry.plan;
  };
}

export type PlanStore = ReturnType<typeof createPlanStore>;
