import { createHash } from 'node:crypto';
import { AppError, brand, type Output, type PluginRelease, type withdrawPluginRelease } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { readPluginZip } from './plugin-zip.js';
import { addRelease, deleteRelease, findRelease, listReleases } from './releases.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'clock'>;

const maxListed = 100;

/** Stores a zip as the release of the version it contains. Repeating it changes nothing; another zip of that version is refused. */
export async function publish({ db, files, clock }: Context, sha256: string, zip: Buffer): Promise<PluginRelease> {
  if (createHash('sha256').update(zip).digest('hex') !== sha256) {
    throw new AppError('invalid_input', 'The file doesn’t match its hash. Upload it again.');
  }
  const about = readPluginZip(zip);
  await assertNew(db, about.version, sha256);
  // The file is stored first: a row without its file would offer sites an update that they can't download.
  await files.put(sha256, zip);
  await addRelease(db, { ...about, sha256, bytes: zip.length, published_at: clock.now().toISOString() });
  // When two zips of one version arrive together, the first wins.
  await assertNew(db, about.version, sha256);
  const release = await findRelease(db, 'version', about.version);
  if (!release) {
    throw new AppError('internal_error');
  }
  return release;
}

/** Returns the release with the highest version, whatever was published last. */
export async function getNewest({ db }: Pick<Context, 'db'>): Promise<PluginRelease | null> {
  const [newest = null] = await listReleases(db, 1);
  return newest;
}

export async function list({ db }: Pick<Context, 'db'>): Promise<PluginRelease[]> {
  return listReleases(db, maxListed);
}

export async function withdraw(
  { db, files }: Pick<Context, 'db' | 'files'>,
  version: string,
): Promise<Output<typeof withdrawPluginRelease>> {
  const gone = await deleteRelease(db, version);
  if (gone) {
    await files.remove(gone.sha256);
  }
  return { status: 'success', message: `Version ${version} is no longer offered.` };
}

/** Finds the release of a file name such as `<sha256>.zip` and its download name. */
export async function findReleaseFile(
  db: Context['db'],
  name: string,
): Promise<{ sha256: string; file_name: string } | undefined> {
  const [, sha256] = /^([0-9a-f]{64})\.zip$/.exec(name) ?? [];
  const release = sha256 === undefined ? undefined : await findRelease(db, 'sha256', sha256);
  return release && { sha256: release.sha256, file_name: `${brand.slug}-${release.version}.zip` };
}

async function assertNew(db: Context['db'], version: string, sha256: string): Promise<void> {
  const existing = await findRelease(db, 'version', version);
  if (existing && existing.sha256 !== sha256) {
    throw new AppError(
      'invalid_input',
      `Version ${version} is already published with another zip. Raise the version, or withdraw it first.`,
    );
  }
}
