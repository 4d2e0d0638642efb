import type { BundleSite } from '@kithouse/contract';
import { type DemoDetail, findDemoDetails } from './find-demo-details.js';
import { listTexts } from './list-samples.js';
import { matchFacts } from './match-facts.js';

type Site = Pick<BundleSite, 'facts' | 'slots'>;

/** Lists details and slots that no text shows, each with its first spelling. */
export function listUnusedDetails({ facts = {}, slots = [] }: Site, content: unknown): { name: string; words: string }[] {
  const texts = listTexts(content);
  // Each is looked for alone, because a slot or an address hides the details in it.
  const isShown = (key: string, spellings: readonly string[]) => {
    const matcher = matchFacts({ [key]: spellings });
    return texts.some((text) => (matcher?.find(text).length ?? 0) > 0);
  };
  return [
    ...Object.entries(facts).map(([key, spellings]) => ({ key, name: key, spellings })),
    ...slots.map(({ key, text }) => ({ key: 'about', name: `the slot ${key}`, spellings: [text] })),
  ].flatMap(({ key, name, spellings }) => (isShown(key, spellings) ? [] : [{ name, words: spellings[0] ?? '' }]));
}

/** Finds details in spellings that `facts` doesn’t list, which an import would leave. */
export function findLeftovers({ facts = {} }: Site, content: unknown, technical: readonly string[]): DemoDetail[] {
  const matcher = matchFacts(facts);
  const replaced = matcher && listTexts(content).map((text) => matcher.replace(text, () => ' '));
  return findDemoDetails(facts, replaced ?? [], technical);
}
