/**
 * Collects every text that people meet into plugin/languages/kithouse.pot, and brings each translation up to date with it.
 * `--check` only compares. What a translation still lacks is listed either way; only broken entries are a failure.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brand } from '@kithouse/contract';
import { collectMessages } from './i18n/collect.js';
import { listPlaceholders } from './i18n/message.js';
import { type Catalogue, type Entry, findFault, parsePo, printPo, updateCatalogue } from './i18n/po.js';
import { listFiles } from './stamp.js';

const folder = 'plugin/languages';
const isCheck = process.argv.includes('--check');
const { messages, faults } = await collectMessages();
let failures = 0;

for (const fault of faults) {
  fail(fault);
}
const template = `${folder}/${brand.slug}.pot`;
write(template, updateCatalogue({ headers: toHeaders(), entries: [] }, messages));
for (const file of listFiles(folder).filter((name) => name.endsWith('.po'))) {
  const catalogue = updateCatalogue(parsePo(readFileSync(file, 'utf8')), messages);
  write(file, catalogue);
  tell(file, catalogue.entries);
}
process.exitCode = failures > 0 ? 1 : 0;

/** No date: it would make the file differ from itself on every day. */
function toHeaders(): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    'Project-Id-Version': `${brand.name} ${version}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    'X-Domain': brand.slug,
  };
}

function write(file: string, catalogue: Catalogue) {
  const text = printPo(catalogue);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  if (isCheck) {
    fail(`${file} is stale: run npm run pot and commit it`);
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}

function tell(file: string, entries: Entry[]) {
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
}

function fail(line: string) {
  failures += 1;
  console.log(line);
}
