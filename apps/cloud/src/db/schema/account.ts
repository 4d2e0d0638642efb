import type { ColumnType, Generated } from 'kysely';

/** Describes the account tables. Times are ISO 8601 strings in reads and writes. */
export type AccountTables = {
  users: {
    id: Generated<number>;
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    /** Language of the mails, such as `de-AT`. */
    language: Generated<string>;
    verified_at: string | null;
    /** Base name of the photo in the file store, without extension. */
    photo_sha256: ColumnType<string | null, string | null | undefined>;
    created_at: Generated<string>;
  };
  api_keys: {
    id: Generated<number>;
    /** Null for the publisher, who has no account. */
    user_id: number | null;
    name: string;
    secret_hash: Buffer;
    /** The address as the site sent it; `site` is its normalised form. */
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
    /** The address that an `email` link was sent to. */
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
    /** Browser and system, such as `Firefox, Linux`. */
    agent: Generated<string>;
  };
  second_factors: {
    user_id: number;
    sealed: Buffer;
    key_id: string;
    created_at: string;
    /** Null until a code of the app is confirmed. */
    confirmed_at: string | null;
    last_step: Generated<number>;
  };
  recovery_codes: {
    user_id: number;
    code_hash: Buffer;
  };
  account_facts: {
    user_id: number;
    facts: ColumnType<unknown, string, string>;
    updated_at: Generated<string>;
  };
  attempts: {
    bucket: string;
    started_at: string;
    count: number;
  };
};
