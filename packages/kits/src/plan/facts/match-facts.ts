import { type DemoFacts, type DemoKey, demoKeys } from '@kithouse/contract';

/** How a demo detail is written where it was found. */
type Form = 'text' | 'html' | 'url' | 'tel';
/** `key` names a detail, or a slot as `slot/<key>`. */
type Meaning = { key: string; form: Form };

/** Finds details of a pack's demo business. */
export type FactMatcher = {
  find: (text: string) => { key: string; words: string }[];
  replace: (text: string, write: (meaning: Meaning) => string | undefined) => string;
};

export const slotKey = (key: string): string => `slot/${key}`;

/** Matches whole words in their own case, since names such as “Loam” are also ordinary words. The longest spelling wins. */
export function matchFacts(demo: DemoFacts, slots: readonly { key: string; text: string }[] = []): FactMatcher | undefined {
  const spelled = [
    ...slots.map(({ key, text }): [string, string] => [slotKey(key), text]),
    ...demoKeys.flatMap((key) => (demo[key] ?? []).map((spelling): [DemoKey, string] => [key, spelling])),
  ];
  const meanings = new Map<string, Meaning>();
  for (const [key, spelling] of spelled) {
    for (const [words, form] of formsOf(key, spelling)) {
      meanings.set(words, meanings.get(words) ?? { key, form });
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

function formsOf(key: string, spelling: string): [string, Form][] {
  const named = spelling.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return [
    [spelling, 'text'],
    ...[...new Set([named, escapeHtml(spelling)])]
      .filter((words) => words !== spelling)
      .map((words): [string, Form] => [words, 'html']),
    ...urlFormsOf(spelling),
    ...(key === 'phone' ? [[`tel:${toDial(spelling)}`, 'tel'] as [string, Form]] : []),
  ];
}

/** Addresses write a space as `%20` or, in a query, as `+`. */
function urlFormsOf(spelling: string): [string, Form][] {
  const encoded = encodeURIComponent(spelling);
  return [...new Set([encoded, encoded.replaceAll('%20', '+')])].map((words) => [words, 'url']);
}

/** Bounds words by other characters, but not in an address, where an escape such as `%20` may precede them. */
function toPattern(words: string, form: Form | undefined): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const isBare = form === 'url';
  const start = isBare || !/^[\p{L}\p{M}\p{N}]/u.test(words) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  return `${start}${literal}${/[\p{L}\p{M}\p{N}]$/u.test(words) ? '(?![\\p{L}\\p{M}\\p{N}])' : ''}`;
}
