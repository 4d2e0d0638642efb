import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildCloud, launcher } from './build-cloud.js';
import { longTest } from './long-test.js';

let folder: string;
beforeAll(async () => {
  // Within the project, so that the program finds the installed packages.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/cloud-build-'));
  await buildCloud({ force: true, to: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
const listAll = () => readdirSync(folder, { recursive: true }).map(String);

test('[R-OPS-73] builds a program that runs without TypeScript, its loader or other sources', () => {
  const files = listAll();
  const help = execFileSync(process.execPath, [path.join(folder, launcher), '--help'], { env: plain, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(path.join(folder, file), 'utf8'));

  expect(help).toContain('kithouse-cloud backup <folder>');
  for (const needed of [
    'db/migrations/0001_account.sql',
    'features/items/memory/worker.js',
    'features/preview/preview-client.js',
  ]) {
    expect(files).toContain(path.join('apps/cloud/src', needed));
  }
  expect(files.filter((file) => /\.tsx?$|\.test\.|testing\//.test(file))).toEqual([]);
  expect(modules.filter((code) => /from ['"](tsx|typescript|vitest|@kithouse)/.test(code))).toEqual([]);
});

test('[R-OPS-101] builds the modules that threads load', () => {
  const program = `
    import { createThreads } from './apps/cloud/src/threads/threads.js';
    import { describeText } from './apps/cloud/src/features/library-files/versions.tasks.js';
    const threads = createThreads(console);
    const text = JSON.stringify({ platform: 'gutenberg', type: 'page', documents: [] });
    console.log(JSON.stringify(await threads.run(describeText, text, { owner: '1', bytes: Infinity })));
    await threads.stop();`;
  const file = path.join(folder, 'run-task.mjs');
  writeFileSync(file, program);
  const described = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  rmSync(file);

  expect(JSON.parse(described)).toEqual({ platform: 'gutenberg', type: 'page', sketch: [] });
});

test('[R-OPS-73] lists only packages that the built program imports, with exact versions', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const code = listAll()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const imported = [...code.matchAll(/(?:\bfrom |^import |\bimport\()["']((?:@[\w-]+\/)?[\w-]+)(?:[:/][\w/.-]+)?["']/gm)].map(
    ([, name]) => name,
  );
  const builtin = new Set(['node']);

  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => !imported.includes(name))).toEqual([]);
  expect([...new Set(imported)].filter((name = '') => !(name in dependencies) && !builtin.has(name))).toEqual([]);
});

longTest('[R-OPS-73] serves from its own files and stops on SIGTERM with a free port', { timeout: 300_000 }, async () => {
  const data = path.join(folder, 'data');
  const serve = () =>
    spawn(process.execPath, [path.join(folder, launcher)], {
      env: { ...plain, KITHOUSE_DATA: data, KITHOUSE_PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const first = serve();
  onTestFinished(() => end(first));
  const url = await readUrl(first);

  const ready = await fetch(`${url}/readyz`);
  const exit = once(first, 'exit');
  first.kill('SIGTERM');
  const [code] = (await exit) as [number];

  expect([ready.status, code]).toEqual([200, 0]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

async function readUrl(cloud: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface({ input: cloud.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  return (JSON.parse(line) as { url: string }).url;
}

function end(child: ChildProcess) {
  if (child.exitCode === null) {
    child.kill('SIGKILL');
  }
}
