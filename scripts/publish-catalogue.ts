import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { type CloudReady, fetchWordPress } from '@kithouse/playground';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

export type Background = { signal: AbortSignal; onBegin?: () => void };

/**
 * Main categories that a first start publishes later: hundreds of neutral sections, and packs that were added after the first
 * seven. So a larger catalogue doesn't delay it.
 */
const later = [
  'Neutral',
  'Trades',
  'Real estate',
  'Church',
  'Health',
  'Café',
  'Construction',
  'Home and garden',
  'Sports',
  'Photography',
  'Consulting',
  'Magazine',
  'School',
  'Personal',
  'Nonprofit',
  'Events',
  'Wellness',
  'Music',
];

/** Publishes the project's first packs and their items, unless this cloud has their current version. */
export async function publishPacks(cloud: CloudReady): Promise<void> {
  await publishOnce(
    cloud,
    'catalogue',
    hashFiles(['catalogue']),
    later.flatMap((category) => ['--without', category]),
  );
}

/** Publishes the rest of the catalogue, too, while somebody uses the product. */
export async function publishRest(cloud: CloudReady, background?: Background): Promise<void> {
  await publishOnce(cloud, 'catalogue', hashFiles(['catalogue']), [], background);
}

/**
 * Publishes the patterns of WordPress's default theme as third-party content, within seconds and with wireframes; rendering real
 * pictures takes minutes the first time and runs in the background.
 */
export async function publishThemePatterns(cloud: CloudReady, background: Background): Promise<void> {
  const { core, version } = await fetchWordPress();
  const theme = path.join(core, 'wp-content/themes/twentytwentyfive');
  await publishOnce(cloud, theme, version, [], background);
  await publishOnce(cloud, theme, version, ['--render'], { signal: background.signal });
}

/** Returns the name of a file for a publication. Hashes its flags, which together are longer than a file name may be. */
export function toStampName(source: string, flags: readonly string[]): string {
  const hash = createHash('sha256').update(flags.join('\0')).digest('hex').slice(0, 16);
  return flags.length === 0 ? path.basename(source) : `${path.basename(source)}-${hash}`;
}

async function publishOnce({ url, data }: CloudReady, source: string, version: string, flags: string[], background?: Background) {
  const stamp = path.join(data, 'published', toStampName(source, flags));
  const hash = `${version} ${hashFiles(['apps/cli/src', 'packages/kits/src', 'packages/contract/src'])}`;
  if (isStamped(stamp, hash)) {
    return;
  }
  background?.onBegin?.();
  await publish(['publish', source, '--to', url, '--key-file', path.join(data, 'publisher.key'), ...flags], background?.signal);
  writeStamp(stamp, hash);
}

async function publish(args: string[], signal?: AbortSignal) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './playground/src/end-with-parent.mjs', 'apps/cli/src/main.ts', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    },
  );
  if (signal && child.pid) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('close', resolve));
  if (code !== 0) {
    const end = Buffer.concat(chunks).toString().trim().split('\n').slice(-8).join('\n');
    throw new Error(
      `The templates couldn’t be published.\n${end}\nTo publish them yourself: npm run ${brand.slug} -- ${args.join(' ')}`,
    );
  }
}
