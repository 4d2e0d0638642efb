import type { ReactNode } from 'react';
import { t } from '../i18n.js';
import { JobsView } from './jobs-view.js';
import { LogView } from './log-view.js';
import { MailsView } from './mails-view.js';
import { OrdersView } from './orders-view.js';
import type { ViewName } from './permitted-views.js';

/** Returns the label of a view in the switch between them. */
export function labelOf(view: ViewName): string {
  const labels: Record<ViewName, string> = {
    mails: t('Emails'),
    jobs: t('Jobs'),
    orders: t('Orders'),
    log: t('Security log'),
  };
  return labels[view];
}

export const views: Record<ViewName, () => ReactNode> = {
  mails: () => <MailsView />,
  jobs: () => <JobsView />,
  orders: () => <OrdersView />,
  log: () => <LogView />,
};
