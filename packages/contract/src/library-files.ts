import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { CloudFile, CloudStatus, FileName, FileSearch, PerPage, Time } from './cloud-file.js';
import { Content } from './content.js';
import { DesignRoom } from './design.js';
import { Done, endpoint, mapOf, Page, paged } from './endpoint.js';
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

/** Lists files, last modified first. Pass a first page's `as_of` with later ones to page the list without repeats or gaps. */
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

/** Target of a push: My Clouds (empty), an own or a shared workspace. */
export const PushTarget = z.enum(['', 'workspace', 'shared-workspace']);
export type PushTarget = z.infer<typeof PushTarget>;

const push = {
  name: FileName,
  platform: Platform,
  workspace: z._default(PushTarget, ''),
  workspace_id: z.optional(Id),
  /** Source post: pushing the same post of the same site again adds a version to its file. */
  id: z.optional(Id),
  /** An Elementor export, a block export (`{__file: 'wp_block', …}`) or block markup; as JSON or as text. */
  file_content: z.optional(z.union([z.string(), mapOf(z.unknown()), z.array(z.unknown())])),
  /** Picture as a data address (WebP, PNG or JPEG), at most 600,000 characters. */
  thumbnail: z.optional(z.string().check(z.maxLength(600_000))),
  /** Idempotency key of one push. */
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
  /** Library path that shows it: `clouds`, `clouds/workspace/{slug}` or `clouds/shared-workspace/{slug}`. */
  redirect: z.string(),
  data: z.object({ my_cloud_item: z.int(), version: z.int() }),
});

/** Reads the post `id` without `file_content`. On `media_missing` pictures are still uploading; repeat the call to continue. */
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

/** Returns the file that pushing a post of this site would update; null for a new file. */
export const findPushedFile = endpoint({
  ...own,
  name: 'clouds.pushed',
  method: 'GET',
  path: '/clouds/pushed/{id}',
  input: z.object({ id: Id }),
  output: z.object({ data: z.nullable(z.object({ id: z.int(), name: z.string(), version: z.int() })) }),
  errors: [],
});

/** Describes a media file of a template; null when it is unavailable and the link stays. */
export const PushedMedium = z.nullable(
  z.object({
    sha256: Sha256,
    file_name: z.string().check(z.maxLength(255)),
    alt: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
);
export type PushedMedium = z.infer<typeof PushedMedium>;

/** Refuses with `media_missing` and `details: {addresses}` while `media` lacks some. Only media uploaded by this account count. */
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
    /** Colours and fonts of the site's Elementor kit; those that the template shows are stored with it. */
    globals: z.optional(mapOf(z.unknown())),
  }),
  output: Pushed,
  errors: pushErrors,
});

const media = { runs: 'provider', access: 'verified', capabilities: [] } as const;

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

/** Returns what a site needs to insert a cloud file; `id` is its `my_cloud_id`. Media addresses are signed and expire. */
export const getCloudContent = endpoint({
  name: 'clouds.content',
  method: 'POST',
  path: '/clouds/content',
  runs: 'provider',
  access: 'verified',
  capabilities: [],
  input: z.object({
    id: Id,
    platform: Platform,
    colors: z._default(Colors, 'keep'),
    dry_run: z._default(z.boolean(), false),
    /** As in `content.get`. */
    design: z.optional(DesignRoom),
  }),
  output: Content,
  errors: ['file_not_found', 'invalid_data', 'invalid_input'],
});

/** Copies or moves; `workspace_id` 0 is My Clouds, `item_id` the membership to move from. A copy of another's file becomes own. */
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

/** Returns a signed address of `{name}.json`, or of `{name}.zip` with media, valid until `expires_at`. */
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
