import type { Workspace } from '@kithouse/contract';

/** Pending action on a workspace. */
export type WorkspaceAction =
  | { kind: 'create' }
  | { kind: 'edit'; workspace: Workspace; toShare?: boolean }
  | { kind: 'delete'; workspace: Workspace };
