import { limits } from '../limits.js';
import { isRecord } from '../parse-json.js';
import type { TemplateFile } from '../reading.js';
import { type Budget, unpackEntry } from './unpack-entry.js';
import { listZipEntries, type ZipEntry } from './zip-entries.js';

/** Distinguishes a few templates saved together from a web application with many such files. */
const maxTemplates = 500;

/** Finds separate templates in an archive, as editors export several together. */
export function findLooseTemplates(entries: readonly ZipEntry[]): ZipEntry[] {
  const files = entries.filter(({ name }) => /\.(?:json|html)$/i.test(name));
  const budget = { left: limits.entry_bytes };
  return files.length > maxTemplates ? [] : files.filter((entry) => isTemplate(entry, budget));
}

/** Returns the template of an archive that contains only one. */
export function findLoneTemplate(bytes: Uint8Array): TemplateFile | undefined {
  const entries = listZipEntries(bytes);
  const isProgram = entries.some(({ name }) => /\.php$|(?:^|\/)(?:bundle|manifest)\.json$/i.test(name));
  const [lone, ...more] = isProgram ? [] : findLooseTemplates(entries);
  return lone && more.length === 0
    ? { name: lone.name.replace(/^.*\//, ''), bytes: unpackEntry(lone, { left: lone.size }) }
    : undefined;
}

function isTemplate(entry: ZipEntry, budget: Budget): boolean {
  try {
    const text = new TextDecoder().decode(unpackEntry(entry, budget));
    return /\.html$/i.test(entry.name) ? /<!--\s+wp:[a-z]/.test(text) : isExported(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return false;
  }
}

const isExported = (value: unknown) =>
  isRecord(value) &&
  (value.__file === 'wp_block' ||
    (Array.isArray(value.content) && value.content.some((one) => isRecord(one) && 'elType' in one)));
