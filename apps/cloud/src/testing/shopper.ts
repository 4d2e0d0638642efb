import { randomUUID } from 'node:crypto';
import { createOrder, type Input } from '@kithouse/contract';
import { startSession } from '../features/account/sessions.service.js';
import type { TestApp } from './test-app.js';

type Requested = Partial<Input<typeof createOrder>>;

/** Signs in a buyer on the portal. */
export async function openShopper(app: TestApp, given: { name?: string; verified?: boolean } = {}) {
  const { call: siteCall, ...user } = await app.user(given);
  const { token } = await startSession(app.deps, user.id);
  const { call, jar } = app.browser();
  jar.set('__Host-kithouse_session', token);
  return {
    ...user,
    call,
    /** The same person from inside WordPress. */
    siteCall,
    order: (requested: Requested) => call(createOrder, { key: randomUUID(), amount: 0, ...requested }),
  };
}
