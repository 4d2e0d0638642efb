import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnServer } from './server-process.js';

export type Database = {
  name: string;
  socket: string;
  /** Dumps the database to a file and restores it. */
  dump: (file: string) => void;
  restore: (file: string) => void;
  drop: () => void;
};

let server: Promise<string> | undefined;

/** Creates an empty database on a private MariaDB that ends with this process. */
export async function createDatabase(): Promise<Database> {
  server ??= startMariadb();
  const socket = await server;
  const name = `wp_${randomUUID().replaceAll('-', '')}`;
  const query = (sql: string) => run('mariadb', [`--socket=${socket}`, '--user=root', '--execute', sql]);
  const create = `CREATE DATABASE ${name} CHARACTER SET utf8mb4`;
  query(create);
  return {
    name,
    socket,
    dump: (file) => run('mariadb-dump', [`--socket=${socket}`, '--user=root', `--result-file=${file}`, name]),
    restore: (file) => {
      query(`DROP DATABASE ${name}; ${create}`);
      run('mariadb', [`--socket=${socket}`, '--user=root', name, '--execute', `source ${file}`]);
    },
    drop: () => query(`DROP DATABASE IF EXISTS ${name}`),
  };
}

async function startMariadb(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mariadb-'));
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'socket');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    // Two that start together would delete each other's files.
    `--tmpdir=${folder}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  const careless = ['--innodb-flush-log-at-trx-commit=0', '--skip-innodb-doublewrite', '--skip-log-bin'];
  const child = spawnServer(folder, 'mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${folder}`,
    `--socket=${socket}`,
    '--skip-networking',
    ...careless,
    ...user,
  ]);
  await becomesReady(child, socket);
  return socket;
}

async function becomesReady(child: ChildProcess, socket: string) {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const isReady = existsSync(socket) && spawnSync('mariadb-admin', [`--socket=${socket}`, '--user=root', 'ping']).status === 0;
    if (isReady) {
      return;
    }
    await sleep(100);
  }
  throw new Error('MariaDB did not start.');
}

function run(program: string, args: string[]) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
}
