import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createCall,
  createTemplate,
  getConditions,
  getImport,
  importPage,
  installDependency,
  listImports,
  listThemeParts,
  saveConditions,
  undoImport,
} from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { readPage } from './testing/look-inside.js';
import { type PluginDirectory, startPluginDirectory } from './testing/plugin-directory.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, pageOps, planFor } from './testing/sign-plan.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let directory: PluginDirectory;
let site: Site;
let administrator: Visit;
let picture: Picture;
beforeAll(async () => {
  cloud = await startStubCloud();
  directory = await startPluginDirectory();
  site = await startSite({ cloudUrl: cloud.url });
  await directory.serve(site);
  administrator = await site.as('administrator');
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, administrator);
  await site.snapshot('signed-in');
  picture = await makePicture('crust.webp');
});
afterAll(async () => {
  await site?.close();
  await directory?.stop();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore('signed-in');
});

const input = { id: 1, title: 'Bread', platform: 'gutenberg' } as const;
const offer = () => {
  const { sha256, file_name, mime, alt, bytes } = picture;
  const medium = { sha256, file_name, mime, alt, bytes: bytes.length, url: `${cloud.url}/files/${sha256}.webp` };
  offerPlan(cloud, signer, planFor(site.url, pageOps(blocks(imageBlock(picture)), [medium])));
  cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
};

longTest('[R-API-18] supports every call without permalinks, including the one with a valueless parameter', async () => {
  await site.run(`update_option( 'permalink_structure', '' ); flush_rewrite_rules(); return true;`);
  const headers = { cookie: administrator.cookie, 'x-wp-nonce': administrator.auth?.nonce ?? '' };
  const call = createCall({ root: `${site.url}/?rest_route=/kithouse/v1`, headers, timeout: 110_000 });
  directory.offer({ slug: 'loaf' });
  offer();

  const installed = await call(installDependency, {
    requirement: { slug: 'loaf', name: 'Loaf', plugin_file: 'loaf/loaf.php', is_pro: false },
  });
  const made = await call(importPage, input);
  const stored = await call(getImport, { import_id: made.import_id });
  const { template_id } = await call(createTemplate, {
    nonce: headers['x-wp-nonce'],
    platform: 'gutenberg',
    type: 'header',
    title: 'Head',
  });
  await call(saveConditions, { template_id, conditions: ['include/general'] });
  const conditions = await call(getConditions, { template_id });
  const parts = await call(listThemeParts, { page: 1, search: 'Head' });
  await call(undoImport, { import_id: made.import_id });
  const { data } = await call(listImports, { page: 1 });

  expect(installed.dependency).toMatchObject({ installed: true, is_active: true });
  expect(stored.import).toMatchObject({ state: 'done', title: 'Bread' });
  expect(conditions.template_conditions).toMatchObject([{ type: 'include', name: 'general' }]);
  expect(parts.items).toMatchObject([{ id: template_id }]);
  expect(data).toMatchObject([{ state: 'undone' }]);
  const view = await fetch(made.visit, { headers: { cookie: administrator.cookie } });
  expect(view.status).toBeLessThan(500);
});

/**
 * Simulates a persistent object cache of large hosts whose post data is as old as its first request, like for a request that
 * waited while another created pictures.
 */
const oldCache = `<?php
final class Old_Cache extends WP_Object_Cache {
	private const FILE = WP_CONTENT_DIR . '/old.cache';
	private array $old = array();
	public function __construct() {
		parent::__construct();
		$this->old = is_file( self::FILE ) ? unserialize( file_get_contents( self::FILE ) ) : array();
	}
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$value = 'last_changed' === $key ? '1' : ( $this->old[ "$group $key" ] ?? null );
		$found = null !== $value;
		return $found ? $value : parent::get( $key, $group, $force, $found );
	}
	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		if ( str_contains( $group, '-queries' ) ) {
			$this->old[ "$group $key" ] = $data;
			file_put_contents( self::FILE, serialize( $this->old ) );
		}
		return parent::set( $key, $data, $group, $expire );
	}
}
$GLOBALS['wp_object_cache'] = new Old_Cache();
wp_using_ext_object_cache( true );
`;

longTest('creates no second copy of a picture that the cache does not know yet', async () => {
  const files = ['mu-plugins/old-cache.php', 'old.cache'].map((name) => path.join(site.site, 'wp-content', name));
  onTestFinished(async () => void (await Promise.all(files.map((file) => rm(file, { force: true })))));
  await writeFile(files[0] ?? '', oldCache);
  offer();

  await administrator.call(importPage, input);
  const { post_id } = await administrator.call(importPage, input);

  const [only, ...others] = await site.run<string[]>(
    `global $wpdb; return $wpdb->get_col( "SELECT guid FROM $wpdb->posts WHERE post_type = 'attachment'" );`,
  );
  expect(others).toEqual([]);
  expect((await readPage(site, post_id)).content).toContain(only);
});
