import { brand, chooseLanguage, findNearest, sourceLanguage, type Translation } from '@kithouse/contract';
import { setLanguage } from './i18n.js';

/** Fetched only for whoever reads them. */
const catalogues = new Map(
  Object.entries(import.meta.glob<Translation>('../languages/*.po', { import: 'default' })).map(
    ([file, load]) => [file.replace(/^.*portal-|\.po$/g, '').replaceAll('_', '-'), load] as const,
  ),
);

export const languages: readonly string[] = [sourceLanguage, ...catalogues.keys()];

const key = `${brand.slug}-language`;

type Visit = { search: string; wanted: readonly string[] };

/** What was chosen on these pages, what the library was shown in when it led here, or what the browser asks for. */
export function findLanguage({ search, wanted }: Visit): string {
  const told = new URLSearchParams(search).get('locale')?.slice(0, 35) ?? '';
  if (told !== '') {
    // The pages that follow do not name it.
    keep('sessionStorage', told);
  }
  return chooseLanguage([read('localStorage'), read('sessionStorage') || told, ...wanted], languages);
}

/** Shows the pages in a language, as soon as its texts are here. */
export async function showLanguage(language: string): Promise<void> {
  const load = catalogues.get(findNearest(language, languages) ?? '');
  // What cannot be fetched is shown in the language it is written in.
  const translation = await load?.().catch(() => undefined);
  const isSource = findNearest(language, [sourceLanguage]) !== undefined;
  setLanguage(isSource || translation ? language : sourceLanguage, translation);
}

/** Keeps what somebody chose for their next visits. */
export const keepChoice = (language: string) => keep('localStorage', language);

type Store = 'localStorage' | 'sessionStorage';

function keep(store: Store, language: string) {
  try {
    globalThis[store].setItem(key, language);
  } catch {
    // A browser that keeps nothing goes by what it asks for.
  }
}

function read(store: Store): string {
  try {
    return globalThis[store].getItem(key) ?? '';
  } catch {
    return '';
  }
}
