import { type DemoFacts, type FactKey, factKeys } from '@kithouse/contract';

/** How a demo detail is written where it was found. */
type Form = 'text' | 'html' | 'url' | 'tel';
type Meaning = { key: FactKey; form: Form };

/** Finds details of a pack's demo business; the replacer and the detector share it. */
export type FactMatcher = {
  find: (text: string) => { key: FactKey; words: string }[];
  replace: (text: string, write: (meaning: Meaning) => string | undefined) => string;
};

/** Matches whole words in their own case, since names such as “Loam” are also ordinary words. The longest spelling wins. */
export function matchFacts(demo: DemoFacts): FactMatcher | undefined {
  const meanings = new Map<string, Meaning>();
  for (const key of factKeys) {
    for (const spelling of demo[key] ?? []) {
      for (const [words, form] of formsOf(key, spelling)) {
        meanings.set(words, meanings.get(words) ?? { key, form });
      }
    }
  }
  const words = [...meanings.keys()].toSorted((a, b) => b.length - a.length);
  if (words.length === 0) {
    return undefined;
  }
  const pattern = new RegExp(words.map((one) => toPattern(one, meanings.get(one)?.form)).join('|'), 'gu');
  return {
    find: (text) =>
      [...text.matchAll(pattern)].flatMap(([found]) => {
        const meaning = meanings.get(found);
        return meaning ? [{ key: meaning.key, words: found }] : [];
      }),
    replace: (text, write) =>
      text.replace(pattern, (found) => {
        const meaning = meanings.get(found);
        return (meaning && write(meaning)) ?? found;
      }),
  };
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"'[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Turns digits of any script into those of a phone link. */
export const toDial = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?!^\+)[^\d]/g, '');

function formsOf(key: FactKey, spelling: string): [string, Form][] {
  const named = spelling.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return [
    [spelling, 'text'],
    ...(named === spelling ? [] : [[named, 'html'] as [string, Form]]),
    [encodeURIComponent(spelling), 'url'],
    ...(key === 'phone' ? [[`tel:${toDial(spelling)}`, 'tel'] as [string, Form]] : []),
  ];
}

/** Bounds words by other signs, but not in an address, where an escape such as `%20` may precede them. */
function toPattern(words: string, form: Form | undefined): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return `${form === 'url' ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'}${literal}(?![\\p{L}\\p{M}\\p{N}])`;
}
