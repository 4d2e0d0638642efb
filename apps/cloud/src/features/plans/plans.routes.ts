import { createPlan, createSitePlan, getPlanKey, getPlanPart } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { create } from './plans.service.js';
import { createForSite, getPart } from './site-plans.service.js';

/** Limits concurrency, because each may hold a large pack several times in memory; waiting requests start within moments. */
const [concurrency, maxQueue] = [4, 500];

/** Allows ten thousand selected documents. */
const choicesBytes = 4 * 1024 * 1024;

export function planRoutes(deps: Deps): Route[] {
  const limit = createLimiter(concurrency, maxQueue);
  return [
    route(getPlanKey, async () => ({ plan_key: deps.planSigner.plan_key })),
    route(createPlan, ({ input, user }) => create(deps, user, input)),
    route(createSitePlan, ({ input, user }) => limit(() => createForSite(deps, user, input)), { bodyLimit: choicesBytes }),
    route(getPlanPart, ({ input, user }) => getPart(deps, user, input)),
  ];
}
