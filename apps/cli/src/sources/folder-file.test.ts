import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/temp-folder.js';
import { findMedia } from './folder-file.js';

test('entries of one folder share the pictures beside them, and an own picture comes first', async () => {
  const folder = makeFolder({
    'media/sea.webp': 'shared',
    'media/sun.webp': 'shared',
    'hero/listing.json': '{}',
    'hero/media/sun.webp': 'own',
  });

  expect(await findMedia(path.join(folder, 'hero'), 'media/sea.webp')).toMatch(/[\\/]media[\\/]sea\.webp$/);
  expect(await findMedia(path.join(folder, 'hero'), 'media/sun.webp')).toContain('hero');
});

test('a template that is no entry reaches nothing beside its own folder, and an entry only the shared pictures', async () => {
  const folder = makeFolder({ 'media/sea.webp': 'shared', 'secret.txt': 'x', 'entry/listing.json': '{}', 'stray/page.html': '' });
  mkdirSync(path.join(folder, 'media/deep'));
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'media/link.webp'));

  expect(await findMedia(path.join(folder, 'stray'), 'media/sea.webp')).toBeUndefined();
  for (const name of ['media/../secret.txt', '../secret.txt', '../media/sea.webp', 'media/link.webp', 'media/deep', 'sea.webp']) {
    expect([name, await findMedia(path.join(folder, 'entry'), name)]).toEqual([name, undefined]);
  }
});
