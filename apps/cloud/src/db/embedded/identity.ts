import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root; as root we run it as `nobody`. Nothing: as whoever we are. */
export type Identity = { uid: number; gid: number } | undefined;

const nobody = { uid: 65_534, gid: 65_534 };

export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  if (process.platform !== 'linux') {
    throw new Error(
      'The embedded database cannot be started by root on this system. Please start as another user, or set DATABASE_URL.',
    );
  }
  return nobody;
}

/** Whether that identity can reach files in a folder: each folder above must let strangers pass. */
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
