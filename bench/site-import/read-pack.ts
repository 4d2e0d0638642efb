import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { brand, createCall, createSiteImportPlan, ImportPlan, type Op, register, verifyEmail } from '@kithouse/contract';
import type { CloudReady } from '../../playground/src/index.js';
import { findToken } from '../../plugin/tests/testing/library.js';

const atATime = 8;
const address = 'https://bench.example';
/** Lists WordPress's image sizes. */
const image_sizes = [
  { width: 150, height: 150, crop: true },
  ...[300, 768, 1024, 1536, 2048].map((width) => ({ width, height: width === 768 ? 0 : width, crop: false })),
];

type Keep = (bytes: Buffer) => void;
export type Read = (keep?: Keep) => Promise<void>;
type File = { url: string; sha256: string };

/** Opens an account and returns a function that reads a whole pack like its site. `keep` gets the bytes of every response. */
export async function openReader({ url, data }: CloudReady, id: number): Promise<Read> {
  const v1 = `${url}/v1`;
  const names = { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@example.com` };
  const password = 'correct horse battery';
  const site = { [brand.siteHeader]: address };
  const { api_key } = await createCall({ root: v1, headers: site })(register, {
    ...names,
    password,
    confirm_password: password,
    site: { url: address, name: 'Bench' },
  });
  await createCall({ root: v1 })(verifyEmail, { token: await findToken(path.join(data, 'outbox'), names.email), password });
  const headers = { ...site, authorization: `Bearer ${api_key}` };
  const call = createCall({ root: v1, headers });
  const choices = { logo_size: 211, color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} };

  return async (keep = () => {}) => {
    // The last one of many plans on a busy machine takes longer than a site would wait.
    const answer = await call({ ...createSiteImportPlan, timeout: 600_000 }, { id, platform: 'elementor', choices, image_sizes });
    keep(Buffer.from(JSON.stringify(answer)));
    const plan = ImportPlan.parse(JSON.parse(answer.plan));
    const ops: Op[] = [...plan.ops];
    for (const { sha256 } of plan.parts ?? []) {
      const bytes = await readBytes(`${v1}/plans/${plan.plan_id}/parts/${sha256}`, headers);
      keep(bytes);
      ops.push(...(JSON.parse((JSON.parse(bytes.toString()) as { ops: string }).ops) as Op[]));
    }
    const media = ops.flatMap((op) => (op.op === 'media.fetch' ? op.args.media : []));
    await readFiles(
      media.flatMap((medium) => [medium, ...(medium.variants ?? [])]),
      keep,
    );
  };
}

/** Reads files, some at a time, and compares them with their hashes. */
export async function readFiles(files: File[], keep: Keep = () => {}): Promise<void> {
  for (let start = 0; start < files.length; start += atATime) {
    await Promise.all(files.slice(start, start + atATime).map((file) => readFile(file, keep)));
  }
}

async function readFile({ url, sha256 }: File, keep: Keep) {
  const bytes = await readBytes(url);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${url} doesn’t match its expected content.`);
  }
  keep(bytes);
}

async function readBytes(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
}
