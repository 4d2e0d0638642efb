/**
 * Prints the load that a number of sites puts on a cloud, the hit rate of the response caches, and how long jobs wait:
 * `npm run ops:scale -- --sites 1000000 --cached 0.9`. docs/scale.md explains the figures.
 */
import { parseArgs } from 'node:util';
import { simulateAnswers } from './answers.js';
import { coresFor, jobsOf, loadOf } from './model.js';
import { simulateQueue } from './queue.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { sites: { ...text, default: '1000000' }, cached: { ...text, default: '0.9' } } });
const sites = Number(values.sites);
const load = loadOf(sites, Number(values.cached));
const inPercent = (share: number) => `${(100 * share).toFixed(1)} %`;

console.log(`${sites.toLocaleString('en')} sites in the busiest hour, requests per second`);
console.table(Object.fromEntries(Object.entries(load).map(([kind, rate]) => [kind, Number(rate.toFixed(1))])));
console.log(`They keep ${coresFor(load).toFixed(2)} processor cores busy.\n`);

const requestsPerSecond = Math.max(1, load.lists + load.details);
const given = { questions: 20_000, requests: 200_000, requestsPerSecond };
console.log('share of lists and details that stored answers serve');
console.table(
  [1, 2, 4, 8].map((processes) => ({
    processes,
    'a publication an hour': inPercent(simulateAnswers({ ...given, processes, publicationEvery: 3600 })),
    'one a minute': inPercent(simulateAnswers({ ...given, processes, publicationEvery: 60 })),
    'one every 5 s': inPercent(simulateAnswers({ ...given, processes, publicationEvery: 5 })),
  })),
);

const { mails, thumbnails } = jobsOf(sites);
const kinds = {
  'emails, 5 at a time': { perSecond: mails, seconds: 1, each: 5 },
  'thumbnails, 1 at a time': { perSecond: thumbnails, seconds: 4, each: 1 },
};
console.log('time that jobs wait, in seconds');
console.table(
  Object.entries(kinds).flatMap(([kind, { perSecond, seconds, each }]) =>
    [1, 2, 4].map((processes) => {
      const { busy, p50, p99 } = simulateQueue({ perSecond, seconds, workers: processes * each, hours: 24 });
      return { kind, processes, busy: inPercent(busy), p50: p50.toFixed(1), p99: p99.toFixed(1) };
    }),
  ),
);
