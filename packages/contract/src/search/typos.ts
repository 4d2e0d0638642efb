/** Describes a prefix that one typo may have changed; with `hasGap` any letter fits between its two parts. */
export type Spelling = { before: string; after: string; hasGap: boolean; isWhole: boolean };

/**
 * Lists every spelling one typo away: a letter added, missing, changed or swapped. A typo in the last letter only matches a whole
 * term, because as a prefix it would match nearly anything.
 */
export function listSpellings(word: string): Spelling[] {
  const letters = [...word];
  const join = (from: number, to?: number) => letters.slice(from, to).join('');
  return letters.flatMap((letter, at): Spelling[] => {
    const before = join(0, at);
    const next = letters[at + 1];
    const isLast = next === undefined;
    return [
      { before, after: join(at + 1), hasGap: false, isWhole: isLast },
      { before, after: join(at + 1), hasGap: true, isWhole: isLast },
      { before, after: join(at), hasGap: true, isWhole: false },
      ...(isLast ? [{ before: word, after: '', hasGap: true, isWhole: true }] : []),
      ...(isLast || next === letter
        ? []
        : [{ before: before + next + letter, after: join(at + 2), hasGap: false, isWhole: false }]),
    ];
  });
}

const toSource = ({ before, after, hasGap }: Spelling) => `${before}${hasGap ? '.' : ''}${after}`;

/** Returns a regular expression, valid in Postgres too, for terms one typo away from the word. */
export function toTypoPattern(word: string): string {
  const spellings = listSpellings(word);
  const beginnings = spellings.filter(({ isWhole }) => !isWhole).map(toSource);
  return `^(${spellings.map(toSource).join('|')})$|^(${beginnings.join('|')})`;
}

const wholePattern = (word: string) => new RegExp(`^(${listSpellings(word).map(toSource).join('|')})$`, 'u');
const maxCandidates = 30;

/** Lists the likeliest terms one typo away: whole ones first, then the shortest. */
export function listCandidates(word: string, terms: string[]): string[] {
  const whole = wholePattern(word);
  return terms
    .map((term) => ({ term, rank: whole.test(term) ? 0 : [...term].length }))
    .sort((a, b) => a.rank - b.rank || (a.term < b.term ? -1 : 1))
    .slice(0, maxCandidates)
    .map(({ term }) => term);
}
