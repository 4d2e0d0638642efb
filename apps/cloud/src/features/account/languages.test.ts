import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { codeOf, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const names = { first_name: 'Ada', last_name: 'Lovelace' };

/** Signs up on the portal with a browser that accepts these languages. */
async function signUp(accepted?: string) {
  const browser = app.browser(undefined, accepted === undefined ? {} : { 'accept-language': accepted });
  const email = `${randomUUID()}@example.com`;
  await browser.call(contract.signUp, { ...names, email, password, confirm_password: password });
  const language = async () => (await browser.call(contract.exportAccount, {})).language;
  return { ...browser, email, language, subjects: async () => (await app.mailsTo(email)).map(({ subject }) => subject) };
}

describe('language of a new account', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-AT', 'E-Mail-Adresse für Kithouse bestätigen'],
    ['tlh, de;q=0.4', 'de', 'E-Mail-Adresse für Kithouse bestätigen'],
    ['en-GB,de;q=0.9', 'en-GB', 'Confirm your email for Kithouse'],
    ['fr-FR', 'fr-FR', 'Confirm your email for Kithouse'],
    [';;q=x,*,<script>', 'en', 'Confirm your email for Kithouse'],
  ])('%s', async (accepted, kept, subject) => {
    const { language, subjects } = await signUp(accepted);

    expect(await language()).toBe(kept);
    expect(await subjects()).toEqual([subject]);
  });

  test('follows the site language that the plugin sends', async () => {
    const call = contract.createCall({ root: `${app.url}/v1`, headers: { 'accept-language': 'de-DE' } });
    const email = `${randomUUID()}@example.com`;
    const site = { url: 'https://bakery.example', name: 'Bakery' };

    await call(contract.register, { ...names, email, password, confirm_password: password, site });

    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toMatch(/^Guten Tag Ada,\n/);
    expect(mail?.html).toContain('<html lang="de-DE" dir="ltr">');
  });
});

describe('language of the mails', () => {
  test("follows the person's choice in the next mail, whatever the browser accepts", async () => {
    const { call, language, email, subjects } = await signUp('en');

    await call(contract.changeLanguage, { language: 'de_DE_formal' });
    await app.visitor.call(contract.forgotPassword, { email });

    expect(await language()).toBe('de-DE');
    expect((await subjects()).at(-1)).toBe('Neues Passwort für Kithouse wählen');
  });

  test.each(['??', 'english', '../../etc', 'x'.repeat(36)])('refuses %j', async (language) => {
    const person = await signUp('de');

    expect(await codeOf(person.call(contract.changeLanguage, { language }))).toBe('invalid_input');
    expect(await person.language()).toBe('de');
  });

  test('can be changed by the person only, not by a visitor or a site with their key', async () => {
    const user = await app.user();

    expect(await codeOf(app.visitor.call(contract.changeLanguage, { language: 'de' }))).toBe('is_signed_failed');
    expect(await codeOf(user.call(contract.changeLanguage, { language: 'de' }))).toBe('invalid_permission');
  });
});

describe('invitation mail', () => {
  const invite = async (from: { call: contract.Call }, to: string) => {
    await from.call(contract.createWorkspace, { title: 'Bakery', share_with: [to] });
    return (await app.mailsTo(to)).at(-1)?.subject;
  };
  const inviter = async (language: string) => {
    const user = await app.user();
    await (await user.browse()).call(contract.changeLanguage, { language });
    return user;
  };

  test('uses the language of the person who invites', async () => {
    const german = await inviter('de-DE');

    expect(await invite(german, `${randomUUID()}@example.com`)).toBe(
      'Ada Tester lädt dich in den WorkSpace „Bakery“ auf Kithouse ein',
    );
  });

  test("uses the language of the invited person's account", async () => {
    const [german, reader] = [await inviter('de-DE'), await signUp('en')];

    expect(await invite(german, reader.email)).toBe('Ada Tester invites you to the workspace “Bakery” on Kithouse');
  });
});
