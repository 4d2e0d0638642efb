import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sample } from '../../../../../scripts/test-extent.js';
import { codeOf, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces, type Somebody } from '../../testing/workspaces.js';
import { hashPassword } from '../account/passwords.js';
import { lockAccount } from '../memberships/access.service.js';
import { lockFilesOfAccount } from '../memberships/memberships.service.js';

const app = await createTestApp({ KITHOUSE_CLOUD_FILES: '-1' });
const on = openWorkspaces(app);

const password_hash = await hashPassword(password);

async function openPerson(name: string) {
  const person = await app.user({ name });
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return { ...person, atHome: (await person.browse()).call };
}

/** Creates Ada's and Grace's workspaces, filled by both with files that are nowhere else. */
async function open(count: number) {
  const [ada, grace] = [await openPerson('Ada'), await openPerson('Grace')];
  const [first, second] = [await on.create(ada), await on.create(grace)];
  await on.join(ada, first, [grace]);
  await on.join(grace, second, [ada]);
  const fill = async (person: Somebody) => {
    const files = await Promise.all(Array.from({ length: count }, () => on.addFile(person, { in_my_cloud: false })));
    await on.put(person, first, ...files);
    await on.put(person, second, ...files);
    return files;
  };
  return { ada, grace, first, second, files: { ada: await fill(ada), grace: await fill(grace) } };
}
type All = Awaited<ReturnType<typeof open>>;

/** Lists the errors that a person may get after a concurrent change; never `internal_error`. */
const expected = [
  'success',
  'workspace_not_found',
  'file_not_found',
  'invalid_permission',
  'invalid_api_key',
  'is_signed_failed',
];

async function takeOutAll(person: Somebody, { slug }: { slug: string }): Promise<string[]> {
  const listing = on.listFiles(person, { slug }, { per_page: 100 });
  // Somebody else may have deleted the workspace already.
  if ((await codeOf(listing)) !== 'success') {
    return [await codeOf(listing)];
  }
  const { data } = await listing;
  return Promise.all(data.map(({ id }) => codeOf(person.call(contract.deleteWorkspaceFile, { id }))));
}

const attempts: Record<string, (all: All) => Promise<string | string[]>> = {
  'deletes her workspace': ({ ada, first }) => codeOf(ada.call(contract.deleteWorkspace, { id: first.id })),
  'deletes her workspace with its files': ({ ada, first }) =>
    codeOf(ada.call(contract.deleteWorkspace, { id: first.id, delete_files: true })),
  'leaves the other workspace': ({ ada, second }) => codeOf(ada.call(contract.leaveWorkspace, { slug: second.slug })),
  'removes the other person': ({ ada, grace, first }) => codeOf(on.save(ada, first, { remove: [grace.email] })),
  'takes all files out of her workspace': ({ ada, first }) => takeOutAll(ada, first),
  'deletes her files': ({ ada, files }) =>
    Promise.all(files.ada.map(({ id }) => codeOf(ada.call(contract.deleteCloudFile, { id })))),
  'moves her files into the other workspace': ({ ada, files, second }) =>
    Promise.all(
      files.ada.map(({ id }) =>
        codeOf(ada.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: second.id, action: 'move' })),
      ),
    ),
  'deletes her account': ({ ada }) => codeOf(ada.atHome(contract.deleteAccount, { password })),
};
const others: Record<string, (all: All) => Promise<string | string[]>> = {
  'deletes that workspace': ({ grace, second }) => codeOf(grace.call(contract.deleteWorkspace, { id: second.id })),
  'takes all files out of that workspace': ({ grace, second }) => takeOutAll(grace, second),
  'leaves the first workspace': ({ grace, first }) => codeOf(grace.call(contract.leaveWorkspace, { slug: first.slug })),
  'deletes files of his own': ({ grace, files }) =>
    Promise.all(files.grace.map(({ id }) => codeOf(grace.call(contract.deleteCloudFile, { id })))),
  'deletes his account': ({ grace }) => codeOf(grace.atHome(contract.deleteAccount, { password })),
};

const pairs = Object.keys(attempts).flatMap((one) => Object.keys(others).map((other) => [one, other] as const));

/** Selects the pairs that conflict in the most rows. */
const isTelling = ([one, other]: readonly [string, string]) => one === 'deletes her account' && other === 'deletes his account';

test.each(sample(pairs, 7, isTelling))('leaves no file without a location when one %s while the other %s', async (one, other) => {
  const all = await open(3);

  const codes = (await Promise.all([attempts[one]?.(all) ?? '', others[other]?.(all) ?? ''])).flat();

  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  expect(await on.listNowhere()).toEqual([]);
});

test('leaves every live file a location when everything but deleting an account runs concurrently', async () => {
  const all = await open(4);
  const acts = Object.entries({ ...attempts, ...others }).filter(([what]) => !what.includes('account'));

  const codes = (await Promise.all(acts.map(([, act]) => act(all)))).flat();

  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  expect(await on.listNowhere()).toEqual([]);
});

test('[R-PERM-10] returns other people’s files and removes its own from their workspaces when an account is deleted', async () => {
  const { ada, grace, first, second, files } = await open(2);
  const alone = await on.addFile(grace, { in_my_cloud: false });
  await on.put(grace, first, alone);

  await ada.atHome(contract.deleteAccount, { password });

  expect(await on.find(alone)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  expect(await on.find(files.grace[0] ?? { id: 0 })).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [second.id] });
  expect((await on.listFiles(grace, second)).total).toBe(2);
  const { workspace } = await grace.call(contract.getWorkspace, { slug: second.slug });
  expect(workspace.sharedWith).toEqual([]);
});

test('removes a person who is adding a file and returns the file to them', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const [ada, grace] = [await app.user(), await app.user()];
    const workspace = await on.create(ada);
    await on.join(ada, workspace, [grace]);
    const file = await on.addFile(grace);

    const move = { my_cloud_id: file.id, workspace_id: workspace.id, action: 'move' } as const;
    await Promise.all([codeOf(grace.call(contract.copyMoveCloudFile, move)), on.save(ada, workspace, { remove: [grace.email] })]);

    expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  }
});

test('returns a file without another location to its owner by a database trigger', async () => {
  const { first, second, files } = await open(1);
  const [file] = files.grace;

  await sql`delete from workspaces where id = ${first.id}`.execute(app.db);
  const between = await on.find(file ?? { id: 0 });
  await sql`update workspaces set deleted_at = now() where id = ${second.id}`.execute(app.db);

  expect(between).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [second.id] });
  expect(await on.find(file ?? { id: 0 })).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test('waits for the deletion of a member’s account before it locks files', async () => {
  const { ada, grace, first } = await open(1);

  const removal = await app.db.transaction().execute(async (trx) => {
    await lockAccount(trx, grace.id);
    const removal = codeOf(on.save(ada, first, { remove: [grace.email] }));
    await expect.poll(() => isWaiting(trx)).toBe(true);
    // It would deadlock with the removal that waits for the account.
    await lockFilesOfAccount(trx, grace.id);
    return { removal };
  });

  expect(await removal.removal).toBe('success');
});

/** Returns true while another transaction waits for a lock. */
async function isWaiting(trx: typeof app.db): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_locks where not granted`.execute(trx);
  return Number(rows[0]?.count) > 0;
}
