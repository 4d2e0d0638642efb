import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@kithouse/playground';

/** Publishes a file or a folder of entries with the command line, like an author. `options` are those of `kithouse publish`. */
export async function publish({ url, data }: { url: string; data: string }, source: string, ...options: string[]): Promise<void> {
  const args = ['publish', source, ...options, '--to', url, '--key-file', path.join(data, 'publisher.key')];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], { cwd: projectRoot });
}
