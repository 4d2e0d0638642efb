import type { ColumnType, Generated } from 'kysely';

/** Times are ISO 8601 texts on both sides of the driver. */
export type AccountTables = {
  users: {
    id: Generated<number>;
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    /** Of the mails, such as `de-AT`. */
    language: Generated<string>;
    verified_at: string | null;
    /** Name of the photo in the file store, without its ending. */
    photo_sha256: ColumnType<string | null, string | null | undefined>;
    created_at: Generated<string>;
  };
  api_keys: {
    id: Generated<number>;
    /** Null for the publisher, who is nobody's account. */
    user_id: number | null;
    name: string;
    secret_hash: Buffer;
    /** The address as the site wrote it, and the part of it that is compared. */
    site_url: string | null;
    site: string | null;
    created_at: Generated<string>;
    last_used_at: string | null;
    revoked_at: string | null;
  };
  email_tokens: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'verify' | 'reset' | 'email';
    /** The address that a link of the purpose `email` was sent to. */
    new_email: string | null;
    expires_at: string;
    used_at: string | null;
    created_at: Generated<string>;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    created_at: string;
    last_used_at: string;
  };
  attempts: {
    bucket: string;
    started_at: string;
    count: number;
  };
};
