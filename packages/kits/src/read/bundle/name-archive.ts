import { KitError } from '../kit-error.js';
import { wholeSite } from '../name-format.js';
import { isRecord } from '../parse-json.js';
import { showName } from '../show-name.js';
import { findLooseTemplates } from './loose-templates.js';
import { readEntryJson } from './read-entry-json.js';
import type { ZipEntry } from './zip-entries.js';

/** Names the kind of a foreign archive in the refusal, by its files. */
export function nameArchive(entries: readonly ZipEntry[]): KitError {
  const names = entries.map(({ name }) => name.replace(/^.*\//, '').toLowerCase());
  const manifest = entries.find(({ name }) => /^(?:[^/]+\/)?manifest\.json$/.test(name));
  if (manifest) {
    const value = readEntryJson(manifest, { left: manifest.size });
    const isKit = isRecord(value) && ['elementor_version', 'site-settings', 'templates'].some((key) => key in value);
    return isRecord(value) && 'manifest_version' in value
      ? wholeSite('an Envato template kit')
      : isKit
        ? wholeSite('an Elementor kit ("website template")')
        : new KitError(
            'not_a_template',
            `“${showName(manifest.name)}” lists no templates, so this zip isn’t a kit.`,
            manifest.name,
          );
  }
  const theme = new KitError('not_a_template', 'This zip contains a theme or plugin, not a template.');
  if (names.includes('style.css')) {
    return theme;
  }
  if (names.some((name) => name.endsWith('.wie')) || (names.some((name) => name.endsWith('.dat')) && names.some(isXml))) {
    return wholeSite('a starter site');
  }
  if (names.some(isXml)) {
    return wholeSite('a WordPress export (WXR)');
  }
  if (names.some((name) => name.endsWith('.php'))) {
    return theme;
  }
  const [first, ...more] = findLooseTemplates(entries);
  if (first) {
    const message = `This zip contains ${more.length + 1} templates, including “${showName(first.name)}”. Unpack it and choose one template.`;
    return new KitError('not_a_template', message, first.name);
  }
  const inner = entries.find(({ name }) => /\.zip$/i.test(name));
  if (inner) {
    const message = `This zip contains another zip instead of a template. Unpack it and choose “${showName(inner.name)}”.`;
    return new KitError('not_a_template', message, inner.name);
  }
  return new KitError('not_a_template', entries.length === 0 ? 'This zip is empty.' : 'This zip contains no template.');
}

const isXml = (name: string) => name.endsWith('.xml');
