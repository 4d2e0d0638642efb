import { brand, getService } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { cloudVersion } from '../../version.js';

/** Introduces this library to a site before the site connects. */
export function serviceRoutes({ config }: Pick<Deps, 'config'>): Route[] {
  const answer = { product: brand.slug, video: config.videoUrl, version: cloudVersion };
  return [route(getService, async () => answer, { version: async () => JSON.stringify(answer) })];
}
