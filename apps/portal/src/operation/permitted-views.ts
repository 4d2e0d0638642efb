import { isPermittedTo, listAllOrders, listJobs, listMails, listSecurityLog, type OperatorRole } from '@kithouse/contract';

const endpoints = { mails: listMails, jobs: listJobs, orders: listAllOrders, log: listSecurityLog };

export type ViewName = keyof typeof endpoints;

/** Lists the views whose calls a role may make, as the contract declares. Loads none of their components. */
export const permittedViews = (role: OperatorRole): ViewName[] =>
  (Object.keys(endpoints) as ViewName[]).filter((name) => isPermittedTo(role, endpoints[name]));
