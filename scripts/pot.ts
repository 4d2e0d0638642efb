/**
 * Collects all readable texts into one .pot for the plugin and one for the portal and mails, and updates each translation.
 * Compiles the mails' texts for the cloud. `--check` only compares. Lists missing translations either way; only broken entries
 * fail.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand, readPluralRule } from '@kithouse/contract';
import { collectMessages } from './i18n/collect.js';
import { toLocaleData } from './i18n/compile.js';
import { listPlaceholders } from './i18n/message.js';
import { type Catalogue, type Entry, findFault, parsePo, printPo, updateCatalogue } from './i18n/po.js';
import { listFiles } from './stamp.js';

const cloudFolder = 'apps/cloud/languages';
const isCheck = process.argv.includes('--check');
let failures = 0;

await updateTranslations('plugin', 'plugin/languages', brand.slug);
for (const [file, catalogue] of await updateTranslations('provider', 'apps/portal/languages', `${brand.slug}-portal`)) {
  writeMails(file, catalogue);
}
process.exitCode = failures > 0 ? 1 : 0;

/** Updates the translations and returns them by file. */
async function updateTranslations(whose: Parameters<typeof collectMessages>[0], folder: string, name: string) {
  const { messages, faults } = await collectMessages(whose);
  for (const fault of faults) {
    fail(fault);
  }
  write(`${folder}/${name}.pot`, printPo(updateCatalogue({ headers: toHeaders(name), entries: [] }, messages)));
  return listFiles(folder)
    .filter((file) => file.endsWith('.po'))
    .map((file) => {
      const catalogue = updateCatalogue(parsePo(readFileSync(file, 'utf8')), messages);
      write(file, printPo(catalogue));
      tell(file, catalogue);
      return [file, catalogue] as const;
    });
}

/** Builds the headers without a date, which would change the file daily. */
function toHeaders(domain: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    'Project-Id-Version': `${brand.name} ${version}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    'X-Domain': domain,
  };
}

function writeMails(file: string, catalogue: Catalogue) {
  const language = (catalogue.headers.Language ?? '').replaceAll('_', '-');
  const ofMails = ({ references }: Entry) =>
    references.some((one) => /^apps\/cloud\/src\/(.*\/mails\/|ports\/|features\/orders\/offer)/.test(one));
  if (!/^[a-z]{2,3}(-\w+)?$/.test(language)) {
    fail(`${file}: its header names no Language, such as de_DE`);
  } else {
    write(`${cloudFolder}/${language}.json`, `${JSON.stringify(toLocaleData(catalogue, ofMails), null, 2)}\n`);
  }
}

function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  if (isCheck) {
    fail(`${file} is stale: run npm run pot and commit it`);
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}

function tell(file: string, { headers, entries }: Catalogue) {
  const open = entries.flatMap((entry) => {
    const fault = findFault(entry, listPlaceholders);
    return fault ? [{ fault, single: entry.single }] : [];
  });
  console.log(`${file}: ${entries.length - open.length} of ${entries.length} texts`);
  for (const { fault, single } of open) {
    if (fault === 'broken') {
      fail(`broken: ${single}: its placeholders are not those of the translation`);
    } else {
      console.log(`${fault}: ${single}`);
    }
  }
  try {
    readPluralRule(headers['Plural-Forms'] ?? '');
  } catch (error) {
    fail(`${file}: ${(error as Error).message}`);
  }
}

function fail(line: string) {
  failures += 1;
  console.log(line);
}
