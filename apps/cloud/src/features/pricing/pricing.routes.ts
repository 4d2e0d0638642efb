import { listPricing } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';

/** Returns the price route; prices are settings, so they change with a restart. */
export function pricingRoutes({ config }: Pick<Deps, 'config'>): Route[] {
  const version = JSON.stringify(config.plans);
  return [route(listPricing, async () => config.plans, { version: async () => version })];
}
