import { readdirSync, readFileSync } from 'node:fs';
import {
  createTranslator,
  directionOf,
  findNearest,
  sourceLanguage,
  type Translation,
  type Translator,
} from '@kithouse/contract';

/** Generated from the .po files by `npm run pot`. */
const folder = new URL('../../languages/', import.meta.url);

/** Translates to one language; `language` also formats amounts and dates. */
export type Words = Translator & { language: string; direction: 'ltr' | 'rtl' };

const translations = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace(/\.json$/, ''), readTranslation(file)] as const),
);

/** Lists the languages with translated mails besides the source. */
export const languages: readonly string[] = [...translations.keys()];

const translators = new Map(languages.map((language) => [language, createTranslator(translations.get(language))]));
const source = createTranslator();

/** Returns the texts of a language, or of the source language without a translation. */
export function speak(language: string): Words {
  const nearest = findNearest(language, [sourceLanguage, ...languages]);
  const shown = nearest === undefined ? sourceLanguage : language;
  return { ...(translators.get(nearest ?? '') ?? source), language: shown, direction: directionOf(shown) };
}

function readTranslation(file: string): Translation {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Translation;
}
