import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type Call,
  isVersion,
  listPluginReleases,
  type PluginRelease,
  publishPluginRelease,
  withdrawPluginRelease,
} from '@kithouse/contract';
import { callAsOperator, type OperatorOptions } from '../operator-call.js';
import { UserError } from '../user-error.js';

/** Publishes a plugin zip as an update for all connected sites, lists the releases, or withdraws one. */
export function runRelease(options: OperatorOptions): Promise<number> {
  const { args, log } = options;
  const [action = 'list', ...given] = args;
  const [target] = given;
  return callAsOperator(options, async (call) => {
    if (action === 'list') {
      await list(call, log);
    } else if (action === 'publish' && target !== undefined && given.length === 1) {
      await publish(call, target, log);
    } else if (action === 'withdraw' && target !== undefined && isVersion(target) && given.length === 1) {
      log((await call(withdrawPluginRelease, { version: target })).message);
    } else {
      throw new UserError('Specify list, publish <zip> or withdraw <version>.');
    }
    return 0;
  });
}

async function publish(call: Call, path: string, log: (line: string) => void) {
  const file = await readFile(path).catch(() => {
    throw new UserError(`The zip ${path} can’t be read. Check the path and its permissions.`);
  });
  const sha256 = createHash('sha256').update(file).digest('hex');
  const { version } = await call(publishPluginRelease, { sha256 }, { file });
  const [newest] = (await call(listPluginReleases, {})).releases;
  log(
    newest === undefined || newest.version === version
      ? `Version ${version} is published. Connected sites offer it as an update within 12 hours.`
      : `Version ${version} is published. Connected sites still get the newer version ${newest.version}.`,
  );
}

async function list(call: Call, log: (line: string) => void) {
  const { releases } = await call(listPluginReleases, {});
  if (releases.length === 0) {
    log('No plugin release is published.');
  }
  releases.map(describe).forEach(log);
}

const describe = ({ version, published_at, bytes, sha256 }: PluginRelease, index: number) =>
  [version.padEnd(10), published_at.slice(0, 10), `${Math.ceil(bytes / 1024)} kB`, sha256, index === 0 ? 'offered' : '']
    .join('  ')
    .trim();
