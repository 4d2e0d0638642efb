import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { longTest } from '../scripts/long-test.js';
import { connectWordPress, startService, startWordPressProcess } from './src/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'process-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = path.join(folder, 'out.log');

function writeProgram(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

longTest("obeys only callers with the token in another process's WordPress", async () => {
  const { ready, stop } = await startWordPressProcess({ control: true, instances: 1 }, log);

  const wp = connectWordPress(ready);
  const stranger = connectWordPress({ ...ready, token: 'guess' });

  expect(await wp.run(`return get_option( $args['name'] );`, { name: 'blogname' })).toBe('Playground');
  await expect(stranger.run('return 1;')).rejects.toThrow('403');
  await expect(wp.run('boom();')).rejects.toThrow('Call to undefined function boom()');
  await stop();
  await expect(fetch(ready.url)).rejects.toThrow('fetch failed');
});

test('reports the last error of a program that fails to start', async () => {
  const entry = writeProgram('failing.ts', `console.error('the database is not there'); process.exitCode = 1;`);

  await expect(startService({ name: 'The program', entry, log })).rejects.toThrow(
    /^The program did not start\.\nthe database is not there\n/,
  );
});

longTest('ends a program when its parent is killed', async () => {
  const entry = writeProgram(
    'child.ts',
    `console.log(JSON.stringify({ ready: true, pid: process.pid })); setInterval(() => {}, 1000);`,
  );
  const source = `
    import { startService } from ${JSON.stringify(path.resolve('playground/src/service.ts'))};
    const { ready } = await startService({ name: 'Child', entry: ${JSON.stringify(entry)}, log: ${JSON.stringify(log)} });
    console.log(ready.pid);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', writeProgram('parent.mts', source)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) =>
    createInterface(parent.stdout).once('line', (line) => resolve(Number(line))),
  );
  expect(isAlive(pid)).toBe(true);

  parent.kill('SIGKILL');

  while (isAlive(pid)) {
    await sleep(20);
  }
});
