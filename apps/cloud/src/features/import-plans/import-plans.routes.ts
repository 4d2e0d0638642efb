import { AppError, createImportPlan, createSiteImportPlan, getImportPlanChunk, getImportPlanKey } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { create } from './import-plans.service.js';
import { createPlanStore } from './plan-store.js';
import { createForSite, getChunk } from './site-plans.service.js';

/** Limits concurrency, because each may hold a large pack several times in memory; waiting requests start within moments. */
const [concurrency, maxQueue] = [4, 500];

/** Allows ten thousand selected documents. */
const choicesBytes = 4 * 1024 * 1024;

export function importPlanRoutes(deps: Deps): Route[] {
  const limit = createLimiter(concurrency, maxQueue);
  const plans = createPlanStore();
  return [
    route(getImportPlanKey, async () => ({ plan_key: deps.planSigner.plan_key })),
    route(createImportPlan, ({ input, user }) => create(deps, user, input)),
    route(createSiteImportPlan, ({ input, user }) => limit(() => createForSite({ ...deps, plans }, user, input)), {
      bodyLimit: choicesBytes,
      // Runs before the body is read, because anybody can open an account, and a large body takes long to parse.
      admit: async ({ user }) => {
        if (!user?.is_verified) {
          throw new AppError('invalid_data');
        }
      },
    }),
    route(getImportPlanChunk, ({ input, user }) => getChunk(deps, user, input)),
  ];
}
