import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@kithouse/playground/browser';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { createChromiumRenderer } from './renderer-chromium.js';

const path = (await findBrowser({ install: false }))?.executablePath ?? '';
const patient = { timeout: 30_000 };
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const page = (body: string) => `<!doctype html><meta charset="utf-8"><body style="margin:0">${body}`;
const listPages = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kithouse-page-'));
const colorAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

/** Returns true unless the process has ended; a killed one may still be a zombie. */
const isRunning = (pid: number) => {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`])
    .stdout.toString()
    .trim();
  return state !== '' && !state.startsWith('Z');
};

/** Creates a program that replaces Chromium. */
async function createProgram(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kithouse-program-'));
  folders.push(folder);
  const program = join(folder, 'chromium');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

describe.skipIf(path === '')('drawing with Chromium (skipped where there is none)', () => {
  const renderer = createChromiumRenderer(path);
  afterAll(() => renderer.stop());

  test("draws a page as a WebP of the requested width cropped to the page's end", async () => {
    const picture = await renderer.render(page('<div style="height:800px;background:rgb(200,30,40)"></div>'), { width: 640 });

    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 640, height: 416 });
    const [red = 0, green = 255, blue = 255] = await colorAt(picture, 320, 200);
    expect([red > 180, green < 60, blue < 70]).toEqual([true, true, true]);
  });

  longTest('keeps the top of a long page and draws an empty one white', async () => {
    const [long, empty] = await Promise.all([
      renderer.render(page('<div style="height:90000px;background:#123"></div>'), { width: 400 }),
      renderer.render('', { width: 400 }),
    ]);

    expect(await sharp(long).metadata()).toMatchObject({ width: 400, height: 500 });
    expect(await colorAt(empty, 10, 10)).toEqual([255, 255, 255]);
  });

  longTest('loads nothing, not even from this machine, and runs no script', async () => {
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const picture = await renderer.render(
      page(
        `<img src="${root}/a.png"><link rel="stylesheet" href="${root}/b.css"><iframe src="${root}/c"></iframe><script>document.body.style.background='#000';fetch('${root}/e')</script>`,
      ),
      { width: 200 },
    );

    const leading = page(`<meta http-equiv="refresh" content="0;url=${root}/d">`);
    // The page may be drawn before it navigates away.
    await renderer.render(leading, { width: 200 }).catch(() => {});
    server.close();
    expect(requested).toEqual([]);
    expect(await colorAt(picture, 190, 70)).toEqual([255, 255, 255]);
  });
});

describe('a renderer that fails', () => {
  test('kills a hanging program with its children and draws the next page', async () => {
    const program = await createProgram('sleep 600 & echo $! > "$0.child"; wait');
    const renderer = createChromiumRenderer(program, { timeoutMs: 300 });

    await expect(renderer.render('x', { width: 10 })).rejects.toThrow('took too long');
    const child = Number(await readFile(`${program}.child`, 'utf8'));
    await expect(renderer.render('x', { width: 10 })).rejects.toThrow('took too long');

    await expect.poll(() => isRunning(child), patient).toBe(false);
  });

  test('reports a program that exits early or is missing and leaves no files', async () => {
    const before = await listPages();

    await expect(createChromiumRenderer(await createProgram('exit 3')).render('x', { width: 10 })).rejects.toThrow('(3)');
    await expect(createChromiumRenderer('/nowhere/chromium').render('x', { width: 10 })).rejects.toThrow('couldn’t start');

    expect((await listPages()).filter((name) => !before.includes(name))).toEqual([]);
  });

  test('passes none of our settings to the program', async () => {
    const program = await createProgram('env > "$HOME/env"; grep -q SECRET "$HOME/env" && exit 7; exit 8');
    process.env.SECRET_OF_TEST = 'x';

    await expect(createChromiumRenderer(program).render('x', { width: 10 })).rejects.toThrow('(8)');
  });

  test('kills the running program when stopped and draws no more', async () => {
    const renderer = createChromiumRenderer(await createProgram('sleep 600'));
    const [drawn, waiting] = [renderer.render('x', { width: 10 }), renderer.render('y', { width: 10 })];
    const results = Promise.allSettled([drawn, waiting]);
    await new Promise((resolve) => setTimeout(resolve, 200));

    await renderer.stop();

    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(renderer.render('z', { width: 10 })).rejects.toThrow('has been stopped');
  });
});
