import { brand, chooseLanguage, findNearest, sourceLanguage, type Translation } from '@kithouse/contract';
import { setLanguage } from './i18n.js';

/** Loaded only for readers of the language. */
const catalogues = new Map(
  Object.entries(import.meta.glob<Translation>('../languages/*.po', { import: 'default' })).map(
    ([file, load]) => [file.replace(/^.*portal-|\.po$/g, '').replaceAll('_', '-'), load] as const,
  ),
);

export const languages: readonly string[] = [sourceLanguage, ...catalogues.keys()];

const key = `${brand.slug}-language`;

type Visit = { search: string; wanted: readonly string[] };

/** Returns the language chosen here, that of the library that linked here, or the browser's. */
export function findLanguage({ search, wanted }: Visit): string {
  const locale = new URLSearchParams(search).get('locale')?.slice(0, 35) ?? '';
  if (locale !== '') {
    // Later pages do not name it.
    keep('sessionStorage', locale);
  }
  return chooseLanguage([read('localStorage'), read('sessionStorage') || locale, ...wanted], languages);
}

/** Shows the pages in a language once its texts have loaded. */
export async function showLanguage(language: string): Promise<void> {
  const load = catalogues.get(findNearest(language, languages) ?? '');
  // Falls back to the source language if loading fails.
  const translation = await load?.().catch(() => undefined);
  const isSource = findNearest(language, [sourceLanguage]) !== undefined;
  setLanguage(isSource || translation ? language : sourceLanguage, translation);
}

/** Stores a person's choice for later visits. */
export const keepChoice = (language: string) => keep('localStorage', language);

type Store = 'localStorage' | 'sessionStorage';

function keep(store: Store, language: string) {
  try {
    globalThis[store].setItem(key, language);
  } catch {
    // Without storage, the browser's language is used.
  }
}

function read(store: Store): string {
  try {
    return globalThis[store].getItem(key) ?? '';
  } catch {
    return '';
  }
}
