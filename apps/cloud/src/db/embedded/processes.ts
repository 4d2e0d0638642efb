import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns true if a process with this PID runs, including one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the start time of a process as a string. PIDs are reused, but a PID with its start time is unique. */
export async function findStart(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const [boot, line] = await Promise.all([
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ]);
      // The name in brackets may contain spaces, so fields are counted after it.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : `${boot.trim()}:${fields[19]}`;
    }
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Checks whether a process is a PostgreSQL server of this folder. */
export async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) {
    return false;
  }
  try {
    if (process.platform === 'linux') {
      const [own, its] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`)]);
      return own.dev === its.dev && own.ino === its.ino;
    }
    return /postgres/.test((await run('ps', ['-o', 'comm=', '-p', String(pid)])).stdout);
  } catch {
    return false;
  }
}

/** Resolves to true once the condition holds, or to false after the timeout. */
export async function waitUntil(question: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await question()) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return question();
}
