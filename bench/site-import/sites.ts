import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCall } from '@kithouse/contract';
import { startCloudProcess } from '../../playground/src/index.js';
import type { Figure } from '../figure.js';
import { drawSite } from './content.js';
import { findNginx, startNginx } from './nginx.js';
import { hasProcessorTime, readProcessorTime } from './processor-time.js';
import { chooseAddress, startProxy } from './proxy.js';
import { publishPack } from './publish.js';
import { openReader, type Read, readFiles } from './read-pack.js';

/** `P14_SITES` sets another number, for a machine that is busy with other work. */
const sites = Number(process.env.P14_SITES ?? 150);
/** A cloud limits the work for one account. */
const accounts = Math.min(25, sites);

const work: Figure = {
  id: 'P14',
  what: `processor time of a cloud behind nginx for ${sites} concurrent imports, compared with nginx alone that sends the same bytes`,
  unit: '×',
  target: 2,
};
const fairness: Figure = {
  id: 'P14',
  what: `slowest of ${sites} concurrent imports compared with its share, ${sites} times the time of one alone`,
  unit: '×',
  target: 3,
};

type Load = { slowest: number; times: Map<string, number> };

/**
 * Measures P14: what sites read from the cloud while they import a pack of 22 documents and 40 pictures, which is its plan, and each
 * file once. The cloud is behind nginx with the sample of the documentation, where there is nginx. Afterwards nginx alone sends the
 * same bytes to the same client.
 */
export async function measureSites(alone = 5): Promise<Figure[]> {
  if (!hasProcessorTime) {
    return [{ ...work, note: 'Only Linux tells the processor time of other programs' }];
  }
  const data = mkdtempSync(path.join(tmpdir(), 'bench-sites-'));
  const program = findNginx();
  const address = program && (await chooseAddress());
  const env: Record<string, string> = address ? { KITHOUSE_PUBLIC_URL: address, KITHOUSE_TRUST_PROXY: '1' } : {};
  const cloud = await startCloudProcess({ data, env }, path.join(data, 'log'));
  const { ready } = cloud;
  const proxy = program && address ? await startProxy(program, address, ready.url) : undefined;
  let answers: Map<string, Buffer>;
  let load: Load;
  let one = 0;
  try {
    const publisher = readFileSync(path.join(ready.data, 'publisher.key'), 'utf8').trim();
    const call = createCall({ root: `${ready.url}/v1`, headers: { authorization: `Bearer ${publisher}` } });
    const id = await publishPack({ call } as never, await drawSite(22, 40));
    const readers: Read[] = [];
    for (let account = 0; account < accounts; account++) {
      readers.push(await openReader({ ...ready, url: address ?? ready.url }, id));
    }
    const [read = async () => {}] = readers;
    answers = await readAll(read);
    const began = performance.now();
    for (let turn = 0; turn < alone; turn++) {
      await read();
    }
    one = (performance.now() - began) / alone;
    load = await measure((site) => readers[site % accounts]?.());
  } finally {
    await proxy?.stop();
    await cloud.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const share = {
    ...fairness,
    value: load.slowest / (sites * one),
    note: `${toSeconds(load.slowest)}; ${one.toFixed(0)} ms alone`,
  };
  return [await compare(program, load, answers), share];
}

async function compare(program: string | undefined, { times }: Load, answers: Map<string, Buffer>): Promise<Figure> {
  const database = times.get('postgres') ?? 0;
  const before = times.get('nginx') ?? 0;
  const node = sum([...times]) - database - before;
  if (program === undefined) {
    return { ...work, note: `${toSeconds(node)} of the cloud. To compare, install nginx, or set NGINX to its path` };
  }
  const nginx = await startNginx(program, answers);
  try {
    const addresses = [...answers.keys()].map((name) => ({ url: nginx.addressOf(name), sha256: name }));
    const plain = sum([...(await measure(() => readFiles(addresses))).times]);
    const parts = `${toSeconds(node)} of the cloud, ${toSeconds(database)} of its database, ${toSeconds(before)} of its nginx`;
    return { ...work, value: (node + database + before) / plain, note: `${parts}; ${toSeconds(plain)} of nginx alone` };
  } finally {
    await nginx.stop();
  }
}

/** Reads everything once the cloud has made the smaller copies of the pictures. Returns the bytes by their hash. */
async function readAll(read: Read): Promise<Map<string, Buffer>> {
  for (let before = -1; ; await sleep(5000)) {
    const answers = new Map<string, Buffer>();
    await read((bytes) => answers.set(createHash('sha256').update(bytes).digest('hex'), bytes));
    if (answers.size === before) {
      return answers;
    }
    before = answers.size;
  }
}

/** Imports on all sites at once, and returns the processor time of all programs that this one has started. */
async function measure(read: (site: number) => Promise<void> | undefined): Promise<Load> {
  const before = readProcessorTime(process.pid);
  const began = performance.now();
  const ends = await Promise.all(
    Array.from({ length: sites }, async (_, site) => {
      await read(site);
      return performance.now() - began;
    }),
  );
  const after = readProcessorTime(process.pid);
  const times = new Map([...after].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)]));
  return { slowest: Math.max(...ends), times };
}

const sum = (times: [string, number][]) => times.reduce((all, [, ms]) => all + ms, 0);
const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
