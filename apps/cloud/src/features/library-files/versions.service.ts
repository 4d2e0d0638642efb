import { AppError, type CloudVersion, type compareCloudVersions, type Output, type ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { noteChange } from '../memberships/memberships.service.js';
import { toPerson } from '../profile/person.service.js';
import { findOwn, lockOwnFile, updateFile } from './files.queries.js';
import * as versions from './versions.queries.js';
import { compareTexts, describeText } from './versions.tasks.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'threads'>;

/** Lists versions for the owner, newest first. */
export async function list(context: Omit<Context, 'threads'>, userId: number, id: number): Promise<CloudVersion[]> {
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
export async function restore(context: Context, userId: number, id: number, number: number): Promise<number> {
  const { db, clock, threads } = context;
  await getOwn(context, userId, id);
  const text = await versions.findBundleText(db, id, number);
  if (text === undefined) {
    throw new AppError('file_not_found');
  }
  const described = await threads.run(describeText, text, { owner: `${userId}`, bytes: text.length });
  return db.transaction().execute(async (trx) => {
    const file = await lockOwnFile(trx, userId, id);
    if (!file || !(await versions.hasVersion(trx, id, number))) {
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
      ...described,
      thumbnail_sha256: null,
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
  const [before, after] = await Promise.all([earlier, number].map((one) => versions.findBundleText(context.db, id, one)));
  if (after === undefined || (before === undefined && against !== undefined)) {
    throw new AppError('file_not_found');
  }
  const order = { owner: `${userId}`, bytes: after.length + (before?.length ?? 0) };
  return {
    against: before === undefined ? null : earlier,
    ...(await context.threads.run(compareTexts, { before, after }, order)),
  };
}

async function getOwn({ db }: Pick<Context, 'db'>, userId: number, id: number) {
  const file = await findOwn(db, userId, id);
  if (!file) {
    throw new AppError('file_not_found');
  }
  return file;
}
