/** Source language of all texts and fallback for untranslated ones. */
export const sourceLanguage = 'en';

/** Parses a locale of a browser (`de-AT`) or WordPress (`de_DE_formal`); undefined if invalid. */
export function toLanguage(given: string): string | undefined {
  const pattern = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?![a-z\d])/i;
  const [found, ...parts] = pattern.exec(given.trim()) ?? [];
  return found === undefined ? undefined : Intl.getCanonicalLocales(parts.filter(Boolean).join('-'))[0];
}

/** Returns whether a text is a language as this contract writes it: `de`, `pt-BR` or `zh-Hant`. */
export const isLanguage = (given: string) => toLanguage(given) === given;

/** Finds the best of `available` for a language: the same, or another variant of it. */
export function findNearest(language: string, available: readonly string[]): string | undefined {
  return available.includes(language) ? language : available.find((one) => baseOf(one) === baseOf(language));
}

/** Returns the first wanted language that is available, with its region; otherwise the first valid one. */
export function chooseLanguage(wanted: readonly string[], available: readonly string[]): string {
  const languages = wanted.flatMap((one) => toLanguage(one) ?? []);
  const canShow = (one: string) => findNearest(one, [sourceLanguage, ...available]) !== undefined;
  return languages.find(canShow) ?? languages[0] ?? sourceLanguage;
}

const longestHeader = 500;

export function readAcceptLanguage(header = ''): string[] {
  const wanted = header
    .slice(0, longestHeader)
    .split(',')
    .map((entry) => {
      const [name = '', ...rest] = entry.split(';').map((part) => part.trim());
      const [, weight = '1'] = /^q=([\d.]+)$/i.exec(rest.join(';')) ?? [];
      return { name, weight: Number(weight) };
    });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}

const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'];

export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.includes(baseOf(language)) ? 'rtl' : 'ltr');

const baseOf = (language: string) => language.split('-')[0] ?? '';
