import * as contract from '@kithouse/contract';
import { codeAt, stepAt } from '../ports/totp.js';
import { password, type TestApp } from './test-app.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes Base32 as an authenticator app does. */
function fromBase32(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Adds an account to an authenticator app. `code` is what the app shows `later` intervals from now. */
export async function addToAuthenticator({ clock }: TestApp, { call }: { call: contract.Call }) {
  const { secret, uri } = await call(contract.enrolSecondFactor, { password });
  const code = (later = 0) => codeAt(fromBase32(secret), stepAt(clock.now()) + later);
  return { secret, uri, code, bytes: fromBase32(secret) };
}

/** Turns the second factor of an account on and waits for the next code. */
export async function secureAccount(app: TestApp, person: { call: contract.Call }) {
  const authenticator = await addToAuthenticator(app, person);
  const { recovery_codes } = await person.call(contract.confirmSecondFactor, { code: authenticator.code() });
  app.clock.advance(30_000);
  return { ...authenticator, recovery_codes };
}
