import {
  AppError,
  type Bundle,
  type CloudVersion,
  type compareCloudVersions,
  type Output,
  type ParsedInput,
} from '@kithouse/contract';
import { compareBundles, sketchOf } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { noteChange } from '../memberships/memberships.service.js';
import { toPerson } from '../profile/person.service.js';
import { findOwn, lockOwn, updateFile } from './files.queries.js';
import * as versions from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;

const mostChanges = 500;

/** Lists versions for the owner, newest first. */
export async function list(context: Context, userId: number, id: number): Promise<CloudVersion[]> {
  const file = await getOwn(context, userId, id);
  const rows = await versions.listVersions(context.db, id);
  return rows.map(({ number, name, restored_from, created_at, parts, media_count, media_bytes, ...row }) => ({
    number,
    name,
    is_current: number === file.version,
    restored_from,
    created_at,
    created_by:
      row.user_id === null
        ? null
        : toPerson(context, {
            id: row.user_id,
            first_name: row.first_name ?? '',
            last_name: row.last_name ?? '',
            photo_sha256: row.photo_sha256,
          }),
    parts,
    media: { count: media_count, bytes: media_bytes },
  }));
}

export async function name(context: Context, userId: number, id: number, number: number, given: string): Promise<void> {
  await getOwn(context, userId, id);
  if (!(await versions.setVersionName(context.db, id, number, given.trim()))) {
    throw new AppError('file_not_found');
  }
}

/** Makes an old version the newest and returns its number; the current one stays. */
export async function restore({ db, clock }: Context, userId: number, id: number, number: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const file = await lockOwn(trx, userId, id);
    const bundle = file && (await versions.findBundle(trx, id, number));
    if (!file || !bundle) {
      throw new AppError('file_not_found');
    }
    if (number === file.version) {
      return number;
    }
    const at = clock.now().toISOString();
    const next = file.version + 1;
    await versions.copyVersion(trx, {
      from: { file_id: id, number },
      to: id,
      number: next,
      userId,
      at,
      restored_from: number,
    });
    await updateFile(trx, id, {
      version: next,
      platform: bundle.platform,
      type: bundle.type,
      thumbnail_sha256: null,
      sketch: sketchOf(bundle.documents),
      modified_at: at,
    });
    await versions.deleteOldVersions(trx, id, next);
    await noteChange(trx, { userId, fileId: id });
    return next;
  });
}

/** Compares two versions of a template, by default with the version before. */
export async function compare(
  context: Context,
  userId: number,
  { id, number, against }: ParsedInput<typeof compareCloudVersions>,
): Promise<Output<typeof compareCloudVersions>> {
  await getOwn(context, userId, id);
  const earlier = against ?? number - 1;
  const [before, after] = await Promise.all([earlier, number].map((one) => versions.findBundle(context.db, id, one)));
  if (!after || (!before && against !== undefined)) {
    throw new AppError('file_not_found');
  }
  const changes = compareBundles(before ?? emptied(after), after);
  return { against: before ? earlier : null, changes: changes.slice(0, mostChanges), total: changes.length };
}

/** Returns an empty bundle to compare the first version with. */
const emptied = ({ documents }: Bundle) => ({
  documents: documents.map((document) =>
    document.kind === 'blocks' ? { ...document, content: '' } : { ...document, content: [], page_settings: {} },
  ),
});

async function getOwn({ db }: Context, userId: number, id: number) {
  const file = await findOwn(db, userId, id);
  if (!file) {
    throw new AppError('file_not_found');
  }
  return file;
}
