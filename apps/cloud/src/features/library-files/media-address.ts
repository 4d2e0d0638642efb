import type { Deps } from '../../deps.js';

type Context = Pick<Deps, 'config' | 'clock' | 'signer'>;

const hour = 60 * 60_000;

/** Sets the minimum lifetime of a media address in ms; rounding keeps it unchanged for that long. */
const lives = { thumbnail: { min: 24 * hour, round: 24 * hour }, content: { min: 6 * hour, round: hour } };

/** Returns a signed address of a private medium on the cloud's public origin. */
export function mediaAddress(
  { config, clock, signer }: Context,
  { sha256, extension }: { sha256: string; extension: string },
  life: keyof typeof lives,
): string {
  const { min, round } = lives[life];
  const until = new Date(Math.ceil((clock.now().getTime() + min) / round) * round);
  return config.publicUrl + signer.sign(`/files/private/${sha256}.${extension}`, until);
}
