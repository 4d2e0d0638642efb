import { createHash } from 'node:crypto';
import type { findPushedFile, Output, pushCloudFile } from '@kithouse/contract';
import { placeholder } from '@kithouse/kits';
import { assertWithinBudget } from '../account/attempts.service.js';
import { assertMayAdd, getMembership } from '../memberships/access.service.js';
import { upload } from '../publishing/media.service.js';
import { findOfPost, lockOfPost } from './files.queries.js';
import { resolveMedia } from './media.service.js';
import { readName } from './names.service.js';
import { findSite } from './push.queries.js';
import { buildTemplate, parsePush } from './push.tasks.js';
import {
  type Context,
  type Done,
  findEarlierResult,
  type Post,
  type Pusher,
  type Requested,
  targetOf,
  write,
} from './push-write.service.js';
import { reserveFiles } from './quota.service.js';
import { makeThumbnail } from './thumbnail.js';

/** Stores a template in the person's cloud: as a new file, or as a new version of the file that the same post created. */
export async function push(context: Context, user: Pusher, given: Requested): Promise<Output<typeof pushCloudFile>> {
  const requested = { ...given, name: readName(given.name).name };
  const done = (await findEarlierResult(context, user, requested)) ?? (await store(context, user, requested));
  return {
    status: 'success',
    message: 'Successfully Pushed',
    redirect: await findPath(context, user.id, requested),
    data: done,
  };
}

/** Finds the file that a push of this post would update. */
export async function findPushedFileOf(
  context: Pick<Context, 'db'>,
  { id: userId, key_id }: Pusher,
  id: number,
): Promise<Output<typeof findPushedFile>> {
  const post = await findPost(context, { key_id }, id);
  const file = post && (await findOfPost(context.db, userId, post));
  return { data: file ? { id: file.id, name: file.name, version: file.version } : null };
}

/** Letters of a template per counted chunk; the first is counted before the body is read. */
const part = 256 * 1024;

async function store(context: Context, user: Pusher, requested: Requested): Promise<Done> {
  const text = toText(requested.file_content);
  const more = Math.floor(text.length / part);
  if (more > 0) {
    await assertWithinBudget(context, 'pushOfAccount', more, `${user.id}`);
  }
  const post = await findPost(context, user, requested.id);
  await assertWelcome(context, user.id, requested, post);
  const template = await prepare(context, user.id, requested, text);
  return context.db.transaction().execute(async (trx) => write({ ...context, db: trx }, user, requested, post, template));
}

async function findPost({ db }: Pick<Context, 'db'>, { key_id }: Pick<Pusher, 'key_id'>, id: number | undefined): Promise<Post> {
  const site = id === undefined ? null : await findSite(db, key_id);
  return site === null || id === undefined ? undefined : { site, post_id: id };
}

/** Refuses a push without room or permission before pictures are uploaded. The write checks again. */
async function assertWelcome(context: Context, userId: number, requested: Requested, post: Post): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const file = post && (await lockOfPost(trx, userId, post));
    if (!file) {
      await reserveFiles({ ...context, db: trx }, userId, 1);
    }
  });
  const target = targetOf(requested);
  if (target !== undefined) {
    await context.db.transaction().execute((trx) => assertMayAdd(trx, userId, target));
  }
}

const toText = (content: Requested['file_content']): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

async function prepare(context: Context, userId: number, { name, platform, ...requested }: Requested, text: string) {
  const globals = requested.globals === undefined ? '' : JSON.stringify(requested.globals);
  const order = { owner: `${userId}`, bytes: text.length + globals.length };
  const { media, reading } = await context.threads.run(parsePush, { name, platform, text, globals }, order);
  const resolved = await resolveMedia(context, userId, media, requested.media);
  const template = await context.threads.run(buildTemplate, { reading, resolved, name }, order);
  if (template.bundle.media.some(({ sha256 }) => sha256 === placeholder.medium.sha256)) {
    await upload(context, placeholder.medium.sha256, Buffer.from(placeholder.bytes));
  }
  return {
    ...template,
    thumbnail_sha256: requested.thumbnail === undefined ? null : await storeThumbnail(context, requested.thumbnail),
  };
}

async function storeThumbnail(context: Context, address: string): Promise<string> {
  const picture = await makeThumbnail(address);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await upload(context, sha256, picture);
  return sha256;
}

/** Returns the library path of the file. */
async function findPath({ db }: Context, userId: number, requested: Requested): Promise<string> {
  const target = targetOf(requested);
  if (target === undefined) {
    return 'clouds';
  }
  const { slug, role } = await getMembership(db, userId, { id: target });
  return role === 'owner' ? `clouds/workspace/${slug}` : `clouds/shared-workspace/${slug}`;
}
