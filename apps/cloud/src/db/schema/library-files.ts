import type { Bundle, ItemType, Platform, Sketch } from '@kithouse/contract';
import type { Generated, JSONColumnType } from 'kysely';

export type LibraryFileTables = {
  cloud_files: {
    id: Generated<number>;
    owner_id: number;
    name: string;
    name_key: string;
    slug: string;
    platform: Platform;
    type: ItemType;
    in_my_cloud: Generated<boolean>;
    site: string | null;
    post_id: number | null;
    version: Generated<number>;
    thumbnail_sha256: string | null;
    sketch: JSONColumnType<Sketch[]>;
    modified_at: Generated<string>;
    created_at: Generated<string>;
    deleted_at: string | null;
  };
  cloud_versions: {
    file_id: number;
    number: number;
    name: Generated<string>;
    bundle: JSONColumnType<Bundle>;
    /** Hash of the bundle text; pushing the same content again adds no version. */
    bundle_sha256: string;
    parts: number;
    media_count: number;
    media_bytes: number;
    restored_from: number | null;
    request_id: string | null;
    created_by: number | null;
    /** Original author, retained in copies. Null once the account is deleted. */
    author_id: number | null;
    created_at: Generated<string>;
  };
  cloud_version_media: { file_id: number; number: number; sha256: string };
  cloud_media: { user_id: number; sha256: string; created_at: Generated<string> };
};
