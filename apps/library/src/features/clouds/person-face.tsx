import type { Person } from '@kithouse/contract';
import { useState } from 'react';

type PersonFaceProps = { person: Omit<Person, 'id'>; size?: 'm' | 'l' };

/** Shows a person's picture or initials; their name is beside it. */
export function PersonFace({ person: { name, profile_photo: photo }, size }: PersonFaceProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={size ? `face ${size}` : 'face'} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" referrerPolicy="no-referrer" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        lettersOf(name)
      )}
    </span>
  );
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
