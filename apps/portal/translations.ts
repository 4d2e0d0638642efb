import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { toLocaleData } from '../../scripts/i18n/compile.js';
import { type Entry, parsePo } from '../../scripts/i18n/po.js';

/** What the pages show; the rest of a catalogue is for mails. */
const ofPages = ({ references }: Entry) => references.some((file) => !/\/mails\/|mail-letter/.test(file));

/** Makes a module of each .po file that is imported. */
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
