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
        : new KitError('not_a_template', `"${showName(manifest.name)}" lists no templates: this zip is no kit.`, manifest.name);
  }
  const theme = new KitError('not_a_template', 'This zip is a theme or a plugin, not a template.');
  if (names.includes('style.css')) {
    return theme;
  }
  if (names.some((name) => name.endsWith('.wie')) || (names.some((name) => name.endsWith('.dat')) && names.some(isXml))) {
    return wholeSite('a starter site');
  }
  if (names.some(isXml)) {
    return wholeSite('an export of WordPress (WXR)');
  }
  if (names.some((name) => name.endsWith('.php'))) {
    return theme;
  }
  const [first, ...more] = findLooseTemplates(entries);
  if (first) {
    const message = `This zip holds ${more.length + 1} templates, first "${showName(first.name)}". They are read one by one: please unpack it and choose one.`;
    return new KitError('not_a_template', message, first.name);
  }
  const inner = entries.find(({ name }) => /\.zip$/i.test(name));
  if (inner) {
    const message = `There is no template in this zip, but another zip: "${showName(inner.name)}". Please unpack this one and choose that.`;
    return new KitError('not_a_template', message, inner.name);
  }
  return new KitError('not_a_template', entries.length === 0 ? 'This zip is empty.' : 'There is no template in this zip.');
}

const isXml = (name: string) => name.endsWith('.xml');
