import type { SiteProfile } from '@kithouse/contract';
import { useState } from 'react';

/** Shows an account's picture or initials. */
export function Face({ profile, size }: { profile: SiteProfile; size: 'm' | 'l' | 'xl' }) {
  const [broken, setBroken] = useState<string>();
  const { profile_photo: photo } = profile;
  return (
    <span className={`face ${size}`} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      ) : (
        lettersOf(profile)
      )}
    </span>
  );
}

/** Returns the initials; only the full name is known of a shared account. */
function lettersOf({ first_name, last_name, name }: SiteProfile): string {
  const given = [first_name, last_name].filter((part) => part.trim() !== '');
  const words = given.length > 0 ? given : name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '').trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
