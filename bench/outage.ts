import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@kithouse/contract';
import { connectWordPress } from '@kithouse/playground';
import type { startServices } from '../e2e/src/start-services.js';
import type { Figure } from './figure.js';

const rounds = 9;
const pages = {
  'the public site': '/',
  'the dashboard': '/wp-admin/index.php',
  'the library page': `/wp-admin/admin.php?page=${brand.adminPage}&path=gutenberg/packs`,
};

/** How much longer WordPress takes to answer when the cloud is gone, and when it accepts calls but never answers. Ends the cloud. */
export async function measureOutage(services: Awaited<ReturnType<typeof startServices>>): Promise<Figure[]> {
  const site = connectWordPress(services.wordpress);
  const { cookies } = await site.auth();
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const measure = () => measurePages(site.url, cookie);

  await measure();
  const up = await measure();
  await services.cloudProcess.kill();
  const down = await measure();
  const hanging = await listenWithoutAnswer(Number(new URL(services.cloud.url).port));
  const hung = await measure();
  hanging.close();

  return Object.keys(pages).flatMap((page) => [
    toFigure(`the cloud is down: added to ${page}`, (down[page] ?? 0) - (up[page] ?? 0)),
    toFigure(`the cloud hangs: added to ${page}`, (hung[page] ?? 0) - (up[page] ?? 0)),
  ]);
}

/** The machine's own unrest is up to a tenth of a page; what lies within it counts as nothing. */
const toFigure = (what: string, value: number): Figure => ({
  id: 'P13',
  what,
  unit: 'ms',
  value: Math.max(0, value),
  target: 40,
});

async function measurePages(root: string, cookie: string): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, at] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const response = await fetch(root + at, { headers: { cookie }, signal: AbortSignal.timeout(60_000) });
      await response.arrayBuffer();
      times.push(performance.now() - began);
      // What WordPress does after it has answered must not fall into the next round.
      await sleep(100);
    }
    medians[name] = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  }
  return medians;
}

async function listenWithoutAnswer(port: number): Promise<Server> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return server;
}
