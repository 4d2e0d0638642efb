import { AppError, type importCloud, type Output } from '@kithouse/contract';
import { type CloudIndex, limits } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { addImported } from '../library-files/imported.service.js';
import { type Archive, openArchive, readArchived } from './archive.tasks.js';
import { fillWorkspaces } from './filling.service.js';

export type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer' | 'sealer' | 'threads'>;
export type User = { id: number; email: string; name: string };
type Result = Output<typeof importCloud>['data'];
/** Limits all files of an archive together: unpacked bytes, and ms for reading them. */
type Budget = { bytes: number; ms: number };
type Run = { archive: Archive; copies: Map<string, number>; budget: Budget };

const usual: Budget = { bytes: limits.unpacked_bytes, ms: 10 * 60_000 };

/** Orders a thread for every archive, because even a small one can hold templates that take long to read. */
const order = (userId: number) => ({ owner: `${userId}`, bytes: Number.POSITIVE_INFINITY });

/**
 * Imports an exported cloud from a file. Idempotent: skips existing templates and names those that fail. Reads no more of them once
 * the cloud is full, the budget is used up or the client has hung up.
 */
export async function importArchive(
  context: Context,
  user: User,
  path: string,
  isGone: () => boolean,
  budget: Budget = { ...usual },
): Promise<Result> {
  const result: Result = { added: 0, skipped: 0, refused: [] };
  if (isGone()) {
    return result;
  }
  const archive = await context.threads.run(openArchive, path, order(user.id));
  const run: Run = { archive, copies: new Map(), budget };
  const added = new Map<string, number>();
  let stop: string | undefined;
  for (const file of archive.index.files) {
    if (isGone()) {
      break;
    }
    if (stop !== undefined) {
      result.refused.push({ name: file.name, reason: stop });
      continue;
    }
    try {
      const id = await addOne(context, user.id, run, file);
      result[id === undefined ? 'skipped' : 'added'] += 1;
      if (id !== undefined) {
        added.set(file.entry, id);
      }
    } catch (error) {
      const reason = reasonOf(error);
      stop = findStop(error, run);
      result.refused.push({ name: file.name, reason: stop ?? reason });
    }
  }
  await fillWorkspaces(context, user, archive.index, added);
  return result;
}

/** Returns the reason to refuse every later file as well. */
function findStop(error: unknown, { budget }: Run): string | undefined {
  if (budget.bytes < 0) {
    return `The files of this archive unpack to more than ${limits.unpacked_bytes / 1024 / 1024} MB.`;
  }
  if (budget.ms <= 0) {
    return 'The templates of this archive take too long to read.';
  }
  return error instanceof AppError && error.code === 'cloud_full' ? error.message : undefined;
}

/** Adds one template; each repetition in the archive stands for one more copy. */
async function addOne(
  context: Context,
  userId: number,
  run: Run,
  { entry, name, versions }: CloudIndex['files'][number],
): Promise<number | undefined> {
  const { template, files } = await read(context, userId, run, entry);
  const count = (run.copies.get(template.sha256) ?? 0) + 1;
  run.copies.set(template.sha256, count);
  return addImported(context, userId, { name, version_name: versions[0]?.name ?? '', template, files, copies: count });
}

/** Reads a template at the expense of the budget. Throws the reason of a refusal. */
async function read({ threads }: Context, userId: number, { archive, budget }: Run, name: string) {
  if (budget.ms <= 0) {
    throw new AppError('too_large');
  }
  const requested = { path: archive.path, entry: archive.entries.get(name), left: budget.bytes };
  const began = performance.now();
  try {
    const { left, ...found } = await threads.run(readArchived, requested, order(userId));
    budget.bytes = left;
    if ('refused' in found) {
      throw new AppError('invalid_bundle', found.refused);
    }
    return found;
  } finally {
    budget.ms -= performance.now() - began;
  }
}

/** Returns the reason of a refusal. Any other error is our fault and ends the import; added files stay and the next import resumes. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) {
    return error.message;
  }
  throw error;
}
