import { createPlan, getPlanKey } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { create } from './plans.service.js';

export function planRoutes(deps: Deps): Route[] {
  return [
    route(getPlanKey, async () => ({ plan_key: deps.planSigner.plan_key })),
    route(createPlan, ({ input, user }) => create(deps, user, input)),
  ];
}
