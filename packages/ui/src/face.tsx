import { useState } from 'react';

type FaceProps = {
  /** The whole name, or its parts where they are known. */
  name: string | readonly string[];
  photo: string | null | undefined;
  size?: 's' | 'm' | 'l' | 'xl';
};

/** Shows a person's photo, or their initials when there is none or it can't be loaded. The name appears beside it. */
export function Face({ name, photo, size = 's' }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={size === 's' ? 'face' : `face ${size}`} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" referrerPolicy="no-referrer" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(typeof name === 'string' ? name.trim().split(/\s+/) : name)
      )}
    </span>
  );
}

function initialsOf(words: readonly string[]): string {
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => firstLetterOf(word.trim()))
    .join('')
    .toLocaleUpperCase();
}

/** Returns the first grapheme, so that no flag or accent is cut. Older browsers have no segmenter. */
const firstLetterOf = (word: string) =>
  ('Segmenter' in Intl ? [...new Intl.Segmenter().segment(word)][0]?.segment : [...word][0]) ?? '';
