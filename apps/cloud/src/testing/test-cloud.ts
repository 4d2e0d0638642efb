import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.js';
import { startCloud } from '../serve.js';

/** A complete cloud on a free port, with an embedded database in a folder of its own, for tests of other programs. */
export async function startTestCloud(settings: Record<string, string> = {}) {
  const data_dir = await mkdtemp(join(tmpdir(), 'kithouse-cloud-'));
  // Root's database runs as another user, who must be able to pass through.
  await chmod(data_dir, 0o711);
  const config = readConfig({ KITHOUSE_DATA: data_dir, KITHOUSE_PORT: '0', LOG_LEVEL: 'error', ...settings });
  const cloud = await startCloud(config);
  return {
    url: cloud.url,
    data_dir,
    publisher_key: (await readFile(join(data_dir, 'publisher.key'), 'utf8')).trim(),
    async stop() {
      await cloud.stop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}
