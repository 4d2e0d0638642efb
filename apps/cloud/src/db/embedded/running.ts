import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isServerOf } from './processes.js';
import { prepareRole } from './role.js';

/** Returns the address of the embedded database that a running cloud uses in this data folder; undefined if none runs. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres');
  const note = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , port = ''] = note.split('\n').map((line) => line.trim());
  if (!/^\d+$/.test(pid) || !/^\d+$/.test(port) || !(await isServerOf(Number(pid), folder))) {
    return undefined;
  }
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  // A cloud of an earlier version has not created the role.
  return prepareRole({ password, port: Number(port) });
}
