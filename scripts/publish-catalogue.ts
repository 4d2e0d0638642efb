import { spawn } from 'node:child_process';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { type CloudReady, fetchWordPress } from '@kithouse/playground';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

/** Publishes the project's own templates and the patterns of WordPress's theme, unless this cloud has them as they are now. */
export async function publishCatalogue({ url, data }: CloudReady): Promise<void> {
  const { core, version } = await fetchWordPress();
  const stamp = path.join(data, 'published');
  const hash = `${version} ${hashFiles(['catalogue', 'apps/cli/src', 'packages/kits/src', 'packages/contract/src'])}`;
  if (isStamped(stamp, hash)) {
    return;
  }
  const keyFile = path.join(data, 'publisher.key');
  for (const source of ['catalogue', path.join(core, 'wp-content/themes/twentytwentyfive')]) {
    await publish(['publish', source, '--cloud', url, '--key-file', keyFile]);
  }
  writeStamp(stamp, hash);
}

async function publish(args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) {
    const end = Buffer.concat(said).toString().trim().split('\n').slice(-8).join('\n');
    throw new Error(
      `The starter catalogue could not be published.\n${end}\nTo try it by hand: npm run ${brand.slug} -- ${args.join(' ')}`,
    );
  }
}
