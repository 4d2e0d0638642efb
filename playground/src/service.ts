import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from './cache.js';

export type ServiceOptions = {
  /** Name in messages, such as `The cloud`. */
  name: string;
  /** TypeScript file relative to the project's root. */
  entry: string;
  env?: Record<string, string>;
  /** File for its stderr. */
  log: string;
  /** Milliseconds until it counts as failed. */
  patience?: number;
};

/** Describes a program in its own process. `ready` is its startup line. */
export type Service<Ready> = {
  ready: Ready;
  stop: () => Promise<void>;
  /** Sends a signal; ignored after it has ended. */
  signal: (name: NodeJS.Signals) => void;
  onExit: (listener: () => void) => void;
};

/** Starts a program and waits for its line `{"ready":true,…}`. It ends with this process, even when killed. */
export async function startService<Ready>({
  name,
  entry,
  env,
  log,
  patience = 240_000,
}: ServiceOptions): Promise<Service<Ready>> {
  mkdirSync(path.dirname(log), { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', './playground/src/end-with-parent.mjs', entry], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches a whole process group; only the parent decides the stop order.
    detached: process.platform !== 'win32',
  });
  child.stderr?.pipe(createWriteStream(log));
  const ready = await waitUntilReady<Ready>(child, patience).catch(async (reason: Error) => {
    await stop(child);
    throw new Error(`${name} ${reason.message}\n${readEnd(log)}\nAll it said is in ${path.relative(projectRoot, log)}.`);
  });
  return {
    ready,
    stop: () => stop(child),
    signal: (name) => void child.kill(name),
    onExit: (listener) => child.once('exit', listener),
  };
}

function waitUntilReady<Ready>(child: ChildProcess, patience: number): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`did not start within ${patience / 1000} seconds.`)), patience);
    const settle = <T>(done: (value: T) => void, value: T) => {
      clearTimeout(timer);
      done(value);
    };
    child.once('error', (error) => settle(reject, error));
    child.once('exit', () => settle(reject, new Error('did not start.')));
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('{"ready":true')) {
          settle(resolve, JSON.parse(line) as Ready);
        }
      });
    }
  });
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  if (child.connected) {
    child.disconnect();
  }
  await ended;
  clearTimeout(timer);
}

function readEnd(log: string): string {
  return readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
}
