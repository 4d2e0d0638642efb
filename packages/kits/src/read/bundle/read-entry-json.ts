import { KitError } from '../kit-error.js';
import { parseJson } from '../parse-json.js';
import { showName } from '../show-name.js';
import { toUtf8 } from '../to-utf8.js';
import { type Budget, unpackEntry } from './unpack-entry.js';
import type { ZipEntry } from './zip-entries.js';

/**
 * Reads a JSON entry.
 * @throws KitError `not_text`, `broken_json`, `broken_zip`…
 */
export function readEntryJson(entry: ZipEntry, budget: Budget): unknown {
  const bytes = toUtf8(unpackEntry(entry, budget));
  const name = `“${showName(entry.name)}”`;
  return parseJson(decode(bytes, name, entry.name), name, entry.name);
}

/** Decodes strictly, because wrong letters would stay on the site permanently. */
function decode(bytes: Uint8Array, name: string, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new KitError('not_text', `${name} isn’t valid UTF-8 text. Save it as UTF-8.`, path);
  }
}
