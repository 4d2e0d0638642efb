import type { SessionUser } from '@kithouse/contract';

type FaceProps = { user: Pick<SessionUser, 'name' | 'profile_photo'>; size?: 's' | 'm' | 'l' | 'xl' };

/** Shows an account's photo or initials. Its name is beside it. */
export function Face({ user, size = 'm' }: FaceProps) {
  return (
    <span className={size === 's' ? 'face' : `face ${size}`} aria-hidden="true">
      {user.profile_photo ? <img src={user.profile_photo} alt="" /> : initialsOf(user.name)}
    </span>
  );
}

/** Returns the first graphemes, so that no flag or accent is cut. */
function initialsOf(name: string): string {
  const segmenter = new Intl.Segmenter();
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
