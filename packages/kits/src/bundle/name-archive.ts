import { KitError } from '../kit-error.js';
import { notYet } from '../name-format.js';
import { isRecord, parseJson } from '../parse-json.js';
import { unpackEntry } from './unpack-entry.js';
import type { ZipEntry } from './zip-entries.js';

/** The refusal of an archive that is none of ours, by what lies in it. */
export function nameArchive(entries: readonly ZipEntry[]): KitError {
  const names = entries.map(({ name }) => name.replace(/^.*\//, '').toLowerCase());
  const manifest = entries.find(({ name }) => /^(?:[^/]+\/)?manifest\.json$/.test(name));
  if (manifest) {
    const value = parseJson(
      new TextDecoder().decode(unpackEntry(manifest, { left: manifest.size })),
      manifest.name,
      manifest.name,
    );
    return isRecord(value) && 'manifest_version' in value
      ? notYet('an Envato template kit')
      : notYet('an Elementor kit ("website template")');
  }
  if (names.some((name) => name.endsWith('.wie')) || (names.some((name) => name.endsWith('.dat')) && names.some(isXml))) {
    return notYet('a starter site pack');
  }
  if (names.some(isXml)) {
    return notYet('a zip with a WordPress export (WXR)');
  }
  if (names.some((name) => name.endsWith('.php'))) {
    return new KitError('not_a_template', 'This zip is a theme or a plugin, not a template.');
  }
  return new KitError('not_a_template', entries.length === 0 ? 'This zip is empty.' : 'There is no template in this zip.');
}

const isXml = (name: string) => name.endsWith('.xml');
