import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@kithouse/contract';
import { connectWordPress, type RemoteWordPress } from '@kithouse/playground';
import type { Services } from '../e2e/src/services.js';
import { type Figure, median } from './figure.js';
import type { Line, LineState } from './line.js';

const rounds = 11;
const states = ['up', 'down', 'hanging'] as const;
const pages = {
  'the public site': '/',
  'the dashboard': '/wp-admin/index.php',
  'the library page': `/wp-admin/admin.php?page=${brand.adminPage}&path=gutenberg/packs`,
};
type Page = keyof typeof pages;
/** Milliseconds per round. */
type Times = Record<Page, Record<LineState, number[]>>;

/**
 * Measures how long WordPress takes to respond while the cloud is gone or hangs, compared with a working one. All three are measured in
 * every round, so that other load affects all of them.
 */
export async function measureOutage({ wordpress }: Services, line: Line): Promise<Figure[]> {
  const site = connectWordPress(wordpress);
  const cookie = await signIn(site);
  const times = Object.fromEntries(
    Object.keys(pages).map((page) => [page, { up: [], down: [], hanging: [] }]),
  ) as unknown as Times;
  for (let round = -1; round < rounds; round++) {
    for (const state of rotate(states, round)) {
      for (const [page, path] of Object.entries(pages) as [Page, string][]) {
        await line.set(state);
        await letTimePass(site);
        const time = await measure(site.url + path, cookie);
        // The first round includes one-time work.
        if (round >= 0) {
          times[page][state].push(time);
        }
      }
    }
  }
  await line.set('up');
  return (Object.keys(pages) as Page[]).flatMap((page) => [
    toFigure(`response time with the cloud down, compared with up: ${page}`, times[page].down, times[page].up),
    toFigure(`response time with the cloud hanging, compared with up: ${page}`, times[page].hanging, times[page].up),
  ]);
}

/** Computes a figure whose target is no difference; a tenth is the noise of a busy machine. */
function toFigure(what: string, broken: number[], up: number[]): Figure {
  const added = Math.round(median(broken.map((time, round) => time - (up[round] ?? time))));
  const value = median(broken.map((time, round) => time / (up[round] ?? time)));
  const note = `${added < 0 ? '−' : '+'}${Math.abs(added)} ms, with the cloud up ${Math.round(median(up))} ms`;
  return { id: 'P13', what, unit: '×', value, target: 1.1, note };
}

/** Expires all cached answers and clears the known outage, so that each page has a reason to ask the cloud. */
async function letTimePass(site: RemoteWordPress) {
  // WordPress's work after responding must not affect the next measurement.
  await sleep(150);
  await site.run(`
    global $wpdb;
    delete_transient( 'kithouse_cloud_down' );
    foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'kithouse\\_answer\\_%'" ) as $name ) {
      update_option( $name, array( 'at' => time() - DAY_IN_SECONDS ) + get_option( $name ) );
    }`);
}

async function measure(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(60_000) });
  await response.arrayBuffer();
  return performance.now() - began;
}

async function signIn(site: RemoteWordPress): Promise<string> {
  const { cookies } = await site.auth();
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, at) => list[(at + by + list.length) % list.length] as T);
