import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLongRun, sample } from '../../../../../scripts/test-extent.js';

const root = join(import.meta.dirname, '../../../../..');
const folder = process.env.KITHOUSE_CORPUS ?? join(root, '../shared/corpus');
const hasCorpus = existsSync(join(folder, 'index.json'));
const packs = hasCorpus
  ? ['kits', 'starter-packs', 'wxr'].flatMap((kind) => readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`))
  : [];
const isTelling = (name: string) => /resto/.test(name);

/** Mutates large packs less often in the long run: one reading of them takes seconds. */
function countMutations(name: string): number {
  const { size } = statSync(join(folder, name));
  return isLongRun ? Math.min(120, Math.max(25, Math.round(4_000_000 / size))) : 25;
}

/** Reads mutated packs in a process that is killed when it hangs. */
function readMutated(name: string, seed: number, times: number) {
  const program = join(root, 'packages/kits/src/testing/read-mutated.ts');
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, join(folder, name), String(seed), String(times)],
    { cwd: root, encoding: 'utf8', timeout: 900_000 },
  );
  expect([signal, stderr]).toEqual([null, '']);
  return JSON.parse(stdout) as { read: number; refused: number; faults: string[]; mb: number };
}

describe.skipIf(!hasCorpus)('mutated packs of the corpus (skipped when the folder is not beside the project)', () => {
  it.each(sample(packs, 1, isTelling))(
    '%s becomes a bundle or one clear refusal, within a gigabyte, after any mutation',
    (name) => {
      const times = countMutations(name);
      const { read, refused, faults, mb } = readMutated(name, isLongRun ? 1000 : 1, times);

      expect(faults).toEqual([]);
      expect(read + refused).toBe(times);
      expect(mb).toBeLessThan(1024);
    },
    960_000,
  );
});
