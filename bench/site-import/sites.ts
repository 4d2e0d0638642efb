import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand, createCall, createSiteImportPlan, ImportPlan, type Op, register, verifyEmail } from '@kithouse/contract';
import { startCloudProcess } from '../../playground/src/index.js';
import { findToken } from '../../plugin/tests/testing/library.js';
import type { Figure } from '../figure.js';
import { drawSite } from './content.js';
import { publishPack } from './publish.js';

const [sites, atATime] = [150, 8];
const address = 'https://bench.example';
/** Lists WordPress's image sizes. */
const image_sizes = [
  { width: 150, height: 150, crop: true },
  ...[300, 768, 1024, 1536, 2048].map((width) => ({ width, height: width === 768 ? 0 : width, crop: false })),
];

/**
 * Measures P14: what sites read from the cloud while they import a pack of 22 documents and 40 pictures: its plan, and each file
 * once.
 */
export async function measureSites(alone = 5): Promise<Figure> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-sites-'));
  const cloud = await startCloudProcess({ data }, path.join(data, 'log'));
  try {
    const v1 = `${cloud.ready.url}/v1`;
    const publisher = readFileSync(path.join(cloud.ready.data, 'publisher.key'), 'utf8').trim();
    const call = createCall({ root: v1, headers: { authorization: `Bearer ${publisher}` } });
    const id = await publishPack({ call } as never, await drawSite(22, 40));
    const read = await openAccount(v1, path.join(cloud.ready.data, 'outbox'), id);
    await read();
    const began = performance.now();
    for (let turn = 0; turn < alone; turn++) {
      await read();
    }
    const one = (performance.now() - began) / alone;
    const together = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: sites }, read));
    const each = (performance.now() - together) / sites;
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    const figure: Figure = {
      id: 'P14',
      what: `cloud reads of ${sites} concurrent imports, time for each compared with a single import`,
      unit: '×',
      target: 0.1,
    };
    return failed.length > 0
      ? { ...figure, note: `${failed.length} failed: ${String((failed[0] as PromiseRejectedResult).reason)}` }
      : { ...figure, value: each / one, note: `${each.toFixed(0)} ms compared with ${one.toFixed(0)} ms` };
  } finally {
    await cloud.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Returns a function that reads a whole pack like a new account's site. */
async function openAccount(v1: string, outbox: string, id: number): Promise<() => Promise<void>> {
  const names = { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@example.com` };
  const password = 'correct horse battery';
  const headers = { [brand.siteHeader]: address };
  const { api_key } = await createCall({ root: v1, headers })(register, {
    ...names,
    password,
    confirm_password: password,
    site: { url: address, name: 'Bench' },
  });
  await createCall({ root: v1 })(verifyEmail, { token: await findToken(outbox, names.email), password });
  const call = createCall({ root: v1, headers: { ...headers, authorization: `Bearer ${api_key}` }, timeout: 600_000 });
  const choices = { logo_size: 211, color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} };
  return async () => {
    const { plan } = await call(createSiteImportPlan, { id, platform: 'elementor', choices, image_sizes });
    const read = ImportPlan.parse(JSON.parse(plan));
    const ops: Op[] = [...read.ops];
    for (const { sha256 } of read.parts ?? []) {
      const response = await fetch(`${v1}/plans/${read.plan_id}/parts/${sha256}`, {
        headers: { ...headers, authorization: `Bearer ${api_key}` },
      });
      ops.push(...(JSON.parse(((await response.json()) as { ops: string }).ops) as Op[]));
    }
    const files = ops
      .flatMap((op) => (op.op === 'media.fetch' ? op.args.media : []))
      .flatMap((medium) => [medium, ...(medium.variants ?? [])]);
    for (let start = 0; start < files.length; start += atATime) {
      await Promise.all(files.slice(start, start + atATime).map(({ url, sha256 }) => fetchFile(url, sha256)));
    }
  };
}

async function fetchFile(url: string, sha256: string) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${url} doesn’t match its expected content.`);
  }
}
