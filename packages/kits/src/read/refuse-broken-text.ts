import type { BundleDocument } from '@kithouse/contract';
import { KitError } from './kit-error.js';
import { isRecord } from './parse-json.js';

/**
 * Refuses unstorable texts: MySQL truncates at NUL, and PHP's JSON parser refuses lone surrogates.
 * @throws KitError `broken_text`
 */
export function refuseBrokenText(documents: readonly BundleDocument[]): void {
  for (const document of documents) {
    const broken = findBroken(document, '');
    if (broken) {
      const what = broken.text.includes('\0') ? 'a null character' : 'an incomplete character, such as half of an emoji,';
      const around = broken.text.slice(Math.max(0, broken.at - 30), broken.at).replace(/[\p{Surrogate}\p{Cc}]/gu, '');
      const where = around.trim() === '' ? '' : ` behind “${around.trim()}”`;
      throw new KitError(
        'broken_text',
        `This template contains ${what}${where}. Sites can’t store it, so remove it.`,
        broken.place,
      );
    }
  }
}

type Broken = { text: string; at: number; place: string };

function findBroken(value: unknown, path: string): Broken | undefined {
  if (typeof value === 'string') {
    const at = value.search(/[\0\p{Surrogate}]/u);
    return at === -1 ? undefined : { text: value, at, place: path };
  }
  if (Array.isArray(value)) {
    return findFirst(value.entries(), (index) => `${path}[${index}]`);
  }
  return isRecord(value) ? findFirst(Object.entries(value), (key) => (path === '' ? `${key}` : `${path}.${key}`)) : undefined;
}

function findFirst(entries: Iterable<[string | number, unknown]>, placeOf: (key: string | number) => string): Broken | undefined {
  for (const [key, item] of entries) {
    const broken = findBroken(item, placeOf(key)) ?? (typeof key === 'string' ? findBroken(key, placeOf(key)) : undefined);
    if (broken) {
      return broken;
    }
  }
  return undefined;
}
