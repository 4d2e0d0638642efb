import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Renderer } from './renderer.js';

/** Px of the window in which a page is drawn before it is made smaller. */
const frame = { width: 1280, height: 1600 };

/** White room below the last thing shown, and the least that is kept of the height, in px of the frame. */
const room = { below: 32, least: 480 };

/** Whatever the page says of itself, nothing in it runs. */
const wall = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

type Options = { timeoutMs?: number };

/** Draws with the Chromium at that path: a process of its own for each page, without network, scripts or our environment. */
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
    // Root could have no sandbox.
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
    // Every address, this machine's own too, leads to a proxy that is not there.
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
  // A group of its own: Chromium starts further processes, which must end with it.
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
    child.once('error', (cause) => reject(new Error('The renderer does not start.', { cause })));
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`The renderer ended without a picture (${signal ?? code}).`)),
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

/** A page that leads elsewhere ends well, and without a picture. */
const readPicture = (path: string) =>
  readFile(path).catch((cause: unknown) => {
    throw new Error('The renderer ended without a picture.', { cause });
  });

/** Without the empty end of a short page. */
async function makePicture(png: Buffer, width: number): Promise<Buffer> {
  const height = Math.min(Math.max((await findEnd(png)) + room.below, room.least), frame.height);
  return sharp(png).extract({ left: 0, top: 0, width: frame.width, height }).resize(width).webp({ quality: 80 }).toBuffer();
}

async function findEnd(png: Buffer): Promise<number> {
  const { info } = await sharp(png).trim({ background: '#fff', threshold: 4 }).toBuffer({ resolveWithObject: true });
  return info.height - (info.trimOffsetTop ?? 0);
}
