import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@kithouse/contract';
import { findCycles, findDeadMethods, findOperationNames, findUpwardUses, listDependencies } from './php-dependencies.js';
import { readPhp } from './php-source.js';
import { listFiles } from './stamp.js';

const maxLines = 220;
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
  'Hand_Over',
  'Details',
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
  const names = operations.map(({ name }) => name);
  const found = {
    'class in a cycle': findCycles(graph).flat(),
    'use of a higher floor': findUpwardUses(graph, floors),
    'dead method': findDeadMethods(sources),
    'more than 220 lines': sources.filter(({ lines }) => lines > maxLines).map(({ file }) => file.slice('plugin/src/'.length)),
    'operation name': findOperationNames(sources, names, operationFolder),
  };
  const problems = Object.entries(found).flatMap(([rule, names]) => names.map((name) => `${rule}: ${name}`));
  const summary = `${sources.length} PHP files, ${problems.length} violations`;
  return { summary, problems: sources.length < 100 ? [...problems, 'too few PHP files were found'] : problems };
}
