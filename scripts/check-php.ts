import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@kithouse/contract';
import { findCycles, findDeadMethods, findOperationNames, findUpwardUses, listDependencies } from './php-dependencies.js';
import { knownPhpViolations } from './php-known.js';
import { readPhp } from './php-source.js';
import { listFiles } from './stamp.js';

const mostLines = 220;
const operationFolder = 'plugin/src/Import/Operations/';

/** The plugin's namespaces, lowest first: each uses only those before it. A new namespace takes its place here. */
const floors = [
  'root',
  'Cloud',
  'WordPress\\Fast',
  'WordPress',
  'Push',
  'Installer',
  'Theme_Builder',
  'Import',
  'Import\\Operations',
  'Full_Site_Import',
  'Updates',
  'Lifecycle',
  'Admin',
  'Rest',
  'Cli',
];

type Report = { summary: string; problems: string[] };

/** Checks how the plugin's classes depend on each other. */
export function checkPhp(): Report {
  const files = ['src', 'kithouse.php', 'uninstall.php'].flatMap((name) => listFiles(path.join('plugin', name)));
  const sources = files.filter((file) => file.endsWith('.php')).map((file) => readPhp(file, readFileSync(file, 'utf8')));
  const graph = listDependencies(sources);
  const cycles = findCycles(graph);
  const names = operations.map(({ name }) => name);
  const found = {
    'class in a cycle': cycles.flat(),
    'use of a higher floor': findUpwardUses(graph, floors),
    'dead method': findDeadMethods(sources),
    'more than 220 lines': sources.filter(({ lines }) => lines > mostLines).map(({ file }) => file.slice('plugin/src/'.length)),
    'operation name': findOperationNames(sources, names, operationFolder),
  };
  const problems = (Object.keys(found) as (keyof typeof found)[]).flatMap((rule) => compare(rule, found[rule]));
  const known = Object.values(knownPhpViolations).flat().length;
  const summary = `${sources.length} PHP files, largest cycle ${cycles[0]?.length ?? 0} classes, ${known} known violations`;
  return { summary, problems: sources.length < 100 ? [...problems, 'too few PHP files were found'] : problems };
}

/** Reports new violations, and known ones to remove from the list. */
function compare(rule: keyof typeof knownPhpViolations, found: readonly string[]): string[] {
  const known: readonly string[] = knownPhpViolations[rule];
  return [
    ...found.filter((one) => !known.includes(one)).map((one) => `${rule}: ${one}`),
    ...known.filter((one) => !found.includes(one)).map((one) => `${rule}: ${one} is fixed: remove it from php-known.ts`),
  ];
}
