import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Renderer } from './renderer.js';

/** Viewport in px in which a page is drawn before scaling. */
const frame = { width: 1280, height: 1600 };

/** White space below the content and the minimum height, in px of the viewport. */
const room = { below: 32, least: 480 };

/** Prefix with a policy that blocks all scripts of the page. */
const wall = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

type Options = { timeoutMs?: number };

/** Creates a renderer with the Chromium at that path: one process per page, without network, scripts or our environment. */
export function createChromiumRenderer(path: string, { timeoutMs = 30_000 }: Options = {}): Renderer {
  let queue: Promise<unknown> = Promise.resolve();
  let current: ChildProcess | undefined;
  let is_stopped = false;

  async function draw(html: string, width: number): Promise<Buffer> {
    const folder = await mkdtemp(join(tmpdir(), 'kithouse-page-'));
    try {
      const [page, picture] = [join(folder, 'page.html'), join(folder, 'page.png')];
      await writeFile(page, wall + html);
      if (is_stopped) {
        throw new Error('The renderer has been stopped.');
      }
      const child = startChromium(path, folder, page, picture);
      current = child;
      await endOf(child, timeoutMs);
      return await makePicture(await readPicture(picture), width);
    } finally {
      current = undefined;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    }
  }

  return {
    render(html, { width }) {
      const drawn = queue.then(() => draw(html, width));
      queue = drawn.catch(() => {});
      return drawn;
    },
    async stop() {
      is_stopped = true;
      if (current) {
        kill(current);
      }
      await queue;
    },
  };
}

function startChromium(path: string, folder: string, page: string, picture: string): ChildProcess {
  const args = [
    '--headless',
    // Chromium refuses to run as root with a sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--mute-audio',
    // Every address, even this machine's, resolves to nothing.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=http://127.0.0.1:9',
    '--proxy-bypass-list=<-loopback>',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    `--window-size=${frame.width},${frame.height}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    `--screenshot=${picture}`,
    pathToFileURL(page).href,
  ];
  // Its own process group, because Chromium's child processes must end with it.
  return spawn(path, args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
  });
}

async function endOf(child: ChildProcess, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error('The renderer couldn’t start.', { cause })));
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`The renderer stopped without an image (${signal ?? code}).`)),
    );
    timer = setTimeout(() => reject(new Error('The renderer took too long.')), timeoutMs);
  });
  try {
    await ended;
  } finally {
    clearTimeout(timer);
    kill(child);
  }
}

function kill({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
  } catch {
    // All of them have ended.
  }
}

/** Reads the picture; a page that navigates away leaves none. */
const readPicture = (path: string) =>
  readFile(path).catch((cause: unknown) => {
    throw new Error('The renderer stopped without an image.', { cause });
  });

/** Makes the picture without the empty end of a short page. */
async function makePicture(png: Buffer, width: number): Promise<Buffer> {
  const height = Math.min(Math.max((await findEnd(png)) + room.below, room.least), frame.height);
  return sharp(png).extract({ left: 0, top: 0, width: frame.width, height }).resize(width).webp({ quality: 80 }).toBuffer();
}

async function findEnd(png: Buffer): Promise<number> {
  const { info } = await sharp(png).trim({ background: '#fff', threshold: 4 }).toBuffer({ resolveWithObject: true });
  return info.height - (info.trimOffsetTop ?? 0);
}
