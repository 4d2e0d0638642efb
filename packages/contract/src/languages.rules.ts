/** The language that all texts are written in; what is not translated is shown in it. */
export const sourceLanguage = 'en';

/** Language, script and region of a locale as browsers (`de-AT`) or WordPress (`de_DE_formal`) write it; nothing for what is none. */
export function toLanguage(given: string): string | undefined {
  const pattern = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?![a-z\d])/i;
  const [found, ...parts] = pattern.exec(given.trim()) ?? [];
  return found === undefined ? undefined : Intl.getCanonicalLocales(parts.filter(Boolean).join('-'))[0];
}

/** The one of `available` that somebody of this language reads best: its own, or another one of the same language. */
export function findNearest(language: string, available: readonly string[]): string | undefined {
  return available.includes(language) ? language : available.find((one) => baseOf(one) === baseOf(language));
}

/** The first wanted language that can be shown, region included; else the first that is one at all. */
export function chooseLanguage(wanted: readonly string[], available: readonly string[]): string {
  const languages = wanted.flatMap((one) => toLanguage(one) ?? []);
  const canShow = (one: string) => findNearest(one, [sourceLanguage, ...available]) !== undefined;
  return languages.find(canShow) ?? languages[0] ?? sourceLanguage;
}

const longestHeader = 500;

/** The languages of an `Accept-Language`, the most wanted first. */
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
