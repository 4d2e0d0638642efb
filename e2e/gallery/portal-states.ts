import { readInvitation, resetPassword, verifyEmail } from '@kithouse/contract';
import { fail } from '../../apps/library/src/testing/fake-host.js';
import type { State } from './state.js';

const visitor = (name: string, path: string, more: Partial<State> = {}): State => ({
  name: `portal-${name}`,
  app: 'portal',
  path,
  ...more,
});
const personal = (name: string, path: string, more: Partial<State> = {}) => visitor(name, path, { isSignedIn: true, ...more });

export const portalStates: State[] = [
  visitor('home', '/'),
  visitor('sign-in', '/sign-in'),
  visitor('sign-up', '/sign-up'),
  visitor('verify', '/verify#token=unknown', { answers: [fail(verifyEmail, 'invalid_link')] }),
  visitor('forgot-password', '/forgot-password'),
  visitor('reset-password', '/reset-password#token=unknown', { answers: [fail(resetPassword, 'invalid_link')] }),
  visitor('outbox', '/outbox'),
  visitor('pricing', '/pricing'),
  visitor('nothing-chosen', '/purchase'),
  visitor('support', '/support'),
  visitor('documentation', '/documentation'),
  visitor('privacy', '/privacy'),
  visitor('terms', '/terms'),
  personal('account', '/account'),
  personal('checkout', '/checkout?plan=year'),
  personal('orders', '/orders'),
  personal('checkout-done', '/checkout/done?order=K7FM-92QX'),
  personal('order', '/order?number=K7FM-92QX'),
  visitor('invitation-over', '/invitation#token=unknown', { answers: [fail(readInvitation, 'invalid_link')] }),
  visitor('invitation', '/invitation#token=t0'),
];
