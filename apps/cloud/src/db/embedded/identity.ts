import type { Stats } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Describes the user that PostgreSQL runs as: `nobody` when we are root, because it refuses to run as root; undefined for the
 * current user.
 */
export type Identity = { uid: number; gid: number } | undefined;

const nobody = { uid: 65_534, gid: 65_534 };

export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  if (process.platform !== 'linux') {
    throw new Error('The embedded database can’t run as root on this system. Start as another user, or set DATABASE_URL.');
  }
  return nobody;
}

/** Checks that the user can enter every parent folder. */
export async function canReach(identity: Identity, folder: string): Promise<boolean> {
  if (!identity) {
    return access(folder, constants.X_OK).then(
      () => true,
      () => false,
    );
  }
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (!found || !canEnter(found, identity.uid)) {
      return false;
    }
    if (at === dirname(at)) {
      return true;
    }
  }
}

const canEnter = ({ mode, uid }: Stats, user: number) => (mode & 0o001) !== 0 || (uid === user && (mode & 0o100) !== 0);
