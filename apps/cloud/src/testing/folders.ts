import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../.cache/postgres', import.meta.url));

/** Prepares one copy of PostgreSQL's programs, reused between runs. */
export async function preparePrograms(): Promise<string> {
  await mkdir(cache, { recursive: true });
  return cache;
}

/** Creates a test's own folder that the database's user can enter when tests run as root. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kithouse-test-'));
  await chmod(folder, 0o711);
  return folder;
}
