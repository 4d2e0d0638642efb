import * as contract from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { addToAuthenticator, secureAccount } from '../../testing/authenticator.js';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { removeLostFactor } from '../account/lost-factor.service.js';

const app = await createTestApp();
const site = { url: 'https://ada.example', name: 'Ada' };
const hour = 60 * 60_000;

/** Opens an account with a second factor. */
async function secure() {
  const person = await openAccount(app);
  return { ...person, ...(await secureAccount(app, person)) };
}

type Secured = Awaited<ReturnType<typeof secure>>;
const signIn = ({ email }: { email: string }, code?: string, given = password) =>
  codeOf(app.browser().call(contract.signIn, { email, password: given, code }));
const connect = ({ email }: { email: string }, code?: string) =>
  codeOf(app.visitor.call(contract.connect, { email, password, code, site }));
const state = ({ call }: Secured) => call(contract.getSecondFactor, {});
const subjects = async ({ email }: { email: string }) => (await app.mailsTo(email)).map(({ subject }) => subject);

describe('turning it on', () => {
  test('[R-OPS-97] needs the password and a code of the app, and then returns ten recovery codes', async () => {
    const person = await openAccount(app);

    expect(await codeOf(person.call(contract.enrolSecondFactor, { password: 'wrong horse' }))).toBe('invalid_input');
    const { secret, uri, code } = await addToAuthenticator(app, person);
    expect(uri).toBe(`otpauth://totp/Kithouse:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Kithouse`);
    expect(await codeOf(person.call(contract.confirmSecondFactor, { code: '000000' }))).toBe('invalid_input');
    expect(await signIn(person)).toBe('success');

    const { recovery_codes } = await person.call(contract.confirmSecondFactor, { code: code() });

    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await person.call(contract.getSecondFactor, {})).toEqual({
      on_since: expect.stringContaining('T'),
      recovery_codes_left: 10,
    });
    expect(await subjects(person)).toContain('Two-step sign-in is on for Kithouse');
  });

  test('[R-OPS-97] confirms only the newest secret, and only within an hour', async () => {
    const person = await openAccount(app);
    const [first, second] = [await addToAuthenticator(app, person), await addToAuthenticator(app, person)];

    expect(await codeOf(person.call(contract.confirmSecondFactor, { code: first.code() }))).toBe('invalid_input');
    for (let part = 0; part < 3; part++) {
      app.clock.advance(hour / 3 + 1000);
      await person.call(contract.getSession, {});
    }
    expect(await codeOf(person.call(contract.confirmSecondFactor, { code: second.code() }))).toBe('invalid_input');
    expect(await signIn(person)).toBe('success');
  });

  test('[R-OPS-97] replaces no confirmed secret', async () => {
    const person = await secure();

    expect(await codeOf(person.call(contract.enrolSecondFactor, { password }))).toBe('invalid_input');
    expect(await signIn(person, person.code())).toBe('success');
  });

  test('[R-OPS-97] signs out browsers that signed in without a code', async () => {
    const person = await openAccount(app);
    const other = app.browser();
    await other.call(contract.signIn, { email: person.email, password });

    await secureAccount(app, person);

    expect((await other.call(contract.getSession, {})).user).toBeNull();
    expect((await person.call(contract.getSession, {})).user?.email).toBe(person.email);
  });

  test('[R-OPS-97] stores no readable secret and no readable recovery code', async () => {
    const { secret, bytes, recovery_codes, user } = await secure();

    const rows = await app.db.selectFrom('second_factors').selectAll().where('user_id', '=', user.id).execute();
    const codes = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute();
    const stored = rows.map(({ sealed }) => sealed.toString('latin1')).join('');

    expect(stored).not.toContain(bytes.toString('latin1'));
    expect(stored).not.toContain(bytes.toString('base64'));
    expect(codes.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
    const logged = app.logged.join('');
    expect([secret, ...recovery_codes].filter((text) => logged.includes(text))).toEqual([]);
  });
});

describe('signing in', () => {
  test.each([
    ['a browser', signIn],
    ['a site', connect],
  ])('[R-OPS-97] asks %s for a code only after the correct password', async (_, attempt) => {
    const person = await secure();

    expect(await attempt(person)).toBe('second_factor_required');
    expect(await attempt(person, ' ')).toBe('second_factor_required');
    expect(await attempt(person, '000000')).toBe('second_factor_failed');
    expect(await attempt(person, `${person.code().slice(0, 3)} ${person.code().slice(3)}`)).toBe('success');
    expect(await signIn(person, person.code(), 'wrong horse')).toBe('login_failed');
  });

  test('[R-OPS-97] accepts each code once, also from two browsers at the same time', async () => {
    const person = await secure();
    const code = person.code();

    const outcomes = await Promise.all([signIn(person, code), signIn(person, code), connect(person, code)]);

    expect(outcomes.toSorted()).toEqual(['second_factor_failed', 'second_factor_failed', 'success']);
    expect(await signIn(person, code)).toBe('second_factor_failed');
    expect(await signIn(person, person.code(-1))).toBe('second_factor_failed');
    expect(await signIn(person, person.code(1))).toBe('success');
  });

  test('[R-OPS-97] accepts each recovery code once, however it is typed, and reports it by mail', async () => {
    const person = await secure();
    const [code = '', other = ''] = person.recovery_codes;

    const outcomes = await Promise.all([signIn(person, code), connect(person, ` ${code.toUpperCase()} `)]);
    expect(outcomes.toSorted()).toEqual(['second_factor_failed', 'success']);
    expect(await signIn(person, other.replaceAll('-', ''))).toBe('success');
    expect(await state(person)).toMatchObject({ recovery_codes_left: 8 });
    expect(await subjects(person)).toContain('A recovery code of your Kithouse account was used');
  });

  test('[R-OPS-97] accepts no code of another account', async () => {
    const [ada, grace] = [await secure(), await secure()];

    expect(await signIn(ada, grace.code())).toBe('second_factor_failed');
    expect(await signIn(ada, grace.recovery_codes[0])).toBe('second_factor_failed');
    const { sealed } = await app.db
      .selectFrom('second_factors')
      .select('sealed')
      .where('user_id', '=', grace.user.id)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('second_factors').set({ sealed }).where('user_id', '=', ada.user.id).execute();
    expect(await signIn(ada, grace.code())).toBe('second_factor_failed');
  });

  test('[R-OPS-97] keeps the code when the plan has no free site, so that the next request can use it', async () => {
    const person = await secure();
    const code = person.code();
    for (const name of ['one', 'two']) {
      await app.visitor.call(contract.connect, {
        email: person.email,
        password,
        code: person.recovery_codes.pop(),
        site: { url: `https://${name}.example`, name },
      });
    }

    const refused = await contract.resultOf(app.visitor.call, contract.connect, { email: person.email, password, code, site });
    expect(refused.error?.code).toBe('site_limit_reached');
    const [first] = contract.SiteLimit.parse(refused.error?.details).sites;

    expect(
      await codeOf(app.visitor.call(contract.connect, { email: person.email, password, code, site, release: first?.id })),
    ).toBe('success');
  });

  test('[R-OPS-97] can’t be skipped by signing up again with the same address and password', async () => {
    const { email } = await secure();
    const names = { first_name: 'A', last_name: 'B', email, password, confirm_password: password };

    expect(await codeOf(app.browser().call(contract.signUp, names))).toBe('signup_failed');
    expect(await codeOf(app.visitor.call(contract.register, { ...names, site }))).toBe('signup_failed');
  });

  test('[R-OPS-97] still asks for a code after the password was reset by mail', async () => {
    const person = await secure();
    await app.visitor.call(contract.forgotPassword, { email: person.email });
    const token = await lastToken(app, person.email, 'reset-password');
    await app.visitor.call(contract.resetPassword, { token, password: 'another battery' });

    expect(await signIn(person, undefined, 'another battery')).toBe('second_factor_required');
    expect(await signIn(person, person.code(), 'another battery')).toBe('success');
  });
});

describe('guessing', () => {
  test('[R-OPS-97] refuses codes after ten wrong ones, tells the owner once, and starts again after a new password', async () => {
    const person = await secure();
    const guesses = await Promise.all(Array.from({ length: 13 }, () => signIn(person, '000000')));

    expect(guesses.filter((outcome) => outcome === 'second_factor_failed')).toHaveLength(10);
    expect(await signIn(person, person.code())).toBe('rate_limited');
    expect((await subjects(person)).filter((subject) => subject === 'Somebody knows your Kithouse password')).toHaveLength(1);

    await app.visitor.call(contract.forgotPassword, { email: person.email });
    const token = await lastToken(app, person.email, 'reset-password');
    await app.visitor.call(contract.resetPassword, { token, password: 'another battery' });
    expect(await signIn(person, person.code(), 'another battery')).toBe('success');
  });

  test('[R-OPS-97] lets nobody without the password use up the attempts', async () => {
    const person = await secure();
    for (let tries = 0; tries < 12; tries++) {
      await signIn(person, '000000', 'wrong horse');
    }
    app.clock.advance(16 * 60_000);

    expect(await signIn(person, person.code())).toBe('success');
  });
});

describe('turning it off', () => {
  test('[R-OPS-97] needs the password and a code', async () => {
    const person = await secure();
    const remove = (given: { password: string; code: string }) => codeOf(person.call(contract.removeSecondFactor, given));

    expect(await remove({ password: 'wrong horse', code: person.code() })).toBe('invalid_input');
    expect(await remove({ password, code: '000000' })).toBe('invalid_input');
    expect(await signIn(person)).toBe('second_factor_required');
    expect(await remove({ password, code: person.recovery_codes[0] ?? '' })).toBe('success');

    expect(await signIn(person)).toBe('success');
    expect(await state(person)).toEqual({ on_since: null, recovery_codes_left: 0 });
    expect(await subjects(person)).toContain('Two-step sign-in is off for Kithouse');
  });

  test('[R-OPS-97] replaces the recovery codes', async () => {
    const person = await secure();
    const renewed = await person.call(contract.renewRecoveryCodes, { password, code: person.code() });

    expect(await signIn(person, person.recovery_codes[0])).toBe('second_factor_failed');
    expect(await signIn(person, renewed.recovery_codes[0])).toBe('success');
  });

  test('[R-OPS-97] is not possible with a site’s key', async () => {
    const person = await app.user();

    expect(await codeOf(person.call(contract.getSecondFactor, {}))).toBe('invalid_permission');
    expect(await codeOf(person.call(contract.enrolSecondFactor, { password }))).toBe('invalid_permission');
    expect(await codeOf(person.call(contract.removeSecondFactor, { password, code: '000000' }))).toBe('invalid_permission');
  });
});

describe('losing it', () => {
  test('[R-OPS-105] the operator turns it off, which signs browsers out but no site, and the owner gets an email', async () => {
    const person = await secure();
    const { api_key } = await app.visitor.call(contract.connect, { email: person.email, password, code: person.code(), site });
    for (let attempt = 0; attempt < 11; attempt++) {
      await signIn(person, '000000');
    }

    const { outcome } = await removeLostFactor(app.deps, ` ${person.email.toUpperCase()} `);

    expect(outcome).toBe('removed');
    expect((await person.call(contract.getSession, {})).user).toBeNull();
    expect(await signIn(person)).toBe('success');
    expect(await codeOf(app.callAs(api_key, site.url)(contract.getCloudUsage, {}))).toBe('success');
    const rest = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.user.id).execute();
    expect(rest).toEqual([]);
    const [mail] = (await app.mailsTo(person.email)).slice(-1);
    expect(mail?.subject).toBe('Two-step sign-in is off for Kithouse');
    expect(mail?.text).toContain('The operator of this library turned it off');
  });

  test('[R-OPS-105] changes nothing for an account without it, and knows no other address', async () => {
    const person = await openAccount(app);
    const before = await subjects(person);

    expect(await removeLostFactor(app.deps, person.email)).toMatchObject({ outcome: 'off' });
    expect(await removeLostFactor(app.deps, 'nobody@example.com')).toEqual({ outcome: 'unknown' });
    expect(await subjects(person)).toEqual(before);
    expect((await person.call(contract.getSession, {})).user?.email).toBe(person.email);
  });
});
