import { listJobs, retryJob } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as operator from './operator.service.js';

export const jobRoutes = (deps: Deps): Route[] => [
  route(listJobs, ({ input }) => operator.list(deps, input)),
  route(retryJob, ({ input }) => operator.retry(deps, input.id), {
    readRecordedFields: ({ input }) => operator.find(deps, input.id),
  }),
];
