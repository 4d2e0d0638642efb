import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { prepareBinaries } from './binaries.js';
import { environment, folderArgument, prepareCluster } from './cluster.js';
import { chooseIdentity, type Identity } from './identity.js';
import { lockFolder } from './lock.js';
import { findFreePort } from './port.js';
import { prepareRole, superuserAddress } from './role.js';

export type EmbeddedDatabase = {
  url: string;
  /** Connects as the superuser, who can create other databases. */
  superuserUrl: string;
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>;
  /** Stops the server cleanly and unlocks the folder. Idempotent. */
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  /** Sets the folder for PostgreSQL's programs; defaults to the data folder. */
  programsDir?: string;
  onLine?: (line: string) => void;
  settings?: Record<string, string>;
};

const modest = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Starts an embedded PostgreSQL in a folder and creates the database on the first start. Throws one clear sentence. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, programsDir = dataDir, onLine = () => {}, settings = {} } = options;
  const identity = chooseIdentity();
  await prepareFolder(dataDir, identity);
  const unlock = await lockFolder(dataDir);
  try {
    const binaries = await prepareBinaries(programsDir, identity);
    const { folder, password } = await prepareCluster(dataDir, binaries, identity);
    const port = await findFreePort();
    const all = Object.entries({ ...modest, ...settings, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const command = [join(binaries, 'bin', 'postgres'), '-D', folderArgument(folder, identity), ...all];
    const server = await run(command, folder, identity, onLine);
    const stop = async () => {
      server.lifeline.end();
      await server.ended;
      await unlock();
    };
    const url = await prepareRole({ password, port }).catch(async (error: unknown) => {
      server.lifeline.end();
      await server.ended;
      throw error;
    });
    return { url, superuserUrl: superuserAddress({ password, port }), ended: server.ended, stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function prepareFolder(dataDir: string, identity: Identity) {
  try {
    // When we are root, other users can enter the folder, which the database needs, but cannot list it.
    await mkdir(dataDir, { recursive: true, mode: identity ? 0o711 : 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${dataDir} isn’t writable (${code}). Choose another one with KITHOUSE_DATA.`);
  }
}

/**
 * Stops the server when we exit. The shell between us and the server holds the other end of a pipe, which breaks even when we are
 * killed, so no server outlives its parent.
 */
const watchdog = `
"$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } 2>/dev/null & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
exit $code`;

async function run(command: string[], folder: string, identity: Identity, onLine: (line: string) => void) {
  // The server gets its own session, so that Ctrl-C reaches only us and we can finish open requests first.
  const child = spawn('/bin/sh', ['-c', watchdog, 'database-watchdog', ...command], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    ...identity,
  });
  const lifeline = child.stdio[3] as NodeJS.WritableStream;
  lifeline.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  await waitForReady(child, ended, onLine);
  return { lifeline, ended };
}

async function waitForReady(child: ChildProcess, ended: Promise<void>, onLine: (line: string) => void) {
  const lines: string[] = [];
  const ready = new Promise<true>((resolve) => {
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      onLine(line);
      lines.push(line);
      lines.splice(0, lines.length - 20);
      if (line.includes('database system is ready to accept connections')) {
        resolve(true);
      }
    });
  });
  if (!(await Promise.race([ready, ended]))) {
    const reason = lines.filter((line) => /FATAL|PANIC/.test(line)).pop() ?? lines.pop() ?? 'it gave no reason';
    throw new Error(`The embedded database couldn’t start: ${reason.replace(/^.*?(FATAL|PANIC):\s*/, '')}.`);
  }
}
