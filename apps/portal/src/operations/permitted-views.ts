import { isPermittedTo, listAllOrders, listJobs, listMails, listSecurityLog, type OperatorRole } from '@kithouse/contract';

const endpoints = { mails: listMails, jobs: listJobs, orders: listAllOrders, log: listSecurityLog };

export type ViewName = keyof typeof endpoints;

/** Lists the views whose calls the contract permits to a role, without loading their components. */
export const permittedViews = (role: OperatorRole): ViewName[] =>
  (Object.keys(endpoints) as ViewName[]).filter((name) => isPermittedTo(role, endpoints[name]));
