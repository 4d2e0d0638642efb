import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { isLongRun, sample } from '../../../scripts/test-extent.js';
import { endLease } from './killed-scripts.js';
import { startLibrary } from './library.js';
import { markNumbers, readSiteState } from './site-state.js';
import { askPart, followImport, type Pressed, pressImport } from './site-stream.js';
import { addSmallTheme, makeSmallPack, publishPack, smallChoices } from './small-pack.js';
import { startSite } from './start-site.js';

/** `is_late` is the last note of a theme change, which consists of many writes. */
type Point = { part: 'download' | 'import'; write: number; is_boundary: boolean; is_late: boolean };

/**
 * Kills a request for an import's part before the write with the number in a header, without shutdown functions. Without the
 * header it records all writes.
 */
const killer = `<?php
register_shutdown_function( function () { if ( ! empty( $GLOBALS['test_killed'] ) ) { exit; } } );
$GLOBALS['test_writes'] = 0;
add_filter( 'query', function ( $sql ) {
	if ( 'kithouse_pack_import' === ( $_GET['action'] ?? '' ) && preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) ) {
		++$GLOBALS['test_writes'];
		$kill = (int) ( $_SERVER['HTTP_X_TEST_KILL'] ?? 0 );
		if ( 0 === $kill ) {
			$is_boundary = (int) preg_match( '/kithouse_ops/', $sql );
			$is_late     = (int) preg_match( "/^INSERT.*'theme_switched'/s", $sql );
			file_put_contents( WP_CONTENT_DIR . '/test-writes', "$_GET[part] {$GLOBALS['test_writes']} $is_boundary $is_late\\n", FILE_APPEND );
		} elseif ( $kill === $GLOBALS['test_writes'] ) {
			$GLOBALS['test_killed'] = true;
			exit;
		}
	}
	return $sql;
} );
`;

type Choices = { theme?: typeof smallChoices.theme | undefined; id?: number; retire?: string };
export type KillSite = Awaited<ReturnType<typeof startKillSite>>;

/** Starts a site whose imports can be killed before any write, with a published pack and the snapshot `signed-in`. */
export async function startKillSite() {
  const library = await startLibrary();
  const site = await startSite({ cloudUrl: library.url });
  const inSite = (name: string) => path.join(site.site, 'wp-content', name);
  await addSmallTheme(site);
  const administrator = await site.as('administrator');
  await library.signUp(administrator);
  await markNumbers(site);
  await writeFile(inSite('mu-plugins/kill.php'), killer);
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  const { bundle, pictures } = await makeSmallPack();
  const id = await publishPack(library, bundle, pictures);
  const press = (choices: Choices = {}) => pressImport(administrator, { id, ...smallChoices, ...choices });
  const follow = (pressed: Pressed) => followImport(administrator, pressed);

  async function listPoints(): Promise<Point[]> {
    const lines = (await readFile(inSite('test-writes'), 'utf8')).trim().split('\n');
    return lines.map((line) => {
      const [part = '', write = '', is_boundary = '', is_late = ''] = line.split(' ');
      return { part: part as Point['part'], write: Number(write), is_boundary: is_boundary === '1', is_late: is_late === '1' };
    });
  }

  /** Kills an import there and resumes it by the tab's retry or the site's schedule. */
  async function importKilledAt({ part, write }: Point, goOn: 'stream' | 'schedule', choices: Choices): Promise<Pressed> {
    const pressed = await press(choices);
    if (part === 'import') {
      await askPart(administrator, pressed, 'download', { 'x-test-kill': '0' });
    }
    const events = await askPart(administrator, pressed, part, { 'x-test-kill': String(write) });
    expect(events.map(({ action }) => action)).not.toContain('complete');
    await endLease(site);
    if (goOn === 'schedule') {
      await site.run(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return true;`, pressed);
    }
    expect(await followImport(administrator, pressed)).toMatchObject({ action: 'complete' });
    return pressed;
  }

  /** Imports the pack from a snapshot, killed before each write of the journal and before some of all others. */
  async function sweep(
    snapshot: string,
    { others, themeChanges, choices = {} }: { others: number; themeChanges: number; choices?: Choices },
  ) {
    await site.restore(snapshot);
    await rm(inSite('test-writes'), { force: true });
    const whole = await press(choices);
    const last = await followImport(administrator, whole);
    const wanted = await readSiteState(site, whole.import_id);
    const points = await listPoints();
    expect(last).toMatchObject({ action: 'complete' });
    expect(points.length).toBeGreaterThan(100);

    const boundaries = sample(
      points.filter(({ is_boundary }) => is_boundary),
      1,
    );
    const inside = spread(
      points.filter(({ is_boundary }) => !is_boundary),
      isLongRun ? others : 1,
    );
    const late = points.filter(({ is_late }) => is_late);
    expect(late).toHaveLength(themeChanges);
    for (const [index, point] of [...boundaries, ...late, ...inside].entries()) {
      await site.restore(snapshot);
      const where = `killed in part ${point.part} before write ${point.write}`;
      const pressed = await importKilledAt(point, index % 2 === 0 ? 'stream' : 'schedule', choices).catch((error: Error) => {
        throw new Error(`${where}: ${error.message}`);
      });
      expect({ where, ...(await readSiteState(site, pressed.import_id)) }).toEqual({ where, ...wanted });
    }
  }

  async function close() {
    await rm(inSite('mu-plugins/kill.php'), { force: true });
    await rm(inSite('test-writes'), { force: true });
    await site.close();
    await library.stop();
  }

  return { library, site, press, follow, sweep, close };
}

/** Picks that many at random in each run. */
function spread<Row>(rows: Row[], count: number): Row[] {
  const size = rows.length / Math.min(count, rows.length);
  return Array.from(
    { length: Math.min(count, rows.length) },
    (_, place) => rows[Math.floor((place + Math.random()) * size)],
  ).filter((row) => row !== undefined);
}
