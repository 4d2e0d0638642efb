import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces } from '../../testing/workspaces.js';

const app = await createTestApp();
const on = openWorkspaces(app);
const day = 24 * 60 * 60_000;
const site = { url: 'https://guest.example', name: 'Guest' };

/** Ada has a workspace, and somebody with this address is invited to it. */
async function invite(email = `${randomUUID()}@example.com`, role: 'editor' | 'viewer' = 'editor') {
  const ada = await app.user();
  const made = await on.create(ada, { title: 'Bakery' });
  const workspace = await on.save(ada, made, { share_with: [email], roles: { [email]: role } });
  return { ada, workspace, email, token: await lastToken(app, email, 'invitation') };
}

const rolesIn = async ({ id }: { id: number }) => {
  const rows = app.db.selectFrom('workspace_members').select(['user_id', 'role']).where('workspace_id', '=', id);
  return Object.fromEntries((await rows.where('role', '!=', 'owner').execute()).map(({ user_id, role }) => [user_id, role]));
};
const pendingOf = async ({ ada, workspace }: Awaited<ReturnType<typeof invite>>) =>
  JSON.parse((await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace.pending_invitations) as string[];

test('somebody signed in sees who invites them to what, and accepts with the role they were given', async () => {
  const grace = await app.user({ name: 'Grace' });
  const invited = await invite(grace.email, 'viewer');

  const { data } = await grace.call(contract.listInvitations, {});
  const answer = await grace.call(contract.answerInvitation, { id: data[0]?.id ?? 0, accept: true });

  expect(data).toEqual([
    {
      id: expect.any(Number),
      workspace: { title: 'Bakery' },
      invited_by: { id: invited.ada.id, name: 'Ada Tester', profile_photo: null },
      role: 'viewer',
      created_at: expect.any(String),
    },
  ]);
  expect(answer.redirect).toBe(`clouds/shared-workspace/${invited.workspace.slug}`);
  expect(await rolesIn(invited.workspace)).toEqual({ [grace.id]: 'viewer' });
  expect(await pendingOf(invited)).toEqual([]);
  expect((await grace.call(contract.listInvitations, {})).data).toEqual([]);
});

test('accepting twice is accepting once; declining is safe to repeat and leaves nobody in', async () => {
  const [grace, hedy] = [await app.user(), await app.user()];
  const [first, second] = [await invite(grace.email), await invite(hedy.email)];
  const idOf = async ({ call }: typeof grace) => (await call(contract.listInvitations, {})).data[0]?.id ?? 0;
  const [accepted, declined] = [await idOf(grace), await idOf(hedy)];

  await Promise.all([1, 2, 3].map(() => grace.call(contract.answerInvitation, { id: accepted, accept: true })));
  await hedy.call(contract.answerInvitation, { id: declined, accept: false });
  const again = await hedy.call(contract.answerInvitation, { id: declined, accept: false });

  expect(await rolesIn(first.workspace)).toEqual({ [grace.id]: 'editor' });
  expect((await on.listActivity(first.ada, first.workspace)).filter(({ action }) => action === 'joined')).toHaveLength(1);
  expect(again).toMatchObject({ status: 'success', redirect: null });
  expect(await rolesIn(second.workspace)).toEqual({});
  expect(await codeOf(hedy.call(contract.answerInvitation, { id: declined, accept: true }))).toBe('invalid_link');
  expect(await pendingOf(second)).toEqual([]);
});

test('an invitation to somebody else is neither seen, accepted nor declined', async () => {
  const [grace, mallory] = [await app.user(), await app.user()];
  const invited = await invite(grace.email);
  const id = (await grace.call(contract.listInvitations, {})).data[0]?.id ?? 0;

  const accepting = await codeOf(mallory.call(contract.answerInvitation, { id, accept: true }));
  await mallory.call(contract.answerInvitation, { id, accept: false });

  expect(accepting).toBe('invalid_link');
  expect((await mallory.call(contract.listInvitations, {})).data).toEqual([]);
  expect(await pendingOf(invited)).toEqual([grace.email]);
  expect(await rolesIn(invited.workspace)).toEqual({});
});

test('whoever only claims an address sees nothing of it until it is confirmed', async () => {
  const claimed = await app.user({ verified: false });
  const invited = await invite(claimed.email);
  const stored = app.db.selectFrom('workspace_invitations').select('id').where('email', '=', claimed.email);
  const { id } = await stored.executeTakeFirstOrThrow();

  const seen = await claimed.call(contract.listInvitations, {});
  const code = await codeOf(claimed.call(contract.answerInvitation, { id, accept: true }));

  expect([seen.data, code]).toEqual([[], 'not_verified']);
  expect(await rolesIn(invited.workspace)).toEqual({});
});

test('the link of the mail tells what it is for, to whoever has no account too', async () => {
  const [nobody, somebody] = [await invite(), await invite((await app.user()).email)];

  const [one, two] = await Promise.all(
    [nobody, somebody].map(({ token }) => app.visitor.call(contract.readInvitation, { token })),
  );

  expect(one).toMatchObject({ invitation: { workspace: { title: 'Bakery' } }, email: nobody.email, has_account: false });
  expect(two).toMatchObject({ email: somebody.email, has_account: true });
});

test('the link lets its account in and confirms its address, and does no harm when clicked twice', async () => {
  const person = await openAccount(app);
  const { token, workspace } = await invite(person.email);

  await Promise.all([1, 2].map(() => person.call(contract.acceptInvitation, { token })));

  expect(await rolesIn(workspace)).toEqual({ [person.user.id]: 'editor' });
  expect((await person.call(contract.getSession, {})).user?.is_verified).toBe(true);
  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
});

test('an account of another address may use the link when its own is confirmed, which confirms nothing', async () => {
  const [confirmed, unconfirmed] = [await (await app.user()).browse(), await openAccount(app)];
  const [first, second] = [await invite(), await invite()];

  await confirmed.call(contract.acceptInvitation, { token: first.token });
  const code = await codeOf(unconfirmed.call(contract.acceptInvitation, { token: second.token }));

  expect(Object.values(await rolesIn(first.workspace))).toEqual(['editor']);
  expect(await pendingOf(first)).toEqual([]);
  expect(code).toBe('not_verified');
  expect(await rolesIn(second.workspace)).toEqual({});
});

test('of two accounts that use one link at once, one is in', async () => {
  const { token, workspace } = await invite();
  const browsers = await Promise.all([1, 2, 3, 4].map(async () => (await app.user()).browse()));

  const codes = await Promise.all(browsers.map(({ call }) => codeOf(call(contract.acceptInvitation, { token }))));

  expect(codes.sort()).toEqual(['invalid_link', 'invalid_link', 'invalid_link', 'success']);
  expect(Object.keys(await rolesIn(workspace))).toHaveLength(1);
});

test.each<[string, (invited: Awaited<ReturnType<typeof invite>>) => Promise<unknown>]>([
  ['withdrawn', ({ ada, workspace, email }) => on.save(ada, workspace, { remove: [email] })],
  ['sent once more', ({ ada, workspace, email }) => ada.call(contract.resendInvitation, { slug: workspace.slug, email })],
  ['of a deleted workspace', ({ ada, workspace }) => ada.call(contract.deleteWorkspace, { id: workspace.id })],
  ['of a deleted account', ({ ada }) => app.db.deleteFrom('users').where('id', '=', ada.id).execute()],
])('the link of an invitation that was %s opens nothing', async (_, end) => {
  const invited = await invite();
  const { call } = await (await app.user()).browse();

  await end(invited);

  expect(await codeOf(app.visitor.call(contract.readInvitation, { token: invited.token }))).toBe('invalid_link');
  expect(await codeOf(call(contract.acceptInvitation, { token: invited.token }))).toBe('invalid_link');
  expect(await rolesIn(invited.workspace)).toEqual({});
});

test('the link ends after 30 days, the invitation does not', async () => {
  const grace = await app.user();
  const { token } = await invite(grace.email);

  app.clock.advance(31 * day);

  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
  expect((await grace.call(contract.listInvitations, {})).data).toHaveLength(1);
});

test.each(['', 'x', "' or 1=1 --", 'a'.repeat(200)])('%j is the token of no invitation', async (token) => {
  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
});

test('the database does not hold what a link opens with', async () => {
  const { token, workspace } = await invite();

  const rows = await app.db.selectFrom('workspace_invitations').selectAll().where('workspace_id', '=', workspace.id).execute();

  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(Buffer.concat(rows.map(({ token_hash }) => token_hash)).includes(Buffer.from(token))).toBe(false);
});

test('a link of another kind opens no invitation, and that of an invitation nothing else', async () => {
  const person = await openAccount(app);
  const { token } = await invite(person.email);
  const verification = await lastToken(app, person.email, 'verify');

  const codes = [
    await codeOf(app.visitor.call(contract.readInvitation, { token: verification })),
    await codeOf(app.visitor.call(contract.verifyEmail, { token })),
    await codeOf(app.visitor.call(contract.resetPassword, { token, password: 'stolen horse' })),
  ];

  expect(codes).toEqual(['invalid_link', 'invalid_link', 'invalid_link']);
});

test('the new link of an invitation that was sent once more works, three times an hour', async () => {
  const { ada, workspace, email } = await invite();
  const resend = () => ada.call(contract.resendInvitation, { slug: workspace.slug, email: email.toUpperCase() });

  for (let turn = 0; turn < 3; turn++) {
    await resend();
  }
  const code = await codeOf(resend());

  expect(code).toBe('rate_limited');
  expect(await app.mailsTo(email)).toHaveLength(4);
  const { call } = await (await app.user()).browse();
  await call(contract.acceptInvitation, { token: await lastToken(app, email, 'invitation') });
  expect(Object.values(await rolesIn(workspace))).toEqual(['editor']);
});

test('an owner who sends many at once keeps no connection from anybody else', async () => {
  const { ada, workspace, email } = await invite();
  const resend = () => ada.call(contract.resendInvitation, { slug: workspace.slug, email });

  const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(resend())));

  expect(new Set(codes)).toEqual(new Set(['success', 'rate_limited']));
});

test('sending once more to somebody who was never invited writes to nobody', async () => {
  const { ada, workspace } = await invite();
  const grace = await app.user();

  await ada.call(contract.resendInvitation, { slug: workspace.slug, email: grace.email });

  expect(await app.mailsTo(grace.email)).toEqual([]);
});

type Person = Awaited<ReturnType<typeof openAccount>>;
const verify = async ({ email }: Person) =>
  app.visitor.call(contract.verifyEmail, { token: await lastToken(app, email, 'verify') });

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['confirms it', verify],
  ['signs in on the own pages', async ({ email }) => app.browser().call(contract.signIn, { email, password })],
  ['signs in at a site', ({ email }) => app.visitor.call(contract.connect, { email, password, site })],
  [
    'lets a site use a key',
    async ({ call }) => {
      const { api_key } = await call(contract.createKey, { name: 'Site' });
      await app.visitor.call(contract.connect, { api_key, site });
    },
  ],
  [
    'chooses a new password by mail',
    async ({ email }) => {
      await app.visitor.call(contract.forgotPassword, { email });
      const token = await lastToken(app, email, 'reset-password');
      await app.visitor.call(contract.resetPassword, { token, password: 'fresh battery' });
    },
  ],
])('whoever was invited by their address is in once they %s', async (what, act) => {
  const person = await openAccount(app);
  const early = await invite(person.email);
  if (!['confirms it', 'chooses a new password by mail'].includes(what)) {
    await verify(person);
  }
  const late = await invite(person.email);

  await act(person);

  for (const { workspace } of [early, late]) {
    expect(await rolesIn(workspace)).toEqual({ [person.user.id]: 'editor' });
  }
});

test('whoever takes on an address that was invited is in', async () => {
  const person = await openAccount(app);
  const { workspace, email } = await invite();
  await person.call(contract.changeEmail, { email, password });

  await app.visitor.call(contract.confirmEmail, { token: await lastToken(app, email, 'confirm-email') });

  expect(await rolesIn(workspace)).toEqual({ [person.user.id]: 'editor' });
});

test('signing up with an invited address lets nobody in before it is confirmed', async () => {
  const { workspace, email } = await invite();
  const names = { first_name: 'Grace', last_name: 'Hopper' };

  await app.visitor.call(contract.register, { ...names, email, password, confirm_password: password, site });

  expect(await rolesIn(workspace)).toEqual({});
  await app.visitor.call(contract.verifyEmail, { token: await lastToken(app, email, 'verify') });
  expect(Object.values(await rolesIn(workspace))).toEqual(['editor']);
});
