import { type BundleSite, type DemoKey, demoKeys, type Facts } from '@kithouse/contract';
import { toFactValues, toLine } from './fact-values.js';
import { toDial } from './match-facts.js';

type Given = { facts?: Facts | undefined; title?: string | undefined; slots?: Readonly<Record<string, string>> | undefined };

/** A text of the demo business and the person's own, for texts and attributes, or for addresses. */
export type Replacement = { from: string; to: string; in: 'text' | 'href' };

/** Lists what a finished page shows instead of its demo business, the longest first. */
export function listReplacements(site: BundleSite, { facts = {}, title, slots = {} }: Given, locale: string): Replacement[] {
  const name = title?.trim() || facts.name;
  const { texts } = toFactValues({ ...facts, ...(name ? { name } : {}) }, locale);
  const written = (site.slots ?? []).flatMap(({ key, text }): Replacement[] => {
    const own = toLine(slots[key]);
    return own === '' ? [] : [{ from: text, to: own, in: 'text' }];
  });
  const given = demoKeys.flatMap((key) => (site.facts?.[key] ?? []).flatMap((spelling) => ofDetail(key, spelling, texts[key])));
  return [...written, ...given].toSorted((a, b) => b.from.length - a.from.length);
}

function ofDetail(key: DemoKey, spelling: string, own: string | undefined): Replacement[] {
  if (own === undefined) {
    return [];
  }
  const href = (from: string, to: string): Replacement => ({ from, to, in: 'href' });
  const links = {
    phone: [href(`tel:${toDial(spelling)}`, `tel:${toDial(own)}`)],
    email: [href(`mailto:${spelling}`, `mailto:${own}`)],
  };
  const place = encodeURIComponent(spelling);
  return [
    { from: spelling, to: own, in: 'text' },
    ...(key === 'phone' || key === 'email' ? links[key] : [href(place, encodeURIComponent(own))]),
  ];
}
