import {
  type Endpoint,
  isPermittedTo,
  listAllOrders,
  listJobs,
  listMails,
  listSecurityLog,
  type OperatorRole,
} from '@kithouse/contract';
import type { ReactNode } from 'react';
import { t } from '../i18n.js';
import { JobsView } from './jobs-view.js';
import { LogView } from './log-view.js';
import { MailsView } from './mails-view.js';
import { OrdersView } from './orders-view.js';

export type ViewName = 'orders' | 'mails' | 'jobs' | 'log';
type View = { name: ViewName; label: string; endpoint: Endpoint; show: () => ReactNode };

/** Lists the views whose calls a role may make, as the contract declares. */
export function viewsOf(role: OperatorRole): View[] {
  const views: View[] = [
    { name: 'mails', label: t('Emails'), endpoint: listMails, show: () => <MailsView /> },
    { name: 'jobs', label: t('Jobs'), endpoint: listJobs, show: () => <JobsView /> },
    { name: 'orders', label: t('Orders'), endpoint: listAllOrders, show: () => <OrdersView /> },
    { name: 'log', label: t('Security log'), endpoint: listSecurityLog, show: () => <LogView /> },
  ];
  return views.filter(({ endpoint }) => isPermittedTo(role, endpoint));
}

/** Returns whether the page shows anything to a role. */
export const hasViews = (role: OperatorRole) => viewsOf(role).length > 0;
