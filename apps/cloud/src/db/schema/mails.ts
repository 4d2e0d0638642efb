import type { Generated, GeneratedAlways } from 'kysely';

export type MailTables = {
  mails: {
    id: GeneratedAlways<number>;
    kind: string;
    is_written: Generated<boolean>;
    recipient: string;
    sealed: Buffer;
    key_id: string;
    created_at: string;
    valid_until: string | null;
    give_up_at: string;
    next_at: string;
    claimed_until: string | null;
    attempts: Generated<number>;
    last_error: string | null;
    failed_at: string | null;
  };
};
