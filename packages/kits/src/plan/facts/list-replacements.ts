import { type BundleSite, demoKeys, type Facts, factKeys, type HoursRow, socialNetworkNames } from '@kithouse/contract';
import { toFactValues, toLine } from './fact-values.js';

/**
 * The details of a person that a preview shows besides texts: rows of opening hours and names of social networks. It leaves out
 * elements that need a missing detail.
 */
export type PreviewedFacts = { missing: string[]; rows: readonly HoursRow[]; networks: readonly string[] };

type Given = { facts?: Facts | undefined; title?: string | undefined; slots?: Readonly<Record<string, string>> | undefined };

/** A text of the demo business and the person's own. */
export type Replacement = { from: string; to: string };

/** Lists the replacements for the demo business of a finished page, the longest sample first. */
export function listReplacements(site: BundleSite, { facts = {}, title, slots = {} }: Given, locale: string): Replacement[] {
  const { texts } = toFactValues(withName(facts, title), locale);
  const written = (site.slots ?? []).map(({ key, text }) => ({ from: text, to: toLine(slots[key]) }));
  const given = demoKeys.flatMap((key) =>
    (site.facts?.[key] ?? []).map((spelling) => ({ from: spelling, to: texts[key] ?? '' })),
  );
  return [...written, ...given].filter(({ to }) => to !== '').toSorted((a, b) => b.from.length - a.from.length);
}

/** Returns the details of a person that the marks of a pack depend on. */
export function describeFacts({ facts = {}, title }: Given, locale: string): PreviewedFacts {
  const { rows, links, has } = toFactValues(withName(facts, title), locale);
  return {
    missing: [...factKeys, 'social' as const].filter((key) => !has(key)),
    rows,
    networks: links.map(({ network }) => socialNetworkNames[network]),
  };
}

const withName = (facts: Facts, title: string | undefined): Facts => {
  const name = title?.trim() || facts.name;
  return { ...facts, ...(name ? { name } : {}) };
};
