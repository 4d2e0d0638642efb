import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/folders.js';
import { storeBody, storeUpload, sweepUploads } from './stored-upload.js';

const given = (body: Readable, limit = 100) => ({ body, announced: 0, limit });

test('[R-OPS-92] writes a body to a file until it is removed', async () => {
  const folder = await createTemporaryFolder();

  const upload = await storeBody(given(Readable.from([Buffer.from('one'), Buffer.from('two')])), folder);

  expect([await readFile(upload.path, 'utf8'), upload.bytes]).toEqual(['onetwo', 6]);
  await upload.remove();
  await upload.remove();
  expect(await readdir(folder)).toEqual([]);
});

test('refuses a body above the limit, announced or not, and leaves no file', async () => {
  const folder = await createTemporaryFolder();

  const long = storeBody(given(Readable.from([Buffer.alloc(60), Buffer.alloc(60)])), folder);

  await expect(long).rejects.toMatchObject({ code: 'too_large' });
  const announced = storeBody({ ...given(new PassThrough()), announced: 101 }, folder);
  await expect(announced).rejects.toMatchObject({ code: 'too_large' });
  expect(await readdir(folder)).toEqual([]);
});

test('leaves no file of a client that hangs up, and doesn’t search the folder', async () => {
  const folder = await createTemporaryFolder();
  const body = new PassThrough();
  await writeFile(join(folder, 'left'), '');
  await utimes(join(folder, 'left'), new Date(0), new Date(0));

  const storing = storeBody(given(body), folder);
  const listNew = async () => (await readdir(folder)).filter((name) => name !== 'left');
  await expect.poll(listNew, { timeout: 30_000 }).toHaveLength(1);
  body.write('half');
  body.destroy(new Error('the client hung up'));

  await expect(storing).rejects.toThrow('the client hung up');
  expect(await readdir(folder)).toEqual(['left']);
});

test('removes the bodies that a killed process left after a day', async () => {
  const folder = await createTemporaryFolder();
  await Promise.all(['left', 'arriving'].map((name) => writeFile(join(folder, name), '')));
  await utimes(join(folder, 'left'), new Date(0), new Date(0));

  await sweepUploads(folder, new Date());
  await sweepUploads(join(folder, 'missing'), new Date());

  expect(await readdir(folder)).toEqual(['arriving']);
});

test('leaves no file of a client that hung up while the last bytes were written', async () => {
  const folder = await createTemporaryFolder();
  const request = { headers: {}, routeOptions: { bodyLimit: 100 } };
  const reply = { raw: { destroyed: true } };

  const storing = storeUpload(folder).call({} as never, request as never, reply as never, Readable.from([Buffer.from('all')]));

  await expect(storing).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await readdir(folder)).toEqual([]);
});
