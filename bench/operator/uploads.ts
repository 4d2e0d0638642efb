/**
 * Measures how long a cloud keeps other requests waiting while accounts push, compare and import the largest templates that it
 * accepts. Prints the slowest answers of `/healthz`. `--port` sets the first of two ports.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brand, compareCloudVersions, createCall, getCloudContent, pushCloudFile } from '@kithouse/contract';
import { openDb } from '../../apps/cloud/src/db/client.js';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { createKey } from '../../apps/cloud/src/features/account/keys.service.js';
import { createProcess } from './topology.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8950' } } });
const site = 'https://bench.example';
const url = `http://127.0.0.1:${values.port}`;

const folder = await mkdtemp(join(tmpdir(), 'kithouse-uploads-'));
const database = await startEmbedded({ dataDir: join(folder, 'database'), programsDir: resolve('.cache/postgres') });
const settings = { DATABASE_URL: database.url, KITHOUSE_DATA: join(folder, 'data'), KITHOUSE_PORT: `${values.port}` };
const cloud = createProcess({ ...settings, KITHOUSE_CLOUD_FILES: '-1', LOG_LEVEL: 'warn' }, 2);
await cloud.start();
try {
  const people = await Promise.all([addPerson(), addPerson(), addPerson()]);
  await measure('nothing', async () => sleep(5000));
  await measure('a template of 2 MB with 200,000 tags', () => push(people[0], 'gutenberg', markup()));
  await measure('a template of 1.3 MB with 19,000 blocks', () => push(people[0], 'gutenberg', blocks()));
  const [id] = await measure('a template of 1.7 MB with 9,000 elements', () => push(people[0], 'elementor', elements()));
  await measure('the same by three accounts at once', () => Promise.all(people.map((one) => push(one, 'elementor', elements()))));
  await measure('a comparison of versions', () => people[0]?.call(compareCloudVersions, { id: id ?? 0, number: 1 }));
  await measure('its content with colours written into it', () =>
    people[0]?.call(getCloudContent, { id: id ?? 0, platform: 'elementor', colors: 'flatten' }),
  );
} finally {
  await cloud.end('SIGTERM');
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Adds a confirmed account and returns its calls. */
async function addPerson() {
  const db = openDb({ url: database.url, pool: 1 });
  const names = { first_name: 'Ada', last_name: 'Lovelace', password_hash: 'none' };
  const person = { ...names, email: `${randomUUID()}@example.com`, verified_at: new Date().toISOString() };
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  const { api_key } = await createKey(db, { user_id: id, name: 'bench', site: { site_url: site, site: 'bench.example' } });
  await db.destroy();
  return { call: createCall({ root: `${url}/v1`, headers: { authorization: `Bearer ${api_key}`, [brand.siteHeader]: site } }) };
}

async function push(
  person: Awaited<ReturnType<typeof addPerson>> | undefined,
  platform: 'gutenberg' | 'elementor',
  content: unknown,
) {
  const pushed = await person?.call(pushCloudFile, { name: 'Large', platform, file_content: content as string });
  return [pushed?.data.my_cloud_item];
}

/** Does some work while asking for a response every 20 ms, and prints the slowest ones. */
async function measure<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const asking = askAll(ending.signal);
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    ending.abort();
    const times = (await asking).toSorted((a, b) => b - a);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    console.log(
      `${what}: ${Math.round(took)} ms; others wait ${Math.round(times[0] ?? 0)} ms at most, ${Math.round(middle)} ms in the middle of ${times.length}`,
    );
  }
}

async function askAll(signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await fetch(`${url}/healthz`).then((response) => response.text());
    times.push(performance.now() - began);
    await sleep(20);
  }
  return times;
}

function markup() {
  return `<!-- wp:html -->${'<b><i></b>'.repeat(200_000)}<!-- /wp:html -->`;
}

function blocks() {
  return '<!-- wp:paragraph --><p>text of a paragraph</p><!-- /wp:paragraph -->\n'.repeat(19_000);
}

function elements() {
  const widget = (_: unknown, index: number) => ({
    id: (index + 0x1000000).toString(16),
    elType: 'widget',
    widgetType: 'heading',
    settings: {
      title: `T ${index} <b>x</b>`,
      __globals__: { title_color: `globals/colors?id=c${index % 1000}` },
      title_color: '#abcdef',
    },
    elements: [],
  });
  const container = { id: 'aaaaaaa', elType: 'container', settings: {}, elements: Array.from({ length: 9000 }, widget) };
  return { version: '0.4', type: 'page', title: 'Large', content: [container], page_settings: {} };
}
