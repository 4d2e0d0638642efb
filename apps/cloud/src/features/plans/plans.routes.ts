import { createPlan, createSitePlan, getPlanKey, getPlanPart } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { create } from './plans.service.js';
import { createForSite, getPart } from './site-plans.service.js';

/** Each may hold a large pack several times over. */
const mostAtOnce = 4;

export function planRoutes(deps: Deps): Route[] {
  return [
    route(getPlanKey, async () => ({ plan_key: deps.planSigner.plan_key })),
    route(createPlan, ({ input, user }) => create(deps, user, input)),
    route(createSitePlan, ({ input, user }) => createForSite(deps, user, input), { mostAtOnce }),
    route(getPlanPart, ({ input, user }) => getPart(deps, user, input)),
  ];
}
