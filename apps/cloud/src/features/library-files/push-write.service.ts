import { AppError, type ParsedInput, type pushCloudFile } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertMayAdd } from '../memberships/access.service.js';
import { addFiles, noteChange } from '../memberships/memberships.service.js';
import { insertFile, lockOfPost, updateFile } from './files.queries.js';
import { holdMedia } from './media.queries.js';
import { readName } from './names.service.js';
import { findPushed } from './push.queries.js';
import { assertRoom, lockQuota, reserveFiles } from './quota.service.js';
import { type StoredBundle, type Template, toBundleText } from './template.service.js';
import { deleteOldVersions, getBundleHash, insertVersion } from './versions.queries.js';

export type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'threads'>;
export type Pusher = { id: number; key_id?: number | undefined };
export type Requested = ParsedInput<typeof pushCloudFile>;
export type Done = { my_cloud_item: number; version: number };
export type Post = { site: string; post_id: number } | undefined;
export type PushedTemplate = Template & { thumbnail_sha256: string | null };

/** Finds the result of an earlier call of the same push. */
export async function findEarlierResult(
  { db }: Pick<Context, 'db'>,
  user: Pusher,
  { request_id }: Requested,
): Promise<Done | undefined> {
  const pushed = request_id === undefined ? undefined : await findPushed(db, user.id, request_id);
  return pushed && { my_cloud_item: pushed.file_id, version: pushed.number };
}

/** Writes the push. Locks the account, then the workspace, then the file, like every caller that needs several. */
export async function write(
  context: Context,
  user: Pusher,
  requested: Requested,
  post: Post,
  template: PushedTemplate,
): Promise<Done> {
  const { db } = context;
  await lockQuota(db, user.id);
  const before = await findEarlierResult(context, user, requested);
  if (before) {
    return before;
  }
  await assertRoom(context, user.id, toBundleText(template.bundle).length);
  const target = targetOf(requested);
  if (target !== undefined) {
    await assertMayAdd(db, user.id, target);
  }
  const file = post && (await lockOfPost(db, user.id, post));
  await assertHeld(context, template);
  const id = file?.id ?? (await addFile(context, user.id, requested, post, template));
  const version = file ? await addVersion(context, user.id, requested, file, template) : 1;
  if (target !== undefined) {
    await addFiles(db, { workspaceId: target, userId: user.id, fileIds: [id] });
  }
  return { my_cloud_item: id, version };
}

/** Throws if a sweep has deleted media since the check; the site then uploads them again. */
async function assertHeld({ db }: Context, { bundle, thumbnail_sha256 }: PushedTemplate): Promise<void> {
  const shown = new Map(bundle.media.map(({ sha256, source_url = '' }) => [sha256, source_url]));
  const wanted = [...new Set([...shown.keys(), ...(thumbnail_sha256 === null ? [] : [thumbnail_sha256])])];
  const held = new Set(await holdMedia(db, wanted));
  const gone = wanted.filter((sha256) => !held.has(sha256));
  if (gone.length > 0) {
    throw new AppError('media_missing', undefined, { addresses: gone.flatMap((sha256) => shown.get(sha256) ?? []) });
  }
}

async function addFile(
  context: Context,
  userId: number,
  requested: Requested,
  post: Post,
  template: PushedTemplate,
): Promise<number> {
  await reserveFiles(context, userId, 1);
  const at = context.clock.now().toISOString();
  const { bundle, sketch, thumbnail_sha256 } = template;
  const id = await insertFile(context.db, {
    owner_id: userId,
    ...readName(requested.name),
    platform: bundle.platform,
    type: bundle.type,
    in_my_cloud: targetOf(requested) === undefined,
    site: post?.site ?? null,
    post_id: post?.post_id ?? null,
    thumbnail_sha256,
    sketch,
    modified_at: at,
    created_at: at,
  });
  await insertVersion(context.db, toVersion(template, { file_id: id, number: 1, userId, at, requested }));
  return id;
}

/** Adds a version and returns its number, or the current number for identical content. */
async function addVersion(
  context: Context,
  userId: number,
  requested: Requested,
  file: { id: number; version: number; in_my_cloud: boolean },
  template: PushedTemplate,
): Promise<number> {
  const { db } = context;
  const { bundle, sketch, thumbnail_sha256 } = template;
  const membership = { ...readName(requested.name), in_my_cloud: file.in_my_cloud || targetOf(requested) === undefined };
  if ((await getBundleHash(db, file.id, file.version)) === template.sha256) {
    await updateFile(db, file.id, { ...membership, ...(thumbnail_sha256 === null ? {} : { thumbnail_sha256 }) });
    return file.version;
  }
  const at = context.clock.now().toISOString();
  const number = file.version + 1;
  await insertVersion(db, toVersion(template, { file_id: file.id, number, userId, at, requested }));
  await updateFile(db, file.id, {
    ...membership,
    version: number,
    platform: bundle.platform,
    type: bundle.type,
    thumbnail_sha256,
    sketch,
    modified_at: at,
  });
  await deleteOldVersions(db, file.id, number);
  await noteChange(db, { userId, fileId: file.id });
  return number;
}

function toVersion(
  { bundle, sha256, parts }: PushedTemplate,
  made: { file_id: number; number: number; userId: number; at: string; requested: Requested },
) {
  const { file_id, number, userId, at, requested } = made;
  return {
    file_id,
    number,
    bundle,
    bundle_sha256: sha256,
    parts,
    media_count: bundle.media.length,
    media_bytes: sumBytes(bundle),
    restored_from: null,
    request_id: requested.request_id ?? null,
    created_by: userId,
    author_id: userId,
    created_at: at,
  };
}

const sumBytes = ({ media }: StoredBundle) => media.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the workspace that it is pushed to. */
export function targetOf({ workspace, workspace_id }: Requested): number | undefined {
  if (workspace === '') {
    return undefined;
  }
  if (workspace_id === undefined) {
    throw new AppError('invalid_input', undefined, { workspace_id: 'Choose a workspace.' });
  }
  return workspace_id;
}
