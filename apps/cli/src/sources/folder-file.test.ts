import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/temp-folder.js';
import { findMedia } from './folder-file.js';

test("shares the pictures beside a folder's entries and prefers own ones", async () => {
  const folder = makeFolder({
    'media/sea.webp': 'shared',
    'media/sun.webp': 'shared',
    'hero/listing.json': '{}',
    'hero/media/sun.webp': 'own',
  });

  expect(await findMedia(path.join(folder, 'hero'), 'media/sea.webp')).toMatch(/[\\/]media[\\/]sea\.webp$/);
  expect(await findMedia(path.join(folder, 'hero'), 'media/sun.webp')).toContain('hero');
});

test('lets a single template read only its own folder, and an entry the shared pictures too', async () => {
  const folder = makeFolder({ 'media/sea.webp': 'shared', 'secret.txt': 'x', 'entry/listing.json': '{}', 'stray/page.html': '' });
  mkdirSync(path.join(folder, 'media/deep'));
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'media/link.webp'));

  expect(await findMedia(path.join(folder, 'stray'), 'media/sea.webp')).toBeUndefined();
  for (const name of ['media/../secret.txt', '../secret.txt', '../media/sea.webp', 'media/link.webp', 'media/deep', 'sea.webp']) {
    expect([name, await findMedia(path.join(folder, 'entry'), name)]).toEqual([name, undefined]);
  }
});
