import type { BundleSite, DemoKey, Warning } from '@kithouse/contract';
import type { PlannedDocument } from '../plan-source.js';
import { matchFacts } from './match-facts.js';

/** Limits the list to a number that people read. */
const maxSamples = 100;

/** Lists the sample texts that stay, each with the pages that show it. Slots count only if the site sent any. */
export function listSamples(
  site: BundleSite | undefined,
  texts: Partial<Record<DemoKey, string>>,
  slots: Readonly<Record<string, string>> | undefined,
  { documents, write }: { documents: readonly PlannedDocument[]; write: (text: string) => string },
): Warning[] {
  const unwritten = slots === undefined ? [] : (site?.slots ?? []).filter(({ key }) => !slots[key]?.trim());
  const open = unwritten.map((slot) => ({ ...slot, text: write(slot.text) }));
  const matcher = matchFacts(site?.facts ?? {}, open);
  const found = new Map<string, { words: string; places: Set<string> }>();
  for (const { document, title } of matcher ? documents : []) {
    for (const { key, words } of listTexts(document).flatMap((text) => matcher?.find(text) ?? [])) {
      if (texts[key as DemoKey] === undefined) {
        const known = found.get(key);
        const places = known?.places ?? new Set<string>();
        const isSpelled = site?.facts?.[key as DemoKey]?.includes(words) === true;
        found.set(key, { words: isSpelled ? words : (known?.words ?? words), places: places.add(title) });
      }
    }
  }
  return [...found.values()]
    .slice(0, maxSamples)
    .map(({ words, places }) => ({ code: 'sample_text', message: `Sample text: “${words}”`, place: [...places].join(', ') }));
}

export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
