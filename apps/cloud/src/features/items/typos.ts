/** A beginning of terms that one typo may have turned into what was typed; between the two parts stands any letter, if `hasGap`. */
export type Spelling = { before: string; after: string; hasGap: boolean; isWhole: boolean };

/**
 * Every spelling one typo away: a letter too many, too few, another one, or two in the wrong order.
 * A typo in the last letter only counts for a whole term: as a beginning it would ask for nearly anything.
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

/** A regular expression, in a dialect that Postgres shares, for terms that one typo may have turned into the word. */
export function toTypoPattern(word: string): string {
  const spellings = listSpellings(word);
  const beginnings = spellings.filter(({ isWhole }) => !isWhole).map(toSource);
  return `^(${spellings.map(toSource).join('|')})$|^(${beginnings.join('|')})`;
}

const wholePattern = (word: string) => new RegExp(`^(${listSpellings(word).map(toSource).join('|')})$`, 'u');
const maxCandidates = 30;

/** The likeliest of the terms that one typo may have turned into the word: whole ones first, then the shortest. */
export function listCandidates(word: string, terms: string[]): string[] {
  const whole = wholePattern(word);
  return terms
    .map((term) => ({ term, rank: whole.test(term) ? 0 : [...term].length }))
    .sort((a, b) => a.rank - b.rank || (a.term < b.term ? -1 : 1))
    .slice(0, maxCandidates)
    .map(({ term }) => term);
}
