import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names that the plugin's files contain literally, for PHP, WordPress or translators. */
export type PluginNames = { name: string; slug: string; prefix: string };

/** Longest prefix whose post type `<prefix>_part` fits WordPress's limit of 20 characters. */
const longestPrefix = 15;

/** Converts a product name to a PHP namespace, such as `Acme_Kits`. */
export const toNamespace = (name: string) => name.replaceAll(/[^A-Za-z0-9]+/g, '_');

/** Reads the names that the plugin in this folder was last written with, from its generated `Brand.php`. */
export function readPluginNames(plugin: string): PluginNames {
  const php = readFileSync(path.join(plugin, 'src/Brand.php'), 'utf8');
  const constant = (key: string) => new RegExp(`const ${key} = '([^']+)'`).exec(php)?.[1] ?? '';
  return { name: constant('NAME'), slug: constant('SLUG'), prefix: constant('PREFIX') };
}

/**
 * Renames the plugin in this folder: main file, header, text domain, namespace, constants, tables, options, metas, post type,
 * hooks, CSS classes and language files. Does nothing when the names are the same. Throws when a name can't be used in PHP.
 */
export function rebrandPlugin(plugin: string, to: PluginNames): string[] {
  const from = readPluginNames(plugin);
  assertUsable(to);
  if (from.name === to.name && from.slug === to.slug && from.prefix === to.prefix) {
    return [];
  }
  const changed: string[] = [];
  for (const file of listFiles(plugin)) {
    const text = readFileSync(path.join(plugin, file), 'utf8');
    const renamed = renameText(text, from, to);
    const target = file.replaceAll(from.slug, to.slug);
    if (renamed !== text) {
      writeFileSync(path.join(plugin, file), renamed);
    }
    if (target !== file) {
      renameSync(path.join(plugin, file), path.join(plugin, target));
    }
    if (renamed !== text || target !== file) {
      changed.push(target);
    }
  }
  return changed;
}

/** Renames the plugin's own Elementor widgets in the templates of a catalogue. Returns the files it changed. */
export function renameWidgets(catalogue: string, from: string, to: string): string[] {
  const names = readdirSync(catalogue, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.filter((name) => {
    const file = path.join(catalogue, name);
    const text = readFileSync(file, 'utf8');
    const renamed = text.replaceAll(new RegExp(`("widgetType": ?")${from}-`, 'g'), (_, start: string) => `${start}${to}-`);
    if (renamed !== text) {
      writeFileSync(file, renamed);
    }
    return renamed !== text;
  });
}

/** Replaces every name in the text of a plugin file. */
export function renameText(text: string, from: PluginNames, to: PluginNames): string {
  const [namespace, constant] = [toNamespace(from.name), from.prefix.toUpperCase()];
  const rules: [RegExp, string][] = [
    [new RegExp(`\\b${constant}(?=_)`, 'g'), to.prefix.toUpperCase()],
    [new RegExp(`(?<=namespace |@package |\\bfunction_exists\\( ')${namespace}\\b`, 'g'), toNamespace(to.name)],
    [new RegExp(`\\b${namespace}(?=\\\\)`, 'g'), toNamespace(to.name)],
    [new RegExp(from.name, 'g'), to.name],
    // Adjacent underscores make it part of an identifier, which cannot contain a hyphen.
    [new RegExp(`(?<=_)${from.prefix}|${from.prefix}(?=_)`, 'g'), to.prefix],
    [new RegExp(from.slug, 'g'), to.slug],
  ];
  return rules.reduce((renamed, [pattern, word]) => renamed.replaceAll(pattern, () => word), text);
}

/** Lists the files that contain the names. `assets` is built and `contract.json` is generated after renaming. */
function listFiles(plugin: string): string[] {
  const folders = ['src', 'languages'].filter((folder) => existsSync(path.join(plugin, folder)));
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(plugin, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  return [...readdirSync(plugin), ...inFolders].filter((name) => /\.(php|txt|pot?|dist)$/.test(name));
}

function assertUsable({ name, slug, prefix }: PluginNames): void {
  const problems = [
    /^[A-Za-z][^'"\\$]*$/.test(name)
      ? ''
      : `name "${name}" must begin with a letter and must not contain quotes, $ or backslashes`,
    /^[a-z][a-z0-9-]*$/.test(slug) ? '' : `slug "${slug}" must consist of lower-case letters, digits and hyphens`,
    /^[a-z][a-z0-9_]*$/.test(prefix) ? '' : `prefix "${prefix}" must consist of lower-case letters, digits and underscores`,
    prefix.length <= longestPrefix ? '' : `prefix "${prefix}" must not be longer than ${longestPrefix} characters`,
  ].filter(Boolean);
  if (problems.length > 0) {
    throw new Error(`packages/contract/src/brand.ts: ${problems.join('; ')}.`);
  }
}
