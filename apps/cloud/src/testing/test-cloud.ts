import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.js';
import { startCloud } from '../serve.js';
import { createTemporaryFolder, preparePrograms } from './folders.js';
import { createOperatorAccount } from './operator-account.js';

/** Starts a complete cloud on a free port with an embedded database in its own folder, for tests of other programs. */
export async function startTestCloud(settings: Record<string, string> = {}) {
  const data_dir = settings.KITHOUSE_DATA ?? (await createTemporaryFolder());
  const config = readConfig({ KITHOUSE_DATA: data_dir, KITHOUSE_PORT: '0', LOG_LEVEL: 'error', ...settings });
  const cloud = await startCloud(config, { programsDir: await preparePrograms() });
  const readKey = async (name: string) => (await readFile(join(data_dir, name), 'utf8')).trim();
  return {
    url: cloud.url,
    data_dir,
    publisher_key: await readKey('publisher.key'),
    createOperator: () => createOperatorAccount(config),
    async stop() {
      await cloud.stop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}
