import { getSecondFactor, listMails, readInvitation, resetPassword, signIn, verifyEmail } from '@kithouse/contract';
import { answer, fail } from '../../apps/library/src/testing/fake-host.js';
import type { Acting } from './acting.js';
import type { State } from './state.js';

const visitor = (name: string, path: string, more: Partial<State> = {}): State => ({
  name: `portal-${name}`,
  app: 'portal',
  path,
  ...more,
});
const personal = (name: string, path: string, more: Partial<State> = {}) => visitor(name, path, { isSignedIn: true, ...more });

const operator = (name: string, more: Partial<State> = {}) => personal(name, '/operations', { isOperator: true, ...more });

/** Signs in on the operators' page and opens one of its views. */
async function signInAsOperator({ type, press }: Acting, view?: string) {
  await type('Password', 'correct horse');
  await type('Code', '123456');
  await press('Sign In', 'form');
  if (view !== undefined) {
    await press(view, '.operations');
  }
}

export const portalStates: State[] = [
  visitor('home', '/'),
  visitor('sign-in', '/sign-in'),
  visitor('sign-in-code', '/sign-in', {
    answers: [fail(signIn, 'second_factor_required')],
    async act({ type, press }) {
      await type('Email', 'ada@example.com');
      await type('Password', 'correct horse');
      await press('Sign In', 'form');
    },
  }),
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
  personal('two-step-sign-in', '/account', {
    answers: [answer(getSecondFactor, () => ({ on_since: null, recovery_codes_left: 0 }))],
    act: (screen) => screen.press('Turn on'),
  }),
  personal('checkout', '/checkout?plan=year'),
  personal('orders', '/orders'),
  personal('checkout-done', '/checkout/done?order=K7FM-92QX'),
  personal('order', '/order?number=K7FM-92QX'),
  operator('operations-sign-in'),
  operator('operations-emails', { act: (screen) => signInAsOperator(screen) }),
  operator('operations-jobs', { act: (screen) => signInAsOperator(screen, 'Jobs') }),
  operator('operations-orders', { act: (screen) => signInAsOperator(screen, 'Orders') }),
  operator('operations-log', { act: (screen) => signInAsOperator(screen, 'Security log') }),
  operator('operations-empty', {
    answers: [answer(listMails, () => ({ data: [], current_page: 1, total_page: 0, total: 0 }))],
    act: (screen) => signInAsOperator(screen),
  }),
  operator('operations-failed', { answers: [fail(listMails, 'library_unavailable')], act: (screen) => signInAsOperator(screen) }),
  operator('operations-loading', {
    answers: [answer(listMails, () => new Promise(() => {}))],
    act: (screen) => signInAsOperator(screen),
  }),
  visitor('invitation-over', '/invitation#token=unknown', { answers: [fail(readInvitation, 'invalid_link')] }),
  visitor('invitation', '/invitation#token=t0'),
];
