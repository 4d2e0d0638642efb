import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
type Person = Awaited<ReturnType<typeof app.user>>;

const contentOf = async ({ call }: Person, id: number) =>
  (await call(contract.getCloudContent, { id, platform: 'gutenberg' })).document.content;
const versionsOf = async ({ call }: Person, id: number) => (await call(contract.listCloudVersions, { id })).data;

/** Pushes one post this many times. */
async function pushTimes(person: Person, times: number) {
  let id = 0;
  for (let number = 1; number <= times; number++) {
    ({ id } = await push(person, { id: 7, file_content: paragraph(`Text ${number}`) }));
  }
  return id;
}

test('lists versions with their author, time and size, newest first', async () => {
  const ada = await app.user();
  const pictured = await makePictured(ada);
  const { id } = await push(ada, { id: 7 });
  await push(ada, { id: 7, ...pictured.pushed });

  const [second, first] = await versionsOf(ada, id);

  const made = { name: '', restored_from: null, created_by: { id: ada.id, name: 'Ada Tester', profile_photo: null } };
  const media = { count: 1, bytes: pictured.file.length };
  expect(second).toEqual({ ...made, number: 2, is_current: true, parts: 1, media, created_at: expect.any(String) });
  expect(first).toMatchObject({ ...made, number: 1, is_current: false, media: { count: 0, bytes: 0 } });
});

test('makes a restored version the newest and keeps all others', async () => {
  const ada = await app.user();
  const id = await pushTimes(ada, 3);

  const { data } = await ada.call(contract.restoreCloudVersion, { id, number: 1 });

  expect(data.version).toBe(4);
  expect(await contentOf(ada, id)).toBe(paragraph('Text 1'));
  expect((await versionsOf(ada, id)).map(({ number, restored_from }) => [number, restored_from])).toEqual([
    [4, 1],
    [3, null],
    [2, null],
    [1, null],
  ]);
});

test("restores a version's pictures, however old", async () => {
  const ada = await app.user();
  const { pushed, sha256 } = await makePictured(ada);
  const { id } = await push(ada, { id: 7, ...pushed });
  await push(ada, { id: 7 });

  await ada.call(contract.restoreCloudVersion, { id, number: 1 });

  const { media } = await ada.call(contract.getCloudContent, { id, platform: 'gutenberg' });
  expect(media).toMatchObject([{ sha256 }]);
});

test('adds no version when the current one is restored', async () => {
  const ada = await app.user();
  const id = await pushTimes(ada, 2);

  const { data } = await ada.call(contract.restoreCloudVersion, { id, number: 2 });

  expect([data.version, (await versionsOf(ada, id)).length]).toEqual([2, 2]);
});

test('gives each of concurrent restores and pushes its own version', async () => {
  const ada = await app.user();
  const id = await pushTimes(ada, 2);

  const codes = await Promise.all([
    ...[1, 1, 1].map((number) => codeOf(ada.call(contract.restoreCloudVersion, { id, number }))),
    ...[1, 2].map(() => codeOf(push(ada, { id: 7 }))),
  ]);

  expect(codes).toEqual(Array(5).fill('success'));
  const numbers = (await versionsOf(ada, id)).map(({ number }) => number);
  expect(numbers).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('keeps the last fifty versions, named or not', async () => {
  const ada = await app.user();
  const id = await pushTimes(ada, 2);
  await ada.call(contract.nameCloudVersion, { id, number: 1, name: 'Launch' });
  for (let number = 3; number <= 51; number++) {
    await ada.call(contract.restoreCloudVersion, { id, number: number - 2 });
  }

  const versions = await versionsOf(ada, id);

  expect(versions).toHaveLength(50);
  expect(versions.at(-1)?.number).toBe(2);
  expect(await codeOf(ada.call(contract.restoreCloudVersion, { id, number: 1 }))).toBe('file_not_found');
  expect(await listAll(ada)).toMatchObject([{ id, versions: 50 }]);
});

test('names, renames and unnames a version', async () => {
  const ada = await app.user();
  const id = await pushTimes(ada, 1);
  const read = async () => (await versionsOf(ada, id))[0]?.name;

  await ada.call(contract.nameCloudVersion, { id, number: 1, name: ' نسخة أولى 🚀 ' });
  const named = await read();
  await ada.call(contract.nameCloudVersion, { id, number: 1, name: '' });

  expect([named, await read()]).toEqual(['نسخة أولى 🚀', '']);
  await expect(ada.call(contract.nameCloudVersion, { id, number: 9, name: 'x' })).rejects.toMatchObject({
    code: 'file_not_found',
  });
});

test('compares two versions block by block and the first with nothing', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { id: 7, file_content: paragraph('One') + paragraph('Two') });
  await push(ada, { id: 7, file_content: paragraph('One') + paragraph('2') + paragraph('Three') });
  const compare = (number: number, against?: number) =>
    ada.call(contract.compareCloudVersions, { id, number, ...(against === undefined ? {} : { against }) });

  const [first, second, same, back] = await Promise.all([compare(1), compare(2), compare(2, 2), compare(1, 2)]);

  expect(first).toMatchObject({ against: null, total: 2 });
  expect(second.against).toBe(1);
  expect(second.changes.map(({ change }) => change)).toContain('added');
  expect(same).toEqual({ against: 2, changes: [], total: 0 });
  expect(back.changes.map(({ change }) => change)).toContain('removed');
  expect(await codeOf(compare(9))).toBe('file_not_found');
  expect(await codeOf(compare(2, 9))).toBe('file_not_found');
});

test("lets nobody reach another's versions", async () => {
  const [ada, eve] = [await app.user(), await app.user({ name: 'Eve' })];
  const id = await pushTimes(ada, 2);

  const codes = await Promise.all([
    codeOf(versionsOf(eve, id)),
    codeOf(eve.call(contract.restoreCloudVersion, { id, number: 1 })),
    codeOf(eve.call(contract.nameCloudVersion, { id, number: 1, name: 'x' })),
    codeOf(eve.call(contract.compareCloudVersions, { id, number: 2 })),
  ]);

  expect(codes).toEqual(Array(4).fill('file_not_found'));
  expect(await contentOf(ada, id)).toBe(paragraph('Text 2'));
});
