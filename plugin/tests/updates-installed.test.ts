import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand, publishPluginRelease } from '@kithouse/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '../../playground/src/index.js';
import { buildApps } from '../../scripts/build-apps.js';
import { longTest } from '../../scripts/long-test.js';
import { packPlugin } from '../../scripts/pack-plugin.js';
import { type Library, startLibrary } from './testing/library.js';
import { makeRelease } from './testing/make-release.js';
import { type PackagedSite, pluginFile, startPackagedSite } from './testing/packaged-site.js';
import { visit } from './testing/start-site.js';

let library: Library;
let wp: PackagedSite;
beforeAll(async () => {
  await buildApps();
  library = await startLibrary();
  wp = await startPackagedSite();
});
afterAll(async () => {
  await wp?.close();
  await library?.stop();
});

const readVersion = () =>
  wp.run<string[]>(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    return array( get_plugin_data( WP_PLUGIN_DIR . '/' . $args['plugin'] )['Version'], Kithouse\\Brand::VERSION );`,
    { plugin: pluginFile },
  );

longTest('installs an update only when the zip has the announced checksum, and keeps working either way', async () => {
  const admin = visit(wp.url, await wp.auth());
  const open = async (screen: string) => (await admin.ask(`/wp-admin/${screen}`)).text();
  await wp.installZip(packPlugin(projectRoot));
  await wp.activate(pluginFile);
  await wp.connect(library.url);
  const [before = ''] = await readVersion();

  const zip = makeRelease('99.1.0');
  const sha256 = createHash('sha256').update(zip).digest('hex');
  await library.call(publishPluginRelease, { sha256 }, { file: zip });
  expect(await open('update-core.php?force-check=1')).toContain('99.1.0');
  const nonce = /"ajax_nonce":"(\w+)"/.exec(await open('plugins.php'))?.[1] ?? '';
  /** Updates like the plugins screen's “Update now”. */
  const update = async () => {
    const body = new URLSearchParams({ action: 'update-plugin', plugin: pluginFile, slug: brand.slug, _ajax_nonce: nonce });
    return (await admin.ask('/wp-admin/admin-ajax.php', { method: 'POST', body })).json();
  };

  // Somebody has replaced the file on the library's disk.
  const stored = path.join(library.data_dir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const original = readFileSync(stored);
  writeFileSync(stored, makeRelease('99.2.0'));
  expect(await update()).toMatchObject({
    success: false,
    data: { errorMessage: expect.stringContaining('doesn’t match the checksum') },
  });
  expect(await readVersion()).toEqual([before, before]);
  expect(await open(`admin.php?page=${brand.adminPage}`)).toContain('id="kithouse-boot"');

  writeFileSync(stored, original);
  expect(await update()).toMatchObject({ success: true, data: { newVersion: 'Version 99.1.0' } });
  expect(await readVersion()).toEqual(['99.1.0', '99.1.0']);
  expect(await open(`admin.php?page=${brand.adminPage}`)).toContain('id="kithouse-boot"');
  expect(await open('update-core.php?force-check=1')).not.toContain(`value="${pluginFile}"`);
});
