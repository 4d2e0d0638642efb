import { type DemoKey, type FactKey, type Facts, type HoursRow, type SocialLink, socialNetworks } from '@kithouse/contract';
import { describeHours } from './describe-hours.js';
import type { NeededDetail } from './left-out.js';

/** The details that a person entered, ready to be written. */
export type FactValues = {
  texts: Partial<Record<DemoKey, string>>;
  rows: readonly HoursRow[];
  links: readonly SocialLink[];
  has: (key: NeededDetail) => boolean;
};

/** Turns a person's details into single lines and composes those that consist of others. */
export function toFactValues(facts: Facts, locale?: string): FactValues {
  const { opening_hours = [], social = [], ...given } = facts;
  const texts: Partial<Record<DemoKey, string>> = {};
  for (const [key, value] of Object.entries(given) as [FactKey, unknown][]) {
    const line = toLine(value);
    if (line !== '') {
      texts[key] = line;
    }
  }
  const listed = describeHours(opening_hours, locale);
  const rows = listed.length > 0 || texts.hours === undefined ? listed : [{ days: texts.hours, times: '' }];
  if (texts.hours === undefined && listed.length > 0) {
    texts.hours = listed.map(({ days, times }) => `${days} ${times}`).join(', ');
  }
  if (texts.street !== undefined) {
    const town = [texts.postal_code, texts.city].filter(Boolean).join(' ');
    texts.address = [texts.street, town].filter(Boolean).join(', ');
  }
  return { texts, rows, links: social, has: (key) => (key === 'social' ? social.length > 0 : texts[key] !== undefined) };
}

/** Rows for previews, which replace their texts: the second shows what separates rows, and the third has no times. */
export const sampleRows: readonly HoursRow[] = [
  { days: 'kit:days', times: 'kit:times' },
  { days: 'kit:days', times: 'kit:times' },
  { days: 'kit:days', times: '' },
];

/** Links to every network, among which a preview chooses. */
export const sampleLinks: readonly SocialLink[] = socialNetworks.map((network) => ({ network, url: '#' }));

/** Joins lines, because line breaks would add headers to a mail and paragraphs to a text. */
export const toLine = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cs}/gu, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
    : '';
