import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const packages = '/usr/lib/postgresql';

/** Starts the distribution's PostgreSQL in a temporary folder and installs it if possible. It ends with this process. */
export async function startSystemPostgres() {
  const programs = findPrograms() ?? installPrograms();
  const identity = chooseIdentity();
  const folder = mkdtempSync(path.join(tmpdir(), 'system-postgres-'));
  chmodSync(folder, 0o711);
  const password = randomBytes(16).toString('hex');
  const data = initialise(programs, folder, password, identity);
  const port = await findFreePort();
  // The shell waits on a pipe from us, so the server stops when we end, even when killed.
  const script = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';
  const server = path.join(programs, 'postgres');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=200', 'fsync=off'];
  const child = spawn('/bin/sh', ['-c', script, 'sh', server, '-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...identity,
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => `${packages}/${version}/bin`), ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.find((place) => ['initdb', 'postgres'].every((program) => existsSync(path.join(place, program))));
}

function installPrograms(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing the distribution's PostgreSQL…");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
    const install = () => aptGet('install', '-y', '--no-install-recommends', 'postgresql');
    if (!install() && aptGet('update')) {
      install();
    }
  }
  const programs = findPrograms();
  if (!programs) {
    throw new Error("The distribution's PostgreSQL wasn't found. Install it (Debian: apt-get install postgresql).");
  }
  return programs;
}

/** Chooses another user when run as root, which PostgreSQL refuses. */
function chooseIdentity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function initialise(programs: string, folder: string, password: string, identity: { uid?: number; gid?: number }): string {
  const [data, passwordFile] = [path.join(folder, 'data'), path.join(folder, 'password')];
  mkdirSync(data);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const place of identity.uid === undefined ? [] : [data, passwordFile]) {
    chownSync(place, identity.uid ?? 0, identity.gid ?? 0);
  }
  const options = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--locale=C', '-E', 'UTF8'];
  const { status, stderr } = spawnSync(path.join(programs, 'initdb'), options, { cwd: folder, encoding: 'utf8', ...identity });
  if (status !== 0) {
    throw new Error(`The distribution's PostgreSQL couldn't be set up: ${stderr.trim().split('\n').pop() ?? ''}`);
  }
  return data;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(connectionString: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(200);
    }
  }
  throw new Error("The distribution's PostgreSQL did not start within 20 seconds.");
}
