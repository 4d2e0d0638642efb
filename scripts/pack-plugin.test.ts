import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { listNotices } from '../apps/library/third-party-notices.js';
import { packPlugin } from './pack-plugin.js';

/** Creates a checkout with a build of one file. */
function makeCheckout() {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const filter = (file: string) => path.relative('plugin', file) !== 'assets';
  cpSync('plugin', path.join(root, 'plugin'), { recursive: true, filter });
  cpSync('LICENSE', path.join(root, 'LICENSE'));
  mkdirSync(path.join(root, 'plugin/assets'));
  writeFileSync(path.join(root, 'plugin/assets/THIRD-PARTY-NOTICES.txt'), 'React (MIT)');
  return root;
}

test('builds the same bytes from another folder with other dates', () => {
  const [one, other] = [makeCheckout(), makeCheckout()];
  utimesSync(path.join(other, 'LICENSE'), 1, 1);

  expect(Buffer.from(packPlugin(one)).equals(packPlugin(other))).toBe(true);
});

test('contains the licences and no tests, development server, translation sources or hidden files', () => {
  const names = Object.keys(unzipSync(packPlugin(makeCheckout())));

  expect(names).toEqual(names.toSorted());
  expect(names).toEqual(
    expect.arrayContaining(['kithouse/kithouse.php', 'kithouse/LICENSE', 'kithouse/THIRD-PARTY-NOTICES.txt']),
  );
  expect(names).toContain('kithouse/languages/kithouse.pot');
  expect(names).not.toContain('kithouse/src/Admin/Dev_Server.php');
  expect(names.filter((name) => !name.startsWith('kithouse/') || /\/tests\/|\.po$|\.dist$|\/\./.test(name))).toEqual([]);
});

test('contains nothing about library updates for the WordPress directory', () => {
  const root = makeCheckout();
  const readAll = (zip: Uint8Array) => Object.entries(unzipSync(zip)).map(([name, file]) => `${name}\n${strFromU8(file)}`);
  const findTraces = (zip: Uint8Array) =>
    readAll(zip).filter(
      (file) =>
        /^.*(\.php|readme\.txt)\n/.test(file) &&
        /Update URI|upgrader_pre_download|checks for updates:|How do I get updates/.test(file),
    );

  expect(findTraces(packPlugin(root)).length).toBeGreaterThan(2);
  expect(findTraces(packPlugin(root, { isForDirectory: true })).map((file) => file.split('\n', 1)[0])).toEqual([]);
});

test('lists each bundled package once with its licence text', () => {
  const files = ['react/index.js', 'react/jsx-runtime.js', 'scheduler/index.js'].map((file) => `node_modules/${file}`);

  const notices = listNotices('', [...files, 'packages/ui/src/icons.ts', 'apps/library/src/app/app.tsx']);

  expect(notices.map(({ name }) => name.replace(/ [\d.]+$/, ''))).toEqual(['Icons', 'react', 'scheduler']);
  expect(notices.every(({ text }) => text.includes('Permission'))).toBe(true);
});

test('fails when a bundled package has no licence text', () => {
  const root = makeCheckout();
  mkdirSync(path.join(root, 'node_modules/bare'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/bare/package.json'), '{ "name": "bare", "version": "1.0.0", "license": "MIT" }');

  expect(() => listNotices(`${root}/`, [`${root}/node_modules/bare/index.js`])).toThrow('bare is part of the build');
});
