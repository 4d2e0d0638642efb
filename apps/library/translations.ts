import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.js';
import { toLocaleData, toMo, toPhp } from '../../scripts/i18n/compile.js';
import { parsePo } from '../../scripts/i18n/po.js';
import { isListedIn, isOfPhp, listings, printListing } from '../../scripts/i18n/shipped.js';

type Files = Record<string, string | Uint8Array>;

const isBuilt = (name: string) => /\.(mo|json|l10n\.php)$/.test(name);

/** Writes the listings of texts into the build, and beside the .po files in `folder` what WordPress reads of them. */
export function translations(folder: string): Plugin {
  return {
    name: 'translations',
    apply: 'build',
    generateBundle() {
      for (const [name, source] of Object.entries(makeListings(folder))) {
        this.emitFile({ type: 'asset', fileName: path.basename(name), source });
      }
      writeLanguageFiles(folder);
    },
  };
}

/** The files that list the texts of the scripts, by their paths in the plugin. */
export function makeListings(folder: string, domain: string = brand.slug): Files {
  const { entries } = parse(path.join(folder, `${domain}.pot`));
  const toFile = (name: string) => [name, printListing(entries.filter(isListedIn(name)), domain)] as const;
  return Object.fromEntries(Object.values(listings).map(toFile));
}

/** Writes the files that WordPress reads for each .po file in `folder`, and removes those of earlier builds. */
export function writeLanguageFiles(folder: string): void {
  for (const name of readdirSync(folder).filter(isBuilt)) {
    rmSync(path.join(folder, name));
  }
  const names = readdirSync(folder).filter((file) => file.endsWith('.po'));
  for (const name of names) {
    for (const [file, content] of Object.entries(makeLanguageFiles(path.join(folder, name)))) {
      writeFileSync(path.join(folder, file), content);
    }
  }
}

/** One file for PHP in both forms, and one for each listing, named as in the language packs of WordPress. */
function makeLanguageFiles(file: string): Files {
  const catalogue = parse(file);
  const name = path.basename(file, '.po');
  const scripts = Object.values(listings).map((source) => {
    const locale_data = { messages: toLocaleData(catalogue, isListedIn(source)) };
    const hash = createHash('md5').update(source).digest('hex');
    return [`${name}-${hash}.json`, JSON.stringify({ source, domain: 'messages', locale_data })] as const;
  });
  return {
    [`${name}.l10n.php`]: toPhp(catalogue, isOfPhp),
    [`${name}.mo`]: toMo(catalogue, isOfPhp),
    ...Object.fromEntries(scripts),
  };
}

const parse = (file: string) => parsePo(readFileSync(file, 'utf8'));
