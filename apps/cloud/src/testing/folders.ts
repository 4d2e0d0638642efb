import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../.cache/postgres', import.meta.url));

/** One copy of PostgreSQL's programs for all tests, kept from run to run. */
export async function preparePrograms(): Promise<string> {
  await mkdir(cache, { recursive: true });
  return cache;
}

/** A folder of a test's own that the database of root, which runs as another user, can pass through. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kithouse-test-'));
  await chmod(folder, 0o711);
  return folder;
}
