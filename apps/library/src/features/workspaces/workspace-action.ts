import type { Workspace } from '@kithouse/contract';

/** What somebody is about to do with a workspace. */
export type WorkspaceAction =
  | { kind: 'create' }
  | { kind: 'edit'; workspace: Workspace; toShare?: boolean }
  | { kind: 'delete'; workspace: Workspace };
