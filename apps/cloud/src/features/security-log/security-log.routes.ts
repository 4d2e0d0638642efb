import { listSecurityLog } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as log from './security-log.service.js';

export const securityLogRoutes = ({ db }: Deps): Route[] => [route(listSecurityLog, ({ input }) => log.list(db, input))];
