import { readFileSync } from 'node:fs';
import { parsePo } from './i18n/po.js';
import { findFaults, readFunctionDocs, readMarkdown, readSource } from './plain-english.js';
import { listFiles } from './stamp.js';

const sources = ['apps', 'packages', 'playground', 'e2e', 'bench', 'scripts', 'plugin/src', 'plugin/tests', 'tools/art'];
const pages = ['docs', 'README.md', 'CONTRIBUTING.md', 'AGENTS.md'];
const catalogues = ['plugin/languages/kithouse.pot', 'apps/portal/languages/kithouse-portal.pot'];
/** Matches built and third-party files, and those that list retired words. */
const left = /\/dist\/|node_modules|plugin\/assets|requirements\.md|docs\/glossary\.md|scripts\/plain-english/;

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the faults of a file as sentences. */
function checkFile(file: string): string[] {
  const text = read(file);
  const faults = file.endsWith('.md') ? findFaults(readMarkdown(text)) : findFaults(readSource(text), readFunctionDocs(text));
  return faults.map(({ line, message }) => `${file}:${line}: ${message}`);
}

/** Returns the faults of a catalogue's texts as sentences. */
function checkTexts(file: string): string[] {
  const texts = parsePo(read(file)).entries.flatMap(({ single, plural }) => [single, ...(plural === undefined ? [] : [plural])]);
  return texts.flatMap((text) =>
    findFaults([{ kind: 'text', line: 0, text }]).map(({ message }) => `${file}: “${text}”: ${message}`),
  );
}

const files = [...sources, ...pages].flatMap(listFiles).filter((file) => /\.(?:tsx?|mjs|php|md)$/.test(file) && !left.test(file));
const faults = [...files.flatMap(checkFile), ...catalogues.flatMap(checkTexts)];
console.log([...faults, `${files.length} files, ${faults.length} faults of plain English`].join('\n'));
process.exitCode = faults.length > 0 || files.length < 1000 ? 1 : 0;
