import type { DemoFacts, DemoKey } from '@kithouse/contract';
import { toSlug } from '../../read/slug.js';

/** Replaces names of the demo business and its owner in the name of a picture’s file, which visitors see in its address. */
export function namePicture(file: string, demo: DemoFacts, texts: Partial<Record<DemoKey, string>>): string {
  const renamed = (['name', 'owner'] as const).reduce((name, key) => {
    const own = texts[key] === undefined ? '' : toSlug(texts[key]).slice(0, 40);
    const words = (demo[key] ?? []).flatMap((spelling) => [
      toSlug(spelling),
      ...(key === 'owner' ? toSlug(spelling).split('-') : []),
    ]);
    return own === ''
      ? name
      : words
          .filter((word) => word.length > 2)
          .toSorted((a, b) => b.length - a.length)
          .reduce((text, word) => replaceWord(text, word, own), name);
  }, file);
  return renamed;
}

const replaceWord = (text: string, word: string, own: string) =>
  text.replace(new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`, 'g'), own);
