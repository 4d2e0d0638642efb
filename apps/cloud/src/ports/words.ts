import { readdirSync, readFileSync } from 'node:fs';
import {
  createTranslator,
  directionOf,
  findNearest,
  sourceLanguage,
  type Translation,
  type Translator,
} from '@kithouse/contract';

/** Made of the .po files by `npm run pot`. */
const folder = new URL('../../languages/', import.meta.url);

/** What speaks one language. `language` is also that of amounts and days. */
export type Words = Translator & { language: string; direction: 'ltr' | 'rtl' };

const translations = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace(/\.json$/, ''), readTranslation(file)] as const),
);

/** Into which there are mails, besides the source. */
export const languages: readonly string[] = [...translations.keys()];

const translators = new Map(languages.map((language) => [language, createTranslator(translations.get(language))]));
const source = createTranslator();

/** The words of somebody's language; the source's where there is no translation. */
export function speak(language: string): Words {
  const nearest = findNearest(language, [sourceLanguage, ...languages]);
  const shown = nearest === undefined ? sourceLanguage : language;
  return { ...(translators.get(nearest ?? '') ?? source), language: shown, direction: directionOf(shown) };
}

function readTranslation(file: string): Translation {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Translation;
}
