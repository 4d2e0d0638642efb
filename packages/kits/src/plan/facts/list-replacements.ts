import { type BundleSite, demoKeys, type Facts } from '@kithouse/contract';
import { toFactValues, toLine } from './fact-values.js';

type Given = { facts?: Facts | undefined; title?: string | undefined; slots?: Readonly<Record<string, string>> | undefined };

/** A text of the demo business and the person's own. */
export type Replacement = { from: string; to: string };

/** Lists what a finished page shows instead of its demo business, the longest first. */
export function listReplacements(site: BundleSite, { facts = {}, title, slots = {} }: Given, locale: string): Replacement[] {
  const name = title?.trim() || facts.name;
  const { texts } = toFactValues({ ...facts, ...(name ? { name } : {}) }, locale);
  const written = (site.slots ?? []).map(({ key, text }) => ({ from: text, to: toLine(slots[key]) }));
  const given = demoKeys.flatMap((key) =>
    (site.facts?.[key] ?? []).map((spelling) => ({ from: spelling, to: texts[key] ?? '' })),
  );
  return [...written, ...given].filter(({ to }) => to !== '').toSorted((a, b) => b.from.length - a.from.length);
}
