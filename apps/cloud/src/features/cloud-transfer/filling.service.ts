import { AppError } from '@kithouse/contract';
import type { CloudIndex } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { addToWorkspace } from '../workspaces/files.service.js';
import { create } from '../workspaces/workspaces.service.js';
import { findOwnWorkspace } from './cloud-transfer.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer' | 'sealer'>;
type User = { id: number; email: string; name: string };

/**
 * Adds the new files to own workspaces by name and creates missing ones. Invites nobody. Skips workspaces that cannot be created,
 * because the files are in My Clouds anyway.
 */
export async function fillWorkspaces(context: Context, user: User, index: CloudIndex, added: Map<string, number>): Promise<void> {
  for (const { title, is_own, entries } of index.workspaces) {
    const files = [...new Set(entries.flatMap((entry) => added.get(entry) ?? []))];
    if (is_own && files.length > 0) {
      await fill(context, user, title, files).catch((error: unknown) => {
        if (!(error instanceof AppError)) {
          throw error;
        }
      });
    }
  }
}

async function fill(context: Context, user: User, title: string, files: number[]): Promise<void> {
  const found = await findOwnWorkspace(context.db, user.id, title);
  const { id } = found ?? (await create(context, user, { title, isCreate: true, share_with: [] }));
  await addToWorkspace(context, user.id, { workspace_id: id, files });
}
