import type { Activity, Role } from '@kithouse/contract';
import type { Generated } from 'kysely';

export type WorkspaceTables = {
  workspaces: {
    id: Generated<number>;
    owner_id: number;
    slug: string;
    title: string;
    title_key: string;
    request_id: string | null;
    created_at: Generated<string>;
    deleted_at: string | null;
  };
  workspace_members: { workspace_id: number; user_id: number; role: Role; joined_at: Generated<string> };
  workspace_invitations: {
    id: Generated<number>;
    workspace_id: number;
    email: string;
    role: Exclude<Role, 'owner'>;
    token_hash: Buffer;
    invited_by: number | null;
    /** Null while the invitation is pending. */
    accepted_by: number | null;
    sent_at: Generated<string>;
    created_at: Generated<string>;
  };
  workspace_files: {
    id: Generated<number>;
    workspace_id: number;
    file_id: number;
    added_by: number | null;
    added_at: Generated<string>;
  };
  workspace_activity: {
    id: Generated<number>;
    workspace_id: number;
    user_id: number | null;
    action: Activity['action'];
    person_id: number | null;
    subject: Generated<string>;
    detail: Generated<string>;
    at: Generated<string>;
  };
};
