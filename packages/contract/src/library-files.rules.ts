import type { CloudFile, CloudStatus } from './cloud-file.js';
import type { Role } from './workspace.js';

export const shortestSearch = 3;

/** Returns the share of the limit in percent, unrounded; 0 without a limit. */
export const usagePercent = ({ usage, limit }: Pick<CloudStatus, 'usage' | 'limit'>): number =>
  limit > 0 ? (usage * 100) / limit : 0;

export type StorageLevel = 'calm' | 'warning' | 'danger' | 'full';

export function storageLevel(status: Pick<CloudStatus, 'usage' | 'limit'>): StorageLevel {
  const percent = usagePercent(status);
  return percent > 99 ? 'full' : percent > 85 ? 'danger' : percent > 40 ? 'warning' : 'calm';
}

export type FileAction = 'insert' | 'download' | 'copy' | 'move' | 'delete' | 'rename' | 'versions';
export type FileScreen = 'clouds' | 'workspace' | 'shared-workspace';

/** Lists what a person can do with a file on a screen; `role` is theirs in that workspace. The cloud refuses everything else. */
export function fileActions({
  is_own,
  screen,
  role,
}: {
  is_own: boolean;
  screen: FileScreen;
  role?: Role | undefined;
}): FileAction[] {
  if (is_own) {
    const move = screen === 'shared-workspace' ? [] : (['move'] as const);
    return ['insert', 'download', 'copy', ...move, 'rename', 'versions', 'delete'];
  }
  return ['insert', 'download', 'copy', ...(role === 'owner' ? (['delete'] as const) : [])];
}

export const isOwnFile = (file: Pick<CloudFile, 'owner'>, user: { id: number } | null): boolean => file.owner.id === user?.id;
