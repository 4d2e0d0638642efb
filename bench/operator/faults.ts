import { setTimeout as sleep } from 'node:timers/promises';
import type { Topology } from './topology.js';

/** In ms. */
const times = { away: 15_000, between: 4_000 };

/** Lists what goes wrong, in order. Each leaves everything running again. */
export const faults: Readonly<Record<string, (cloud: Topology) => Promise<unknown>>> = {
  async 'the mail server is away'({ mails }) {
    await mails.stop();
    await sleep(times.away);
    await mails.start();
    await sleep(times.between);
  },
  async 'a process is killed'({ processes: [one] }) {
    await one.end('SIGKILL');
    await sleep(times.between);
    await one.start();
    await sleep(times.between);
  },
  async 'the object storage crashes'({ storage }) {
    await storage.kill();
    await sleep(times.away);
    await storage.restart();
    await sleep(times.between);
  },
  async 'both processes are restarted, one after the other'({ processes }) {
    for (const process of processes) {
      await process.end('SIGTERM');
      await process.start();
      await sleep(times.between);
    }
  },
  async 'a process is killed while the mail server and the object storage are away'({ processes: [, two], mails, storage }) {
    await Promise.all([mails.stop(), storage.kill()]);
    await sleep(times.between);
    await two.end('SIGKILL');
    await two.start();
    await sleep(times.between);
    await Promise.all([mails.start(), storage.restart()]);
    await sleep(times.between);
  },
};
