import { getPluginRelease, listPluginReleases, publishPluginRelease, withdrawPluginRelease } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { findRelease } from './releases.queries.js';
import * as releases from './releases.service.js';

export function releaseRoutes(deps: Deps): Route[] {
  const getVersion = async () => JSON.stringify(await releases.getNewest(deps));
  return [
    route(getPluginRelease, async () => ({ release: await releases.getNewest(deps) }), { version: getVersion }),
    route(listPluginReleases, async () => ({ releases: await releases.list(deps) })),
    route(publishPluginRelease, ({ input, file }) => releases.publish(deps, input.sha256, file), {
      maxConcurrent: 2,
      readRecordedFields: ({ input }) => findRelease(deps.db, 'sha256', input.sha256),
    }),
    route(withdrawPluginRelease, ({ input }) => releases.withdraw(deps, input.version), {
      readRecordedFields: ({ input }) => findRelease(deps.db, 'version', input.version),
    }),
  ];
}
