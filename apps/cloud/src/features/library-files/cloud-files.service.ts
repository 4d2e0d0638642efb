import type { CloudFile } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { toPerson } from '../profile/person.service.js';
import { listShown } from './files.queries.js';
import { mediaAddress } from './media-address.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

/** Identifies a shown file: in My Clouds `id` is the file's, in a workspace that of its membership. */
export type FileMembership = { id: number; file_id: number };

/** Returns the files in the given order without deleted and trashed ones. */
export async function toCloudFiles(context: Context, memberships: FileMembership[]): Promise<CloudFile[]> {
  const rows = await listShown(
    context.db,
    memberships.map(({ file_id }) => file_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return memberships.flatMap(({ id, file_id }) => {
    const row = byId.get(file_id);
    return row ? [{ ...toCloudFile(context, row), id }] : [];
  });
}

/** Returns the signed address of a thumbnail, unchanged for a day so that browsers cache it. */
export const thumbnailAddress = (context: Context, sha256: string | null): string | null =>
  sha256 && mediaAddress(context, { sha256, extension: 'webp' }, 'thumbnail');

function toCloudFile(context: Context, row: Awaited<ReturnType<typeof listShown>>[number]): CloudFile {
  const { id, name, slug, type, platform, modified_at, sketch } = row;
  return {
    id,
    my_cloud_id: id,
    name,
    slug,
    type,
    platform,
    owner: toPerson(context, { ...row, id: row.owner_id }),
    last_modified: modified_at,
    label: name,
    value: id,
    thumbnail: thumbnailAddress(context, row.thumbnail_sha256),
    sketch,
    versions: row.versions ?? 0,
  };
}
