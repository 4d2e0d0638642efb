import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';
import { brand, getTexts } from '@kithouse/contract';
import { fetchWordPress } from '../../../playground/src/fetch-wordpress.js';
import type { Visit } from './start-site.js';

type I18n = {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
  setLocaleData: (data: object, domain: string) => void;
};

/** Loads WordPress's browser translation script without texts. */
async function createI18n(): Promise<{ context: Context; i18n: I18n }> {
  const { core } = await fetchWordPress();
  const context = createContext();
  runInContext('var window = globalThis;', context);
  for (const name of ['hooks', 'i18n']) {
    runInContext(readFileSync(path.join(core, `wp-includes/js/dist/${name}.min.js`), 'utf8'), context);
  }
  return { context, i18n: (runInContext('wp', context) as { i18n: I18n }).i18n };
}

const inUse = ({ __, _n }: I18n) => ({
  __: (text: string) => __(text, brand.slug),
  _n: (single: string, plural: string, count: number) => _n(single, plural, count, brand.slug),
});

/** Translates like the page: runs the printed texts. Throws what the browser would throw. */
export async function readPrintedTexts(visit: Visit, address = '/wp-admin/admin.php?page=kithouse') {
  const html = await (await visit.ask(address)).text();
  const { context, i18n } = await createI18n();
  const printed = [...html.matchAll(/<script[^>]*id="kithouse-js-(?:after|translations)"[^>]*>(.*?)<\/script>/gs)];
  for (const [, code] of printed) {
    runInContext(code ?? '', context);
  }
  return { html, ...inUse(i18n), size: printed.map(([, code]) => code).join('').length };
}

/** Translates like an editor after its button is pressed. */
export async function readFetchedTexts(visit: Visit, version: string) {
  const { i18n } = await createI18n();
  i18n.setLocaleData(await visit.call(getTexts, { version }), brand.slug);
  return inUse(i18n);
}
