import { AppError } from '@kithouse/contract';
import type { Files } from '../ports/files.js';

/** Limits how many files are copied at a time. */
const atOnce = 4;

export type CopyReport = { copied: number; kept: number; problems: string[] };

type Outcome = 'copied' | 'kept' | 'missing' | 'damaged';

/**
 * Copies files between stores, as listed by lines of a hash and `used` or `unused`; copies nothing twice. Reading
 * `list` does the work. It yields the hash of each file that the target then has.
 */
export function copyFiles(from: Files, to: Files, lines: AsyncIterable<string>) {
  const report: CopyReport = { copied: 0, kept: 0, problems: [] };

  async function copy(line: string): Promise<string | undefined> {
    const [sha256 = '', use] = line.split(' ');
    const outcome = await copyFile(from, to, sha256);
    if (outcome === 'copied' || outcome === 'kept') {
      report[outcome] += 1;
      return sha256;
    }
    // An upload that nothing uses yet may have been interrupted, and its sender will repeat it.
    if (use !== 'unused') {
      report.problems.push(`${outcome} ${sha256}`);
    }
    return undefined;
  }

  async function* list(): AsyncGenerator<string> {
    let waiting: Promise<string | undefined>[] = [];
    for await (const line of lines) {
      waiting.push(copy(line));
      if (waiting.length >= atOnce) {
        yield* present(await Promise.all(waiting));
        waiting = [];
      }
    }
    yield* present(await Promise.all(waiting));
  }

  return { list: list(), report: () => report };
}

const present = (found: (string | undefined)[]) => found.filter((sha256) => sha256 !== undefined);

async function copyFile(from: Files, to: Files, sha256: string): Promise<Outcome> {
  if (await to.has(sha256)) {
    return 'kept';
  }
  const file = await from.openKept(sha256);
  if (!file) {
    return 'missing';
  }
  try {
    await to.put(sha256, file.stream);
    return 'copied';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') {
      return 'damaged';
    }
    throw error;
  } finally {
    file.stream.destroy();
  }
}
