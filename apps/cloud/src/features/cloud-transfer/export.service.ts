import { AppError, brand, type exportCloud, type Output } from '@kithouse/contract';
import { type CloudIndex, limits, packCloud } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import { packFile } from '../library-files/downloads.service.js';
import { list as listVersions } from '../library-files/versions.service.js';
import { findWhole, listIdsOfOwner, listMembershipsOfOwner } from './cloud-transfer.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer'>;

const quarterOfAnHour = 15 * 60_000;

/** Returns a signed address of all own files as one zip. */
export async function offerExport({ config, clock, signer }: Context, userId: number): Promise<Output<typeof exportCloud>> {
  const now = clock.now();
  const until = new Date(now.getTime() + quarterOfAnHour);
  const path = signer.sign(`/files/export`, until, { user: `${userId}`, export: now.toISOString() });
  return { file_name: nameOf(now.toISOString()), fileURL: config.publicUrl + path, expires_at: until.toISOString() };
}

/** Reads the offer of a signed address and streams the zip, with one file in memory at a time. */
export async function readExport(
  context: Context,
  values: Record<string, string>,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  if (values.export === undefined) {
    throw new AppError('not_found');
  }
  await assertWithinRateLimit(context, 'exportOfAccount', values.user ?? '');
  return { name: nameOf(values.export), bytes: pack(context, Number(values.user ?? 0)) };
}

const nameOf = (at: string) => `${brand.slug}-cloud-${at.slice(0, 10)}.zip`;

async function* pack(context: Context, userId: number): AsyncGenerator<Uint8Array> {
  const { db, clock } = context;
  const archive = packCloud();
  const files: CloudIndex['files'] = [];
  const left_out: CloudIndex['left_out'] = [];
  for (const id of await listIdsOfOwner(db, userId)) {
    const file = await findWhole(db, userId, id);
    const packed = file && (await packOrSay(context, file));
    if (!file || packed === undefined) {
      continue;
    }
    const { bundle: _, ...details } = file;
    if (typeof packed === 'string') {
      left_out.push({ name: file.name, reason: packed });
      continue;
    }
    files.push({ entry: entryOf(id), ...details, versions: await listVersionNames(context, userId, id) });
    yield* archive.add(entryOf(id), packed);
  }
  const workspaces = await listWorkspaces(context, userId, new Set(files.map(({ entry }) => entry)));
  yield* archive.end({ format: 1, exported_at: clock.now().toISOString(), files, workspaces, left_out });
}

const entryOf = (id: number) => `files/${id}.zip`;
type Whole = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

/** Packs one file or returns why it cannot; a damaged file does not stop the export. */
async function packOrSay({ files }: Context, { bundle, name }: Whole): Promise<Uint8Array | string> {
  try {
    const packed = await packFile(files, bundle, name);
    return packed.length > limits.entry_bytes ? 'It is too large. Please download it by itself.' : packed;
  } catch (error) {
    if (error instanceof AppError) {
      return error.message;
    }
    throw error;
  }
}

/** Returns no names for a file that was just trashed. */
async function listVersionNames(context: Context, userId: number, id: number): Promise<CloudIndex['files'][number]['versions']> {
  const versions = await listVersions(context, userId, id).catch(() => []);
  return versions.map(({ number, name, created_at }) => ({ number, name, created_at }));
}

async function listWorkspaces({ db }: Context, userId: number, exported: Set<string>): Promise<CloudIndex['workspaces']> {
  const byId = new Map<number, CloudIndex['workspaces'][number]>();
  for (const { id, title, owner_id, file_id } of await listMembershipsOfOwner(db, userId)) {
    const workspace = byId.get(id) ?? { title, is_own: owner_id === userId, entries: [] };
    byId.set(id, workspace);
    if (exported.has(entryOf(file_id))) {
      workspace.entries.push(entryOf(file_id));
    }
  }
  return [...byId.values()];
}
