import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { brand } from '@kithouse/contract';
import { createGet } from '../catalogue/get.js';
import { measureInTurns, type Times } from '../catalogue/times.js';
import type { Figure } from '../figure.js';
import { type SeededCloud, seedLibraryFiles, site } from './seed.js';

/** Requests by their label in the table. */
const questions: Record<string, (slug: string) => string> = {
  'list of a personal cloud': () => '/clouds?per_page=12',
  'list of a personal cloud at an earlier time': () => `/clouds?per_page=12&as_of=${new Date().toISOString()}`,
  'search in a personal cloud': () => '/clouds?per_page=12&search=hero',
  'list of a workspace': (slug) => `/workspaces/${slug}?per_page=12`,
  'search in a workspace': (slug) => `/workspaces/${slug}?per_page=12&search=hero`,
};
/** Requests deep pages of the large cloud only. */
const deep: typeof questions = {
  'list of a personal cloud': () => '/clouds?per_page=12&page=400',
  'list of a workspace': (slug) => `/workspaces/${slug}?per_page=12&page=80`,
};

/** Compares ten thousand files in a cloud and a thousand in a workspace with a dozen in each. */
export async function measureLibraryFiles(rounds: number): Promise<Figure[]> {
  const { dataDir, large, small } = await seedLibraryFiles();
  const cloud = await start(dataDir);
  try {
    const ask = { large: open(`${cloud.url}/v1`, large), small: open(`${cloud.url}/v1`, small) };
    const kinds = Object.fromEntries(
      Object.entries(questions).flatMap(([what, path]) => [
        [`small ${what}`, () => ask.small.get(path)],
        [`large ${what}`, () => ask.large.get(path)],
        [`deep ${what}`, () => ask.large.get(deep[what] ?? path)],
      ]),
    );
    const times = await measureInTurns(kinds, rounds);
    ask.large.close();
    ask.small.close();
    return Object.keys(questions).map((what) => toFigure(what, times));
  } finally {
    await cloud.stop();
  }
}

function toFigure(what: string, times: Record<string, Times>): Figure {
  const p50 = (size: string) => times[`${size} ${what}`]?.p50 ?? Number.NaN;
  const [small, large, far] = [p50('small'), p50('large'), p50('deep')];
  const files = what.includes('workspace') ? '1,000' : '10,000';
  const note = `p50 ${large.toFixed(1)} ms, with 12 files ${small.toFixed(1)} ms, deep page ${far.toFixed(1)} ms`;
  return {
    id: 'cloud',
    what: `${what} with ${files} files compared with 12, p50`,
    unit: '×',
    value: Math.max(large, far) / small,
    target: 3,
    note,
  };
}

function open(v1: string, { api_key, slug }: SeededCloud) {
  const get = createGet({ authorization: `Bearer ${api_key}`, [brand.siteHeader]: site });
  return { get: (path: (slug: string) => string) => get(v1 + path(slug)), close: get.close };
}

/** Starts the program in its own process. */
async function start(dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/cloud/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, KITHOUSE_DATA: dataDir, KITHOUSE_PORT: '0', LOG_LEVEL: 'error' },
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended.then(() => undefined)]);
  if (!line) {
    throw new Error('The measured cloud didn’t start.');
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: (JSON.parse(String(line[0])) as { url: string }).url, stop };
}
