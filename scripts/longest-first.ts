import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take minutes in the long run, the longest first. Vitest sorts by size when it has no durations yet. */
const longest = ['site-worker-kills', 'site-kills', 'site-kills-elsewhere', 'hosts', 'mutated-packs'];

/** Starts the longest files first, so that no processor waits for one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = longest.indexOf(path.basename(moduleId, '.test.ts'));
  return index === -1 ? longest.length : index;
}
