import { setImmediate } from 'node:timers/promises';
import { AppError, type importCloud, type Output } from '@kithouse/contract';
import {
  type CloudIndex,
  findRequirements,
  KitError,
  limits,
  openCloudArchive,
  type Reading,
  readTemplate,
} from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { addImported, hashContent } from '../library-files/imported.service.js';
import { assertSound } from '../publishing/bundle-check.service.js';
import { fillWorkspaces } from './filling.service.js';

export type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer' | 'sealer'>;
export type User = { id: number; email: string; name: string };
type Result = Output<typeof importCloud>['data'];
type Archive = ReturnType<typeof openCloudArchive>;
/** Describes a running import; `budget` counts the bytes that all its files can still unpack to. */
type Run = { archive: Archive; copies: Map<string, number>; budget: { left: number } };

/**
 * Imports an exported cloud. Idempotent: skips existing files and names those that fail. Reads no more files once the cloud is
 * full, the archive has unpacked to too much or the client has hung up.
 */
export async function importArchive(
  context: Context,
  user: User,
  bytes: Uint8Array,
  isGone: () => boolean,
  budget: Run['budget'] = { left: limits.unpacked_bytes },
): Promise<Result> {
  const result: Result = { added: 0, skipped: 0, refused: [] };
  if (isGone()) {
    return result;
  }
  const archive = open(bytes);
  const run: Run = { archive, copies: new Map(), budget };
  const added = new Map<string, number>();
  let stop: string | undefined;
  for (const file of archive.index.files) {
    // Lets other requests run, and this one notice that the client has hung up.
    await setImmediate();
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
  if (budget.left < 0) {
    return `The files of this archive unpack to more than ${limits.unpacked_bytes / 1024 / 1024} MB.`;
  }
  return error instanceof AppError && error.code === 'cloud_full' ? error.message : undefined;
}

function open(bytes: Uint8Array): Archive {
  try {
    return openCloudArchive(bytes);
  } catch (error) {
    if (error instanceof KitError) {
      throw new AppError(error.code === 'too_large' ? 'too_large' : 'invalid_input', error.message);
    }
    throw error;
  }
}

/** Adds one template; each repetition in the archive stands for one more copy. */
async function addOne(
  context: Context,
  userId: number,
  { archive, copies, budget }: Run,
  { entry, name, versions }: CloudIndex['files'][number],
): Promise<number | undefined> {
  const { bundle, files } = readSound(entry, archive.read(entry), budget);
  const sha256 = hashContent(bundle);
  const count = (copies.get(sha256) ?? 0) + 1;
  copies.set(sha256, count);
  return addImported(context, userId, { name, version_name: versions[0]?.name ?? '', bundle, files, copies: count });
}

function readSound(name: string, bytes: Uint8Array, budget: Run['budget']): Reading {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const reading = isZip ? readTemplate({ name, bytes }, budget) : undefined;
  if (!reading) {
    throw new AppError('invalid_bundle');
  }
  if (reading.bundle.type === 'pack') {
    throw new AppError('invalid_bundle', 'Packs can’t be added to a cloud. Add their pages or blocks instead.');
  }
  const { platform, documents } = reading.bundle;
  // An archive may come from anybody and its templates may be shared, so it must not decide where to get plugins.
  const bundle = { ...reading.bundle, requires: findRequirements(platform, documents) };
  assertSound(bundle);
  return { ...reading, bundle };
}

/** Returns the reason of a refusal. Any other error is our fault and ends the import; added files stay and the next import resumes. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError || error instanceof KitError) {
    return error.message;
  }
  throw error;
}
