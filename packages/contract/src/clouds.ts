import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { CloudFile, CloudStatus, FileName, FileSearch, Page, PerPage, Time } from './cloud-file.js';
import { Content } from './content.js';
import { Done, endpoint, mapOf, paged } from './endpoint.js';
import { Id, ItemType, Platform, Sha256 } from './items.js';

const own = { runs: 'cloud', access: 'signed-in', capabilities: [brand.readCapability] } as const;
const changed = z.extend(Done, { data: z.object({ files: z.array(CloudFile) }) });

export const getCloudUsage = endpoint({
  ...own,
  name: 'clouds.usage',
  method: 'GET',
  path: '/clouds/usage',
  input: z.object({}),
  output: z.object({ status: z.literal('success'), data: CloudStatus }),
  errors: [],
});

/**
 * Last modified first. `as_of` of a first page, given with the next ones, lists the cloud as it was then: what is pushed
 * between two pages shows no file twice and leaves none out that was there.
 */
export const listClouds = endpoint({
  ...own,
  name: 'clouds.list',
  method: 'GET',
  path: '/clouds',
  input: z.object({
    platform: z.optional(Platform),
    type: z.optional(ItemType),
    search: z.optional(FileSearch),
    refresh: z.optional(z.int()),
    as_of: z.optional(Time),
    page: Page,
    per_page: PerPage,
  }),
  output: z.extend(paged(CloudFile), { as_of: z.optional(Time) }),
  errors: [],
});

/** Where a pushed template goes: My Clouds (empty), an own workspace, or one shared by somebody else. */
export const PushTarget = z.enum(['', 'workspace', 'shared-workspace']);
export type PushTarget = z.infer<typeof PushTarget>;

const push = {
  name: FileName,
  platform: Platform,
  workspace: z._default(PushTarget, ''),
  workspace_id: z.optional(Id),
  /** The post it was taken from: a second push of the same post of the same site is a new version of its file. */
  id: z.optional(Id),
  /** An Elementor export, a block export (`{__file: 'wp_block', …}`) or block markup; as JSON or as text that holds it. */
  file_content: z.optional(z.union([z.string(), mapOf(z.unknown()), z.array(z.unknown())])),
  /** A picture of it as a data address (WebP, PNG or JPEG), at most 600,000 characters. */
  thumbnail: z.optional(z.string().check(z.maxLength(600_000))),
  /** Made by the caller for one push: a repeated call with the same one answers what the first did. */
  request_id: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
};

const pushErrors = [
  'not_verified',
  'invalid_bundle',
  'media_missing',
  'cloud_full',
  'too_large',
  'workspace_not_found',
  'invalid_permission',
  'rate_limited',
] as const;

const Pushed = z.extend(Done, {
  /** Path of the library that shows it: `clouds`, `clouds/workspace/{slug}` or `clouds/shared-workspace/{slug}`. */
  redirect: z.string(),
  data: z.object({ my_cloud_item: z.int(), version: z.int() }),
});

/**
 * Stores a template of this site in the cloud, pictures included. Without `file_content` the site takes it from the post
 * `id`. `media_missing` means that the pictures are still on their way: the same call, made again, goes on from there.
 */
export const uploadCloudFile = endpoint({
  name: 'clouds.upload',
  method: 'POST',
  path: '/clouds/upload',
  timeout: 120_000,
  runs: 'site',
  access: 'verified',
  capabilities: [brand.readCapability],
  input: z.object(push),
  output: Pushed,
  errors: [...pushErrors, 'required_elementor'],
});

/** The file that a push of a post of this site would make a new version of; null when it would make a new file. */
export const findPushedFile = endpoint({
  ...own,
  name: 'clouds.pushed',
  method: 'GET',
  path: '/clouds/pushed/{id}',
  input: z.object({ id: Id }),
  output: z.object({ data: z.nullable(z.object({ id: z.int(), name: z.string(), version: z.int() })) }),
  errors: [],
});

/** What a site found out about a media address of a template; null when it could not be had, and the link stays. */
export const PushedMedium = z.nullable(
  z.object({
    sha256: Sha256,
    file_name: z.string().check(z.maxLength(255)),
    alt: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
);
export type PushedMedium = z.infer<typeof PushedMedium>;

/**
 * The cloud's side of a push. Refuses with `media_missing` and `details: {addresses}` while `media` lacks addresses that
 * the template shows; the site uploads those and calls again. Only media that this account has put there count.
 */
export const pushCloudFile = endpoint({
  name: 'clouds.push',
  method: 'POST',
  path: '/clouds/push',
  runs: 'provider',
  access: 'verified',
  capabilities: [],
  input: z.object({
    ...push,
    media: z._default(mapOf(PushedMedium), {}),
    /** Colours and fonts of the site's kit, as Elementor has them; those that the template shows are kept with it. */
    globals: z.optional(mapOf(z.unknown())),
  }),
  output: Pushed,
  errors: pushErrors,
});

const media = { runs: 'provider', access: 'verified', capabilities: [] } as const;

/** Of these files, those that this account has not put into the cloud yet, whoever else may have. */
export const findMissingCloudMedia = endpoint({
  ...media,
  name: 'clouds.missing-media',
  method: 'POST',
  path: '/clouds/media/missing',
  input: z.object({ sha256: z.array(Sha256).check(z.maxLength(2000)) }),
  output: z.object({ missing: z.array(Sha256) }),
  errors: [],
});

export const uploadCloudMedia = endpoint({
  ...media,
  name: 'clouds.upload-media',
  method: 'PUT',
  path: '/clouds/media/{sha256}',
  binary: true,
  input: z.object({ sha256: Sha256 }),
  output: Done,
  errors: ['invalid_input', 'too_large', 'rate_limited'],
});

/** What a site needs to put a file of the cloud on itself; `id` is its `my_cloud_id`. Media addresses are signed and end. */
export const getCloudContent = endpoint({
  name: 'clouds.content',
  method: 'POST',
  path: '/clouds/content',
  runs: 'provider',
  access: 'verified',
  capabilities: [],
  input: z.object({ id: Id, platform: Platform, colors: z._default(Colors, 'keep'), dry_run: z._default(z.boolean(), false) }),
  output: Content,
  errors: ['file_not_found', 'invalid_data', 'invalid_input'],
});

/**
 * Copies or moves a file to a workspace; `workspace_id` 0 is My Clouds. `item_id` names the place in a workspace that it
 * is moved from. A copy of somebody else's file is a file of one's own.
 */
export const copyMoveCloudFile = endpoint({
  ...own,
  name: 'clouds.copy-move',
  method: 'POST',
  path: '/clouds/copy-move',
  input: z.object({
    my_cloud_id: Id,
    workspace_id: z.int().check(z.gte(0), z.lte(2_147_483_647)),
    action: z._default(z.enum(['copy', 'move']), 'copy'),
    item_id: z.optional(Id),
  }),
  output: changed,
  errors: ['file_not_found', 'workspace_not_found', 'invalid_permission', 'cloud_full'],
});

/** A signed address of the file, `{name}.json`, or `{name}.zip` when it brings media. It ends at `expires_at`. */
export const downloadCloudFile = endpoint({
  ...own,
  name: 'clouds.download',
  method: 'GET',
  path: '/clouds/download/{id}',
  input: z.object({ id: Id }),
  output: z.object({ file_name: z.string(), fileURL: z.string(), expires_at: z.string() }),
  errors: ['file_not_found'],
});

const removal = {
  ...own,
  path: '/clouds/delete/{id}',
  input: z.object({ id: Id }),
  output: Done,
  errors: ['file_not_found'],
} as const;

/** Into the trash. Safe to repeat. */
export const deleteCloudFile = endpoint({ ...removal, name: 'clouds.delete', method: 'DELETE' });
export const deleteCloudFileByGet = endpoint({ ...removal, name: 'clouds.delete-by-get', method: 'GET', changes: true });

export const renameCloudFile = endpoint({
  ...own,
  name: 'clouds.rename',
  method: 'POST',
  path: '/clouds/rename/{id}',
  input: z.object({ id: Id, name: FileName }),
  output: changed,
  errors: ['file_not_found', 'invalid_input'],
});
