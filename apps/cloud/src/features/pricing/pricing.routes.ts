import { listPricing } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';

/** Prices stand in the settings, so they change with a start of the cloud. */
export function pricingRoutes({ config }: Pick<Deps, 'config'>): Route[] {
  const version = JSON.stringify(config.plans);
  return [route(listPricing, async () => config.plans, { version: async () => version })];
}
