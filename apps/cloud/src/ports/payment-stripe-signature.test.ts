import { expect, test } from 'vitest';
import { signEvent, webhookSecret } from '../testing/stripe.js';
import { isSigned } from './payment-stripe-signature.js';

const now = new Date('2026-03-01T12:00:00.900Z');
const isTaken = (seconds: number) => {
  const at = new Date(Date.parse('2026-03-01T12:00:00Z') + seconds * 1000);
  const { body, signature } = signEvent('checkout.session.completed', {}, { at });
  return isSigned(Buffer.from(body), signature, webhookSecret, now);
};

test('accepts a signature up to five minutes old or ahead, and refuses it beyond that', () => {
  expect([-299, 0, 300].map(isTaken)).toEqual([true, true, true]);
  expect([-300, 301].map(isTaken)).toEqual([false, false]);
});
