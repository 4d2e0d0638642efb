import { AppError, type Bundle } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { sortMedia, upload } from '../publishing/media.service.js';
import { insertFile } from './files.queries.js';
import { holdMedia, recordUpload } from './media.queries.js';
import { readName, slugOfName } from './names.service.js';
import { lockQuota, reserveFiles } from './quota.service.js';
import type { StoredBundle, Template } from './template.service.js';
import { countSame, insertVersion, setVersionName } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock'>;
/**
 * Describes an imported template: `files` are the bytes of its media, `copies` the number of identical templates that the account
 * should have.
 */
export type Imported = {
  name: string;
  version_name: string;
  template: Template;
  files: Map<string, Uint8Array>;
  copies: number;
};

/**
 * Adds a valid template with its pictures to My Clouds, unless enough identical ones exist. Returns its `my_cloud_id`, or
 * undefined if nothing was added. Throws `cloud_full`, `invalid_input` or the problem of a picture.
 */
export async function addImported(context: Context, userId: number, imported: Imported): Promise<number | undefined> {
  const { bundle: given, sha256 } = imported.template;
  const { db } = context;
  const isWanted = await db.transaction().execute((trx) => claimOne({ ...context, db: trx }, userId, sha256, imported));
  if (!isWanted) {
    return undefined;
  }
  const bundle = { ...given, ...named(imported), media: await storeMedia(context, userId, imported) };
  return db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    return (await claimOne(inside, userId, sha256, imported)) ? insert(inside, userId, imported, bundle) : undefined;
  });
}

const named = ({ name }: Imported) => ({ title: readName(name).name, slug: slugOfName(name) });

async function claimOne(context: Context, userId: number, sha256: string, { copies }: Imported): Promise<boolean> {
  await lockQuota(context.db, userId);
  if ((await countSame(context.db, userId, sha256)) >= copies) {
    return false;
  }
  await reserveFiles(context, userId, 1);
  return true;
}

/** Stores media by the type found in their bytes; only the name and texts come from the archive. */
async function storeMedia(context: Context, userId: number, { template: { bundle }, files }: Imported): Promise<Bundle['media']> {
  for (const [sha256, bytes] of files) {
    await upload(context, sha256, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    await recordUpload(context.db, userId, sha256);
  }
  const { media } = await sortMedia(context, [...files.keys()]);
  return bundle.media.map(({ sha256, file_name, alt, source_url }) => {
    const file = media.get(sha256);
    if (!file) {
      throw new AppError('internal_error');
    }
    const { mime, bytes, width, height } = file;
    const size = width === null || height === null ? {} : { width, height };
    return { sha256, mime, bytes, ...size, file_name, alt, ...(source_url === undefined ? {} : { source_url }) };
  });
}

async function insert({ db, clock }: Context, userId: number, { name, version_name, template }: Imported, bundle: StoredBundle) {
  const shown = [...new Set(bundle.media.map((one) => one.sha256))];
  if ((await holdMedia(db, shown)).length < shown.length) {
    throw new AppError('internal_error');
  }
  const at = clock.now().toISOString();
  const { platform, type } = bundle;
  const file_id = await insertFile(db, {
    ...readName(name),
    owner_id: userId,
    platform,
    type,
    in_my_cloud: true,
    site: null,
    post_id: null,
    thumbnail_sha256: null,
    sketch: template.sketch,
    modified_at: at,
    created_at: at,
  });
  await insertVersion(db, {
    file_id,
    number: 1,
    bundle,
    bundle_sha256: template.sha256,
    parts: template.parts,
    media_count: bundle.media.length,
    media_bytes: bundle.media.reduce((sum, { bytes }) => sum + bytes, 0),
    restored_from: null,
    request_id: null,
    created_by: userId,
    // Anybody could have made the archive, so no site may run its scripts.
    author_id: null,
    created_at: at,
  });
  await setVersionName(db, file_id, 1, version_name.trim());
  return file_id;
}
