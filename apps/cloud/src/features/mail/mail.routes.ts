import { listMails, resendMail } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as operator from './operator.service.js';

export const mailRoutes = (deps: Deps): Route[] => [
  route(listMails, ({ input }) => operator.list(deps, input)),
  route(resendMail, ({ input }) => operator.resend(deps, input.id), {
    readRecordedFields: ({ input }) => operator.find(deps, input.id),
  }),
];
