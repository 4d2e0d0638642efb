import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { toLocaleData } from '../../scripts/i18n/compile.js';
import { type Entry, parsePo } from '../../scripts/i18n/po.js';

/** Selects texts of pages, because the catalogue also has the mails' texts. */
const ofPages = ({ references }: Entry) => references.some((file) => !/\/mails\/|mail-letter/.test(file));

/** Converts each imported .po file to a module. */
export function translations(): Plugin {
  return {
    name: 'translations',
    load(id) {
      if (id.endsWith('.po')) {
        const texts = JSON.stringify(toLocaleData(parsePo(readFileSync(id, 'utf8')), ofPages));
        return `export default JSON.parse(${JSON.stringify(texts)});`;
      }
    },
  };
}
