import type { ColumnType } from 'kysely';

export type ReleaseTables = {
  plugin_releases: {
    version: string;
    sha256: string;
    bytes: number;
    requires: string;
    tested: string;
    requires_php: string;
    changelog: string;
    published_at: ColumnType<string, string, never>;
  };
};
