import { randomUUID } from 'node:crypto';
import { type AppError, signUp } from '@kithouse/contract';
import { password, type TestApp } from './test-app.js';

export { password };

/** Returns the error code of an attempt, or `success`. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'success',
    (error: AppError) => error.code,
  );

/** Signs a person up on the portal with `password` and returns their browser. */
export async function openAccount(app: TestApp, names = { first_name: 'Ada', last_name: 'Lovelace' }) {
  const browser = app.browser();
  const email = `${randomUUID()}@example.com`;
  const { user } = await browser.call(signUp, { ...names, email, password, confirm_password: password });
  return { ...browser, user, email };
}

/** Returns the token of the newest mail with a link to that page. */
export async function lastToken(app: TestApp, email: string, page: string) {
  const texts = (await app.mailsTo(email)).map(({ text }) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1]);
  return texts.filter((token) => token !== undefined).at(-1) ?? '';
}
