import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver, Message } from './mail.js';

type Kept = Message & { at: string };

/** Creates a delivery that stores mails as files, for development without a mail server. */
export function createOutboxDelivery(folder: string): Deliver {
  return async ({ to, subject, text, html }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const path = join(folder, `${at.replaceAll(':', '-')}-${randomUUID()}.json`);
    await writeFile(`${path}.part`, JSON.stringify({ to, subject, text, html, at } satisfies Kept, null, 2), { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** Lists the newest mails first. */
export async function listOutbox(folder: string, max = 100): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Kept));
}
