import { brand } from '@kithouse/contract';

type LocaleData = Record<string, unknown>;
type Sink = { setLocaleData: (data: LocaleData, domain: string) => void };

const folder = '../../../../plugin/languages/';
const files = import.meta.glob<LocaleData>('../../../../plugin/languages/*.po', { import: 'default' });

/** Longer than this nobody waits for words in their language: the texts then stand as written. */
const patience = 5000;

/**
 * Fetches the texts of a locale such as `de_DE` and hands them to WordPress, where `t` finds them. Answers nothing where
 * there is none, so that a library in English waits for nothing. Never rejects.
 */
export function loadTranslation(locale: string): Promise<void> | undefined {
  const load = files[`${folder}${brand.slug}-${chooseLocale(locale)}.po`];
  const { i18n } = (globalThis as { wp?: { i18n?: Sink } }).wp ?? {};
  if (!load || !i18n) {
    return undefined;
  }
  const loaded = load().then(
    (data) => i18n.setLocaleData(data, brand.slug),
    () => undefined,
  );
  return Promise.race([loaded, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}

/** The locale itself, else another one of its language: Austria reads what was written for Germany. */
export function chooseLocale(locale: string, known = Object.keys(files).map(localeOf)): string | undefined {
  const language = locale.split('_', 1)[0];
  return known.find((one) => one === locale) ?? known.find((one) => one.split('_', 1)[0] === language);
}

const localeOf = (file: string) => file.slice(`${folder}${brand.slug}-`.length, -'.po'.length);
