import type { Person } from '@kithouse/contract';
import type { Deps } from '../../deps.js';

export type PersonRow = { id: number; first_name: string; last_name: string; photo_sha256: string | null };

/** Returns an account as others see it. */
export const toPerson = ({ config }: Pick<Deps, 'config'>, { id, first_name, last_name, photo_sha256 }: PersonRow): Person => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
  profile_photo: photo_sha256 && `${config.publicUrl}/files/${photo_sha256}.webp`,
});
