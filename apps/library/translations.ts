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

/** Writes the text listings into the build, and WordPress's files beside the .po files in `folder`. */
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

/** Builds the listings of the scripts' texts by their plugin paths. */
export function makeListings(folder: string, domain: string = brand.slug): Files {
  const { entries } = parse(path.join(folder, `${domain}.pot`));
  const toFile = (name: string) => [name, printListing(entries.filter(isListedIn(name)), domain)] as const;
  return Object.fromEntries(Object.values(listings).map(toFile));
}

/** Writes WordPress's files for each .po file in `folder` and removes earlier ones. */
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

/** Builds one file for PHP in both formats and one per listing, named as in WordPress's language packs. */
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
