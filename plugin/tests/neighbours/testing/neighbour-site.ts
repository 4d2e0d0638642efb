import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import {
  assertNativePrograms,
  findNeighbour,
  type Neighbour,
  neighbours,
  projectRoot,
  startWordPress,
} from '../../../../playground/src/index.js';
import { addSmallTheme } from '../../testing/small-pack.js';
import { visit } from '../../testing/start-site.js';

export const allNeighbours = Object.keys(neighbours) as Neighbour[];
export const missingNeighbours = allNeighbours.filter((name) => !findNeighbour(name));

/** Returns why a neighbour is skipped, or undefined when its zip was found. */
export const whySkipped = (name: Neighbour) =>
  missingNeighbours.includes(name)
    ? `${neighbours[name].title}: set ${neighbours[name].variable} to its zip, or put the zip into ../shared/neighbours`
    : undefined;

/** Chooses native PHP and MariaDB, which shops need for speed, and falls back to PHP inside Node. */
export function chooseWordPress(): 'native' | 'playground' {
  try {
    assertNativePrograms();
    process.env.KITHOUSE_WORDPRESS = 'native';
    return 'native';
  } catch (error) {
    console.log(`Running on PHP inside Node. ${(error as Error).message}`);
    return 'playground';
  }
}

/** Raises time limits, so that a busy machine does not look like an interrupted import. */
const testSettings = `<?php
add_filter( 'kithouse_slice_seconds', fn() => 600 );
add_action( 'own_event', fn( $value ) => update_option( 'own_event', $value ) );
add_action( 'widgets_init', fn() => register_sidebar( array( 'id' => 'own-sidebar', 'name' => 'Own' ) ) );`;

/** Starts a WordPress with Kithouse and all of these neighbours installed and inactive. */
export async function startNeighbourSite(wanted: readonly Neighbour[]) {
  chooseWordPress();
  const folders = (kind: 'plugin' | 'theme') =>
    Object.fromEntries(
      wanted
        .filter((name) => neighbours[name].kind === kind)
        .map((name) => [neighbours[name].folder, findNeighbour(name) as string]),
    );
  const wp = await startWordPress({
    plugins: { [brand.slug]: path.join(projectRoot, 'plugin'), ...folders('plugin') },
    themes: folders('theme'),
    constants: { DISABLE_WP_CRON: true, SQLITE_JOURNAL_MODE: 'MEMORY' },
  });
  const folder = path.join(wp.site, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'test-settings.php'), testSettings);
  writeFileSync(path.join(wp.site, 'wp-content/plugins/own-plugin.php'), '<?php\n/* Plugin Name: Own plugin */');
  await wp.install();
  await addSmallTheme(wp as never);
  await wp.snapshot('base');
  const log = path.join(wp.site, 'wp-content/debug.log');
  return {
    ...wp,
    readLog: () => readFile(log, 'utf8').catch(() => ''),
    clearLog: () => rmSync(log, { force: true }),
    visitor: visit(wp.url),
    signIn: async () => visit(wp.url, await wp.auth()),
    switchTheme: (slug: string) => wp.run('switch_theme( $args["slug"] ); return true;', { slug }),
    activateNeighbour: (name: Neighbour) => wp.activate(`${neighbours[name].folder}/${neighbours[name].entry}`),
    activateKithouse: async (cloudUrl: string) => {
      await wp.activate(`${brand.slug}/${brand.slug}.php`);
      await wp.run("update_option( 'kithouse_cloud_url', $args['cloudUrl'] ); return update_option( 'kithouse_consent', 1 );", {
        cloudUrl,
      });
    },
  };
}

export type NeighbourSite = Awaited<ReturnType<typeof startNeighbourSite>>;
