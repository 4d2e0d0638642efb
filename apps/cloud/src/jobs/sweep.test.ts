import {
  changePhoto,
  copyMoveCloudFile,
  deleteAccount,
  deleteCloudFile,
  deleteWorkspace,
  disconnect,
  findMissingMedia,
  forgotPassword,
  listInvitations,
  readInvitation,
  resendInvitation,
  uploadMedia,
} from '@kithouse/contract';
import { expect, test } from 'vitest';
import { sweepOrphans } from '../backup/sweep-orphans.js';
import { hashPassword } from '../features/account/passwords.js';
import { removePhoto } from '../features/account/photo.service.js';
import type { StoredFile } from '../ports/files.js';
import { drawPicture, openCatalogue, sha256Of } from '../testing/catalogue.js';
import { makePictured, push } from '../testing/library-files.js';
import { codeOf, openAccount, password } from '../testing/people.js';
import { sweep } from '../testing/sweep.js';
import { createTestApp } from '../testing/test-app.js';
import { openWorkspaces } from '../testing/workspaces.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const on = openWorkspaces(app);
const day = 24 * 60 * 60_000;

const countOf = async (table: 'sessions' | 'email_tokens' | 'api_keys', userId: number) =>
  (await app.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;

test('deletes expired sessions and links and keeps valid ones', async () => {
  const old = await openAccount(app);
  await app.visitor.call(forgotPassword, { email: old.email });
  await app.mailsTo(old.email);
  app.clock.advance(31 * day);
  const fresh = await openAccount(app);
  await app.mailsTo(fresh.email);

  await sweep(app.deps);

  const counts = [old, fresh].map(({ user }) => [countOf('sessions', user.id), countOf('email_tokens', user.id)]);
  expect(await Promise.all(counts.map((pair) => Promise.all(pair)))).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('deletes revoked keys after ninety days and never live ones', async () => {
  const [left, stayed, leaving] = [await app.user(), await app.user(), await app.user()];
  await left.call(disconnect, {});
  app.clock.advance(91 * day);
  await leaving.call(disconnect, {});

  await sweep(app.deps);

  expect(await Promise.all([left, stayed, leaving].map(({ id }) => countOf('api_keys', id)))).toEqual([0, 1, 1]);
});

test('deletes unpublished uploads after a week and keeps published ones and photos', async () => {
  const owner = await app.user();
  const { call } = await owner.browse();
  const { user } = await call(changePhoto, {}, { file: await drawPicture() });
  const forgotten = await drawPicture();
  await catalogue.call(uploadMedia, { sha256: sha256Of(forgotten) }, { file: forgotten });
  const picture = await catalogue.picture(40);
  await catalogue.publish({ pictures: [picture] });
  app.clock.advance(8 * day);
  const sha256 = [sha256Of(forgotten), picture.sizes[0]?.sha256 ?? ''];

  await sweep(app.deps);

  expect((await catalogue.call(findMissingMedia, { sha256 })).missing).toEqual([sha256Of(forgotten)]);
  expect(await app.deps.files.has(sha256Of(forgotten))).toBe(false);
  const photo = await fetch(String(user.profile_photo).replace('https://cloud.example', app.url));
  expect(photo.status).toBe(200);
  await catalogue.call(uploadMedia, { sha256: sha256Of(forgotten) }, { file: forgotten });
  expect((await catalogue.call(findMissingMedia, { sha256 })).missing).toEqual([]);
});

test('keeps an upload that still waits for its publication', async () => {
  const file = await drawPicture();
  await catalogue.call(uploadMedia, { sha256: sha256Of(file) }, { file });

  await sweep({ ...app.deps, clock: { now: () => new Date(Date.now() + 6 * day) } });

  expect((await catalogue.call(findMissingMedia, { sha256: [sha256Of(file)] })).missing).toEqual([]);
});

test('removes files that an earlier interrupted sweep left', async () => {
  const owner = await app.user();
  const { call } = await owner.browse();
  const { user } = await call(changePhoto, {}, { file: await drawPicture() });
  const sha256 = /([0-9a-f]{64})\.webp$/.exec(user.profile_photo ?? '')?.[1] ?? '';
  const stuck = { ...app.deps.files, remove: () => Promise.reject(new Error('The disk is gone.')) };

  await expect(removePhoto({ ...app.deps, files: stuck }, owner.id)).rejects.toThrow('The disk is gone.');
  app.clock.advance(8 * day);
  await sweep(app.deps);

  expect(await app.deps.files.has(sha256)).toBe(false);
});

const isThere = async (table: 'cloud_files' | 'workspaces', id: number) =>
  (await app.db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0;

test('permanently deletes items after thirty days in the trash and keeps restorable ones', async () => {
  const ada = await app.user();
  const [old, shared] = [await push(ada), await on.create(ada)];
  const inside = await push(ada, { workspace: 'workspace', workspace_id: shared.id });
  await ada.call(deleteCloudFile, { id: old.id });
  await ada.call(deleteWorkspace, { id: shared.id });
  app.clock.advance(20 * day);
  const fresh = await push(ada);
  await ada.call(deleteCloudFile, { id: fresh.id });
  app.clock.advance(11 * day);

  await sweep(app.deps);
  await sweep(app.deps);

  expect([await isThere('cloud_files', old.id), await isThere('workspaces', shared.id)]).toEqual([false, false]);
  expect([await isThere('cloud_files', fresh.id), await isThere('cloud_files', inside.id)]).toEqual([true, true]);
  expect(await on.find(inside)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test('keeps a picture while any template uses it, even a trashed one, and deletes it with the last', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const { sha256, address, pushed } = await makePictured(ada);
  const hers = await makePictured(grace, address);
  const first = await push(ada, pushed);
  const second = await push(ada, pushed);
  await push(grace, hers.pushed);
  const has = (hash: string) => app.deps.files.has(hash);
  app.clock.advance(8 * day);
  await ada.call(deleteCloudFile, { id: first.id });

  await sweep(app.deps);
  const whileShown = await has(sha256);
  app.clock.advance(31 * day);
  await ada.call(deleteCloudFile, { id: second.id });
  await sweep(app.deps);
  const inTheTrash = await has(sha256);
  app.clock.advance(31 * day);
  await sweep(app.deps);

  expect([whileShown, inTheTrash, await has(sha256), await has(hers.sha256)]).toEqual([true, true, false, true]);
});

test("deletes a deleted account's pictures unless somebody else uses them", async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const password_hash = await hashPassword(password);
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', ada.id).execute();
  const [own, common] = [await makePictured(ada), await makePictured(ada)];
  await push(ada, own.pushed);
  await push(ada, common.pushed);
  const workspace = await on.create(ada);
  await on.join(ada, workspace, [grace]);
  const [shown] = await on.put(ada, workspace, await push(ada, common.pushed));
  await grace.call(copyMoveCloudFile, { my_cloud_id: shown?.my_cloud_id ?? 0, workspace_id: 0, action: 'copy' });
  app.clock.advance(8 * day);

  await (await ada.browse()).call(deleteAccount, { password });
  await sweep(app.deps);

  expect([await app.deps.files.has(own.sha256), await app.deps.files.has(common.sha256)]).toEqual([false, true]);
});

test('deletes invitations with expired links, accepted or not, and keeps resent ones and members', async () => {
  const [ada, grace, eve, ivy] = [await app.user(), await app.user(), await app.user(), await app.user()];
  const workspace = await on.create(ada);
  await on.join(ada, workspace, [grace]);
  await on.save(ada, workspace, { share_with: [eve.email, ivy.email] });
  const token = /#token=([\w-]+)/.exec((await app.mailsTo(eve.email))[0]?.text ?? '')?.[1] ?? '';
  app.clock.advance(20 * day);
  await ada.call(resendInvitation, { slug: workspace.slug, email: ivy.email });
  app.clock.advance(11 * day);

  await sweep(app.deps);

  expect((await eve.call(listInvitations, {})).data).toEqual([]);
  expect(await codeOf(app.visitor.call(readInvitation, { token }))).toBe('invalid_link');
  expect((await ivy.call(listInvitations, {})).data).toHaveLength(1);
  expect((await on.listFiles(grace, workspace)).total).toBe(0);
});

test('[R-OPS-85] removes stored files that no row names once they are an hour old, and retains them for a while', async () => {
  const [named, orphan, young] = await Promise.all([drawPicture(), drawPicture(), drawPicture()]);
  // The key from the start of these tests has expired.
  await (await openCatalogue(app)).upload(named);
  const { files } = app.deps;
  await Promise.all([orphan, young].map((file) => files.put(sha256Of(file), file)));
  const hour = 3600_000;
  const aged = { ...files, list: () => ageAll(files.list(), sha256Of(young), hour) };

  const count = await sweepOrphans({ db: app.db, files: aged });

  expect(count).toBeGreaterThanOrEqual(1);
  expect(await Promise.all([named, orphan, young].map((file) => files.has(sha256Of(file))))).toEqual([true, false, true]);
  const kept = await files.openKept(sha256Of(orphan));
  kept?.stream.destroy();
  expect(kept).toBeDefined();
});

/** Makes all files but one older. */
async function* ageAll(all: AsyncIterable<StoredFile>, except: string, ms: number): AsyncGenerator<StoredFile> {
  for await (const file of all) {
    const modified = new Date(file.modified.getTime() - (file.sha256 === except ? 0 : 2 * ms));
    yield { ...file, modified };
  }
}

test('[R-OPS-87] deletes unconfirmed accounts after 30 days, unless they own something or a site uses them', async () => {
  const [idle, confirmed, owner, used] = [
    await app.user({ verified: false }),
    await app.user(),
    await app.user({ verified: false }),
    await app.user({ verified: false }),
  ];
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', owner.id).execute();
  await push(owner);
  await app.db.updateTable('users').set({ verified_at: null }).where('id', '=', owner.id).execute();
  app.clock.advance(31 * day);
  await used.call(listInvitations, {});

  await sweep(app.deps);

  const rows = await app.db.selectFrom('users').select('id').execute();
  const left = rows.map(({ id }) => id);
  expect([idle, confirmed, owner, used].map(({ id }) => left.includes(id))).toEqual([false, true, true, true]);
});
