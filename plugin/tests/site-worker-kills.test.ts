import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../scripts/test-extent.js';
import { findWhyNoHosts } from './testing/host-site.js';
import { endLease } from './testing/killed-scripts.js';
import { type Library, makePicture, type Picture, startLibrary } from './testing/library.js';
import { markNumbers, readSiteState } from './testing/site-state.js';
import { followImport, type Pressed, pressImport } from './testing/site-stream.js';
import { addSmallTheme, publishPack, smallChoices, smallPack } from './testing/small-pack.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

const reason = findWhyNoHosts();
let library: Library;
let site: Site;
/** Of the administrator. */
let page: Visit;
let id: number;
beforeAll(async () => {
  if (reason) {
    return;
  }
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url, host: {} });
  await addSmallTheme(site);
  page = await site.as('administrator');
  await library.signUp(page);
  await markNumbers(site);
  await writeFile(inSite('mu-plugins/worker.php'), tellWorker);
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  const pictures: [Picture, Picture, Picture] = [
    await makePicture('logo.png'),
    await makeLargePicture('crust.webp'),
    await makeLargePicture('flour.webp'),
  ];
  id = await publishPack(library, smallPack(pictures), pictures);
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});

const inSite = (name: string) => path.join(site.site, 'wp-content', name);

/** Records a worker in a file while it lives; a killed one leaves it. */
const tellWorker = `<?php
function test_is_worker() {
	$file = WP_CONTENT_DIR . '/test-worker';
	file_put_contents( $file, getmypid() );
	register_shutdown_function( fn() => (int) @file_get_contents( $file ) === getmypid() && unlink( $file ) );
}
if ( 'kithouse_pack_import' === ( $_GET['action'] ?? '' ) || str_ends_with( $_SERVER['SCRIPT_NAME'] ?? '', 'wp-cron.php' ) ) {
	test_is_worker();
}
add_action( 'save_post_page', function () {
	$stop = WP_CONTENT_DIR . '/test-stop';
	if ( file_exists( $stop ) ) {
		rename( $stop, WP_CONTENT_DIR . '/test-stopped' );
		exec( 'kill -STOP ' . getmypid() );
	}
} );
`;

/** Draws a picture large enough that storing it takes a while. */
async function makeLargePicture(file_name: string): Promise<Picture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#aa5500', noise } });
  const bytes = await image.webp({ quality: 80 }).toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...(await makePicture(file_name)), bytes, sha256, url: `kit:media/${sha256}/url`, id: `kit:media/${sha256}/id` };
}

const press = () => pressImport(page, { id, ...smallChoices });

type Way = 'page' | 'schedule' | 'shell';
const ways: Record<Way, (pressed: Pressed) => Promise<unknown>> = {
  page: (pressed) => followImport(page, pressed),
  schedule: async ({ import_id }) => {
    await site.run(
      `delete_transient( 'doing_cron' );
      wp_clear_scheduled_hook( 'kithouse_import_go_on', array( $args['import_id'] ) );
      return wp_schedule_single_event( time() - 1, 'kithouse_import_go_on', array( $args['import_id'] ) );`,
      { import_id },
    );
    await page.ask('/wp-cron.php');
  },
  shell: (pressed) =>
    site.run(`test_is_worker(); do_action( 'kithouse_import_go_on', $args['import_id'] ); return true;`, pressed),
};

const findWorker = async () => Number(await readFile(inSite('test-worker'), 'utf8').catch(() => ''));

/** Kills the import's worker after this many milliseconds; false if it had already ended. */
async function killAfter(pressed: Pressed, way: Way, milliseconds: number): Promise<boolean> {
  await rm(inSite('test-worker'), { force: true });
  let isOver = false;
  const work = ways[way](pressed)
    .catch(() => undefined)
    .finally(() => (isOver = true));
  // WordPress's schedule responds before it starts.
  for (let tries = 0; !(await findWorker()) && (!isOver || (way === 'schedule' && tries < 1000)); tries++) {
    await sleep(2);
  }
  await sleep(milliseconds);
  const worker = await findWorker();
  if (worker) {
    process.kill(worker, 'SIGKILL');
  }
  await work;
  return worker > 0;
}

/** Counts how often the interrupted operation was tried: three kills at the same one correctly end the import. */
const countTries = ({ import_id }: Pressed) =>
  site.run<number>(
    `global $wpdb;
    return (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX( tries ) FROM {$wpdb->prefix}kithouse_ops WHERE state = 'begun' AND import_id = %s", $args['import_id'] ) );`,
    { import_id },
  );

const kills = { wanted: isLongRun ? 200 : 6, each: 8 };

test.skipIf(reason !== '')(
  `ends like an undisturbed import when its worker is killed repeatedly at any moment${reason && ` (${reason})`}`,
  async () => {
    const whole = await press();
    const began = performance.now();
    expect(await followImport(page, whole)).toMatchObject({ action: 'complete' });
    const duration = performance.now() - began;
    const wanted = await readSiteState(site, whole.import_id);
    const counts = { imports: 0, kills: { page: 0, schedule: 0, shell: 0 } };

    while (Object.values(counts.kills).reduce((sum, count) => sum + count) < kills.wanted) {
      await site.restore('signed-in');
      const pressed = await press();
      const lives: string[] = [];
      for (let life = 0, tries = 0; life < kills.each && tries < 2; life++) {
        const way = (['page', 'schedule', 'shell'] as const)[Math.floor(Math.random() * 3)] ?? 'page';
        const milliseconds = Math.round((Math.random() * duration) / 4);
        const isKilled = await killAfter(pressed, way, milliseconds);
        lives.push(`${way} ${isKilled ? `killed after ${milliseconds} ms` : 'ended'}`);
        counts.kills[way] += isKilled ? 1 : 0;
        await endLease(site);
        tries = await countTries(pressed);
      }
      counts.imports += 1;
      const last = await followImport(page, pressed);
      expect({ lives, last }).toMatchObject({ last: { action: 'complete' } });
      expect({ lives, ...(await readSiteState(site, pressed.import_id)) }).toEqual({ lives, ...wanted });
      process.stdout.write(`Workers killed so far: ${JSON.stringify(counts)}\n`);
    }
  },
  7_200_000,
);

test.skipIf(reason !== '')('leaves the import to the next worker when stopped until its lease expired', async () => {
  await site.restore('signed-in');
  const whole = await press();
  await followImport(page, whole);
  const wanted = await readSiteState(site, whole.import_id);

  await site.restore('signed-in');
  const pressed = await press();
  await writeFile(inSite('test-stop'), '');
  const stood = followImport(page, pressed);
  await expect.poll(() => existsSync(inSite('test-stopped')), { timeout: 60_000 }).toBe(true);
  const worker = await findWorker();
  // It waits until the lease has expired.
  const last = await followImport(page, pressed);
  process.kill(worker, 'SIGCONT');

  expect(last).toMatchObject({ action: 'complete' });
  expect(await stood).toMatchObject({ action: 'complete' });
  expect(await readSiteState(site, pressed.import_id)).toEqual(wanted);
});
