import { buffer } from 'node:stream/consumers';
import { AppError, type Bundle, type downloadCloudFile, type Output } from '@kithouse/contract';
import { limits, nameFile, writeBundleZip, writeTemplateFile } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { assertWithinBudget } from '../account/attempts.service.js';
import { findReadable } from './files.queries.js';
import { findBundle } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

const quarterOfAnHour = 15 * 60_000;
const megabyte = 1024 * 1024;

/** Returns a signed address of a file's current state, for its owner and members of a workspace with it. */
export async function offerDownload(context: Context, userId: number, id: number): Promise<Output<typeof downloadCloudFile>> {
  const { config, clock, signer } = context;
  const { file, bundle } = await getCurrent(context, userId, id);
  const until = new Date(clock.now().getTime() + quarterOfAnHour);
  const path = signer.sign(`/files/download/${id}/${file.version}`, until, { file: `${id}`, user: `${userId}` });
  return {
    file_name: nameFile(file.name, bundle.media.length > 0 ? 'zip' : 'json'),
    fileURL: config.publicUrl + path,
    expires_at: until.toISOString(),
  };
}

/** Reads the offer of a signed address; refused once the person can no longer read the file. */
export async function readDownload(
  context: Pick<Deps, 'db' | 'files' | 'clock'>,
  values: Record<string, string>,
): Promise<{ name: string; mime: string; bytes: Buffer }> {
  const { file, bundle } = await getCurrent(context, Number(values.user ?? 0), Number(values.file ?? 0));
  if (bundle.media.length === 0) {
    const { bytes } = writeTemplateFile(rename(bundle, file.name));
    return { name: nameFile(file.name, 'json'), mime: 'application/json; charset=utf-8', bytes: Buffer.from(bytes) };
  }
  await assertWithinBudget(context, 'downloadOfAccount', 1 + Math.floor(sumBytes(bundle) / megabyte), values.user ?? '');
  const bytes = await packFile(context.files, bundle, file.name);
  return { name: nameFile(file.name, 'zip'), mime: 'application/zip', bytes: Buffer.from(bytes) };
}

/** Packs a template with its pictures as a bundle zip. Throws `too_large` or `file_not_found`. */
export const packFile = async (files: Deps['files'], bundle: Bundle, name: string): Promise<Uint8Array> =>
  writeBundleZip(rename(bundle, name), await readMedia(files, bundle));

function rename(bundle: Bundle, title: string): Bundle {
  const [first, ...others] = bundle.documents;
  return { ...bundle, title, documents: first ? [{ ...first, title }, ...others] : [] };
}

async function getCurrent({ db }: Pick<Deps, 'db'>, userId: number, id: number) {
  const file = await findReadable(db, userId, id);
  const bundle = file && (await findBundle(db, id, file.version));
  if (!file || !bundle) {
    throw new AppError('file_not_found');
  }
  return { file, bundle };
}

const sumBytes = ({ media }: Bundle) => media.reduce((sum, { bytes }) => sum + bytes, 0);

async function readMedia(files: Deps['files'], bundle: Bundle): Promise<Map<string, Uint8Array>> {
  const { media } = bundle;
  if (sumBytes(bundle) > limits.zip_bytes) {
    throw new AppError('too_large', 'This template has too many images for one file. Split it into smaller templates.');
  }
  const read = new Map<string, Uint8Array>();
  for (const { sha256 } of media) {
    const file = await files.open(sha256);
    if (!file) {
      throw new AppError('file_not_found', 'An image of this template is missing. Push the template again.');
    }
    read.set(sha256, await buffer(file.stream));
  }
  return read;
}
