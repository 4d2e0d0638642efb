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
    const { mode, uid } = await stat(at);
    if ((mode & 0o001) === 0 && !(uid === identity.uid && (mode & 0o100) !== 0)) {
      return false;
    }
    if (at === dirname(at)) {
      return true;
    }
  }
}
