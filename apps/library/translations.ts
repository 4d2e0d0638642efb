import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.js';
import { toLocaleData, toPhp } from '../../scripts/i18n/compile.js';
import { type Entry, parsePo } from '../../scripts/i18n/po.js';

/** What the entries of the editors say before the library is loaded; WordPress prints it into the page. */
const ofEntries = ({ references }: Entry) =>
  references.some((file) => /\/hosts\/(gutenberg|elementor)(-entry)?\.tsx?$/.test(file));
const ofLibrary = ({ references }: Entry) => references.some((file) => !file.startsWith('plugin/'));
const ofPlugin = ({ references }: Entry) => references.some((file) => /^(plugin|packages\/contract)\//.test(file));

/**
 * Makes what is read of each .po file in `folder`: a module for the library, which fetches that of the person's locale; and
 * beside it the files that WordPress looks for.
 */
export function translations(folder: string): Plugin {
  return {
    name: 'translations',
    load(id) {
      if (id.endsWith('.po')) {
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(toLocaleData(parse(id), ofLibrary)))});`;
      }
    },
    generateBundle() {
      for (const [name, source] of Object.entries(makeLanguageFiles(folder))) {
        this.emitFile({ type: 'asset', fileName: `languages/${name}`, source });
      }
    },
  };
}

/** What WordPress itself reads of the .po files in `folder`: name → content. */
export function makeLanguageFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.po'));
  return Object.fromEntries(
    names.flatMap((file) => {
      const catalogue = parse(path.join(folder, file));
      const name = path.basename(file, '.po');
      const locale_data = { messages: toLocaleData(catalogue, ofEntries) };
      return [
        [`${name}.l10n.php`, toPhp(catalogue, ofPlugin)],
        [`${name}-${brand.slug}.json`, JSON.stringify({ domain: brand.slug, locale_data })],
      ];
    }),
  );
}

const parse = (file: string) => parsePo(readFileSync(file, 'utf8'));
