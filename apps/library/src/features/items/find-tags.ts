import type { TagChoice } from '@kithouse/contract';

type Folded = { choice: TagChoice; text: string };

/** Folds case, accents and composition of tags. */
export const foldTags = (choices: readonly TagChoice[]): Folded[] =>
  choices.map((choice) => ({ choice, text: fold(choice.label) }));

/** Finds tags with items by text: prefixes first, then words with the prefix, each in the given order. */
export function findTags(tags: readonly Folded[], words: string, without: readonly number[]): TagChoice[] {
  const sought = fold(words.trim());
  const ranks: TagChoice[][] = [[], [], []];
  for (const { choice, text } of tags) {
    const at = text.indexOf(sought);
    if (at >= 0 && choice.items_count > 0 && !without.includes(choice.value)) {
      ranks[at === 0 ? 0 : text.includes(` ${sought}`) ? 1 : 2]?.push(choice);
    }
  }
  return ranks.flat();
}

const fold = (text: string) =>
  text
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
