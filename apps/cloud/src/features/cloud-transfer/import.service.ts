import { AppError, type importCloud, type Output } from '@kithouse/contract';
import { type CloudIndex, findRequirements, KitError, openCloudArchive, type Reading, readTemplate } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { addImported, hashContent } from '../library-files/imported.service.js';
import { assertSound } from '../publishing/bundle-check.service.js';
import { fillWorkspaces } from './filling.service.js';

export type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer' | 'mail'>;
export type User = { id: number; email: string; name: string };
type Result = Output<typeof importCloud>['data'];
type Archive = ReturnType<typeof openCloudArchive>;

/** Imports an exported cloud. Idempotent: skips existing files and names those that fail. */
export async function importArchive(context: Context, user: User, bytes: Uint8Array): Promise<Result> {
  const archive = open(bytes);
  const result: Result = { added: 0, skipped: 0, refused: [] };
  const copies = new Map<string, number>();
  const added = new Map<string, number>();
  for (const file of archive.index.files) {
    try {
      const id = await addOne(context, user.id, archive, file, copies);
      result[id === undefined ? 'skipped' : 'added'] += 1;
      if (id !== undefined) {
        added.set(file.entry, id);
      }
    } catch (error) {
      result.refused.push({ name: file.name, reason: reasonOf(error) });
    }
  }
  await fillWorkspaces(context, user, archive.index, added);
  return result;
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
  { read }: Archive,
  { entry, name, versions }: CloudIndex['files'][number],
  copies: Map<string, number>,
): Promise<number | undefined> {
  const { bundle, files } = readSound(entry, read(entry));
  const sha256 = hashContent(bundle);
  const count = (copies.get(sha256) ?? 0) + 1;
  copies.set(sha256, count);
  return addImported(context, userId, { name, version_name: versions[0]?.name ?? '', bundle, files, copies: count });
}

function readSound(name: string, bytes: Uint8Array): Reading {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const reading = isZip ? readTemplate({ name, bytes }) : undefined;
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
