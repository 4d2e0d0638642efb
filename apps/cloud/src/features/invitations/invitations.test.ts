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

/** Creates Ada's workspace and invites this address to it. */
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

test('shows a signed-in person their invitations and gives the offered role on acceptance', async () => {
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

test('ignores a second acceptance, and a declined person does not become a member', async () => {
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

test("lets nobody see, accept or decline another's invitation", async () => {
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

test('shows no invitations to an unconfirmed address', async () => {
  const claimed = await app.user({ verified: false });
  const invited = await invite(claimed.email);
  const stored = app.db.selectFrom('workspace_invitations').select('id').where('email', '=', claimed.email);
  const { id } = await stored.executeTakeFirstOrThrow();

  const seen = await claimed.call(contract.listInvitations, {});
  const code = await codeOf(claimed.call(contract.answerInvitation, { id, accept: true }));

  expect([seen.data, code]).toEqual([[], 'not_verified']);
  expect(await rolesIn(invited.workspace)).toEqual({});
});

test('describes the invitation of a mail link without an account', async () => {
  const [nobody, somebody] = [await invite(), await invite((await app.user()).email)];

  const [one, two] = await Promise.all(
    [nobody, somebody].map(({ token }) => app.visitor.call(contract.readInvitation, { token })),
  );

  expect(one).toMatchObject({ invitation: { workspace: { title: 'Bakery' } }, email: nobody.email, has_account: false });
  expect(two).toMatchObject({ email: somebody.email, has_account: true });
});

test("adds the link's account, confirms its address and ignores a second click", async () => {
  const person = await openAccount(app);
  const { token, workspace } = await invite(person.email);

  await Promise.all([1, 2].map(() => person.call(contract.acceptInvitation, { token })));

  expect(await rolesIn(workspace)).toEqual({ [person.user.id]: 'editor' });
  expect((await person.call(contract.getSession, {})).user?.is_verified).toBe(true);
  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
});

test('lets a confirmed account of another address use the link and confirms nothing', async () => {
  const [confirmed, unconfirmed] = [await (await app.user()).browse(), await openAccount(app)];
  const [first, second] = [await invite(), await invite()];

  await confirmed.call(contract.acceptInvitation, { token: first.token });
  const code = await codeOf(unconfirmed.call(contract.acceptInvitation, { token: second.token }));

  expect(Object.values(await rolesIn(first.workspace))).toEqual(['editor']);
  expect(await pendingOf(first)).toEqual([]);
  expect(code).toBe('not_verified');
  expect(await rolesIn(second.workspace)).toEqual({});
});

test('adds one of two accounts that use a link concurrently', async () => {
  const { token, workspace } = await invite();
  const browsers = await Promise.all([1, 2, 3, 4].map(async () => (await app.user()).browse()));

  const codes = await Promise.all(browsers.map(({ call }) => codeOf(call(contract.acceptInvitation, { token }))));

  expect(codes.sort()).toEqual(['invalid_link', 'invalid_link', 'invalid_link', 'success']);
  expect(Object.keys(await rolesIn(workspace))).toHaveLength(1);
});

test.each<[string, (invited: Awaited<ReturnType<typeof invite>>) => Promise<unknown>]>([
  ['withdrawn', ({ ada, workspace, email }) => on.save(ada, workspace, { remove: [email] })],
  ['resent', ({ ada, workspace, email }) => ada.call(contract.resendInvitation, { slug: workspace.slug, email })],
  ['for a deleted workspace', ({ ada, workspace }) => ada.call(contract.deleteWorkspace, { id: workspace.id })],
  ['sent by a deleted account', ({ ada }) => app.db.deleteFrom('users').where('id', '=', ada.id).execute()],
])('rejects the link of an invitation that was %s', async (_, end) => {
  const invited = await invite();
  const { call } = await (await app.user()).browse();

  await end(invited);

  expect(await codeOf(app.visitor.call(contract.readInvitation, { token: invited.token }))).toBe('invalid_link');
  expect(await codeOf(call(contract.acceptInvitation, { token: invited.token }))).toBe('invalid_link');
  expect(await rolesIn(invited.workspace)).toEqual({});
});

test('expires the link after 30 days but not the invitation', async () => {
  const grace = await app.user();
  const { token } = await invite(grace.email);

  app.clock.advance(31 * day);

  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
  expect((await grace.call(contract.listInvitations, {})).data).toHaveLength(1);
});

test.each(['', 'x', "' or 1=1 --", 'a'.repeat(200)])('rejects %j as an invitation token', async (token) => {
  expect(await codeOf(app.visitor.call(contract.readInvitation, { token }))).toBe('invalid_link');
});

test('stores no usable token in the database', async () => {
  const { token, workspace } = await invite();

  const rows = await app.db.selectFrom('workspace_invitations').selectAll().where('workspace_id', '=', workspace.id).execute();

  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(Buffer.concat(rows.map(({ token_hash }) => token_hash)).includes(Buffer.from(token))).toBe(false);
});

test('rejects links of other kinds for invitations, and invitation links elsewhere', async () => {
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

test('sends a working new link up to three times an hour', async () => {
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

test('keeps connections free for others when an owner sends many invitations at once', async () => {
  const { ada, workspace, email } = await invite();
  const resend = () => ada.call(contract.resendInvitation, { slug: workspace.slug, email });

  const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(resend())));

  expect(new Set(codes)).toEqual(new Set(['success', 'rate_limited']));
});

test('sends no mail when resending to somebody who was never invited', async () => {
  const { ada, workspace } = await invite();
  const grace = await app.user();

  await ada.call(contract.resendInvitation, { slug: workspace.slug, email: grace.email });

  expect(await app.mailsTo(grace.email)).toEqual([]);
});

type Person = Awaited<ReturnType<typeof openAccount>>;
const verify = async ({ email }: Person) =>
  app.visitor.call(contract.verifyEmail, { token: await lastToken(app, email, 'verify'), password });

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['confirm the address', verify],
  ['sign in on the portal', async ({ email }) => app.browser().call(contract.signIn, { email, password })],
  ['sign in on a site', ({ email }) => app.visitor.call(contract.connect, { email, password, site })],
  [
    'connect a site',
    async ({ call }) => {
      const { api_key } = await call(contract.createKey, { name: 'Site', password });
      await app.visitor.call(contract.connect, { api_key, site });
    },
  ],
  [
    'reset the password',
    async ({ email }) => {
      await app.visitor.call(contract.forgotPassword, { email });
      const token = await lastToken(app, email, 'reset-password');
      await app.visitor.call(contract.resetPassword, { token, password: 'fresh battery' });
    },
  ],
])('[R-OPS-90] adds an invited person only once they accept, not when they %s', async (what, act) => {
  const person = await openAccount(app);
  const early = await invite(person.email);
  if (!['confirm the address', 'reset the password'].includes(what)) {
    await verify(person);
  }
  const late = await invite(person.email);

  await act(person);

  for (const { workspace } of [early, late]) {
    expect(await rolesIn(workspace)).toEqual({});
  }
});

test('[R-OPS-90] lists the invitations of an address to a person who changes to it, and adds them to nothing', async () => {
  const person = await openAccount(app);
  const { workspace, email } = await invite();
  await person.call(contract.changeEmail, { email, password });

  await app.visitor.call(contract.confirmEmail, { token: await lastToken(app, email, 'confirm-email'), password });

  const { api_key } = await app.visitor.call(contract.connect, { email, password, site });
  expect((await app.callAs(api_key, site.url)(contract.listInvitations, {})).data).toHaveLength(1);
  expect(await rolesIn(workspace)).toEqual({});
});
