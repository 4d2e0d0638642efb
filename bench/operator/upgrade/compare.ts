import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ApiRequest, Client } from './client.js';

/** In ms: lists show new counts after the next ranking, and each version ranks at its own time. */
const patience = 90_000;

export const requestAll = (client: Client, requests: readonly ApiRequest[]): Promise<Answer[]> =>
  requests.reduce<Promise<Answer[]>>(
    async (answers, request) => [...(await answers), await client.request(request)],
    Promise.resolve([]),
  );

/** Returns how the answers of a newer cloud contradict those of an older one, once they had time to agree. */
export async function findDifferences(
  older: () => Promise<Answer[]>,
  newer: Client,
  requests: readonly ApiRequest[],
): Promise<string[]> {
  for (const began = Date.now(); ; await sleep(5000)) {
    const [before, after] = [await older(), await requestAll(newer, requests)];
    const found = requests.flatMap(({ path }, at) => {
      const [one, other] = [before[at], after[at]];
      return one && other ? compareAnswers(one, other).map((problem) => `${path}: ${problem}`) : [];
    });
    if (found.length === 0 || Date.now() - began > patience) {
      return found;
    }
  }
}

/** Returns how a newer answer contradicts an older one to the same request. */
export function compareAnswers(older: Answer, newer: Answer): string[] {
  if (older.status !== newer.status) {
    return [`status ${older.status}, then ${newer.status}`];
  }
  const [one, other] = [normalise(older.json), normalise(newer.json)];
  const isSame = JSON.stringify(one) === JSON.stringify(other);
  const isMistaken = !isSame && older.etag !== null && older.etag === newer.etag;
  return [...findChanges(one, other), ...(isMistaken ? ['different bodies have the same entity tag'] : [])];
}

/** Removes what each answer signs separately. */
const normalise = (json: unknown): unknown => JSON.parse(JSON.stringify(json).replaceAll(/\b(until|signature)=[\w-]+/g, '$1='));

/** Names the time of an answer, and a text for people, which a new version may write differently. */
const variable = ['as_of', 'instructions'];

/** Lists the values of an older answer that a newer one lacks or changes. Added fields are compatible. */
function findChanges(older: unknown, newer: unknown, at = ''): string[] {
  if (Array.isArray(older) && Array.isArray(newer) && older.length !== newer.length) {
    return [`${at || 'answer'} has ${older.length} entries, then ${newer.length}`];
  }
  if (typeof older === 'object' && older !== null && typeof newer === 'object' && newer !== null) {
    const values = newer as Record<string, unknown>;
    const entries = Object.entries(older).filter(([name]) => !variable.includes(name));
    return entries.flatMap(([name, value]) => findChanges(value, values[name], at ? `${at}.${name}` : name));
  }
  return older === newer ? [] : [`${at || 'answer'} is ${brief(older)}, then ${brief(newer)}`];
}

const brief = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 120);
