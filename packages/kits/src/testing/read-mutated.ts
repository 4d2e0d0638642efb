import { readFileSync } from 'node:fs';
import { Bundle } from '@kithouse/contract';
import { attachMedia, checkTemplate, findSiteFault, KitError, readPack } from '../index.js';
import { createRandom, mutatePack } from './mutate-pack.js';

/**
 * Reads mutated packs in a separate process, to measure memory and kill a hang. Prints anything but a valid bundle or one clear
 * refusal.
 */
const [file = '', seed = '1', times = '10'] = process.argv.slice(2);
const whole = new Uint8Array(readFileSync(file));
const outcomes = { read: 0, refused: 0 };
const faults: string[] = [];

for (let time = 0; time < Number(times); time += 1) {
  const { done, bytes } = mutatePack(whole, createRandom(Number(seed) + time * 7919));
  try {
    const reading = readPack({ name: file.replace(/^.*\//, ''), bytes });
    checkTemplate(reading);
    const bundle = Bundle.parse(attachMedia(reading, new Map()));
    const fault = findSiteFault(bundle);
    // Only a document with our symbols can name missing content: `check` and the cloud report which.
    if (fault !== undefined && !/refers to “doc\/x”, which isn’t in/.test(fault)) {
      faults.push(`${time} (${done}): the cloud would refuse what was read: ${fault}`);
    }
    outcomes.read += 1;
  } catch (error) {
    outcomes.refused += 1;
    const isClear = error instanceof KitError && error.message.length < 400 && /^[A-Z“][^\n]*\.$/.test(error.message);
    if (!isClear) {
      faults.push(`${time} (${done}): ${error instanceof KitError ? error.message : (error as Error).stack}`);
    }
  }
}
process.stdout.write(JSON.stringify({ ...outcomes, faults, mb: Math.round(process.resourceUsage().maxRSS / 1024) }));
