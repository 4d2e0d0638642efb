/** Link targets of neutral sections. None is `#`: each works on any site until the owner changes it. */

/** The sample business of all neutral sections. */
export const phone = '01632 960 190';
export const call = 'tel:+441632960190';
export const address = 'hello@example.com';
export const map = 'https://www.openstreetmap.org/search?query=Market%20Place';

/** Returns an address that opens an email with this subject, and with the questions as its text. */
export function mail(subject: string, questions: string[] = []): string {
  const body = questions.length > 0 ? `&body=${encodeURIComponent(questions.map((one) => `${one}: `).join('\n'))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Anchors of the sections on the front page. */
export const anchors = [
  'about',
  'services',
  'team',
  'prices',
  'questions',
  'contact',
  'menu',
  'gallery',
  'events',
  'news',
  'hours',
  'legal',
] as const;

/** Returns the address of a section on the front page. */
export const to = (anchor: (typeof anchors)[number]): string => `/#${anchor}`;
