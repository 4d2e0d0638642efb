import { createAnswerStore } from '../../../apps/cloud/src/http/caching.js';
import { createRandom, createZipf } from '../../seed/random.js';

type Given = {
  /** Different questions that people ask, of which few are asked often. */
  questions: number;
  requests: number;
  requestsPerSecond: number;
  processes: number;
  /** Seconds between publications, each of which ends all stored answers. */
  publicationEvery: number;
};

const storeBytes = 64 * 1024 * 1024;
const answerBytes = 12_000;

/** Replays requests on the answer stores of several processes, and returns the share that they answer. */
export function simulateAnswers({ questions, requests, requestsPerSecond, processes, publicationEvery }: Given): number {
  const random = createRandom(7);
  const ask = createZipf(questions, random);
  const stores = Array.from({ length: processes }, () => createAnswerStore(storeBytes));
  const body = Buffer.alloc(answerBytes);
  let hits = 0;
  for (let at = 0; at < requests; at++) {
    const version = Math.floor(at / requestsPerSecond / publicationEvery);
    const store = random.pick(stores);
    const key = `${version} ${ask()}`;
    if (store.find(key)) {
      hits++;
    } else {
      store.keep(key, body);
    }
  }
  return hits / requests;
}
