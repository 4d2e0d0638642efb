import type { Bundle } from '@kithouse/contract';
import { type Zippable, zipSync } from 'fflate';
import { KitError } from '../kit-error.js';

/** Fixes the time stamp, so that the same bundle gives the same bytes. */
const options = { mtime: new Date(1980, 0, 1), os: 3 } as const;

/**
 * Packs a bundle: `bundle.json`, `documents/<key>.json`, `media/<sha256>`. `files` contains the bytes of all its media by sha256.
 * @throws KitError `broken_bundle` if the bytes of a file are missing
 */
export function writeBundleZip(bundle: Bundle, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  const documents = bundle.documents.map((document) => {
    const { content, ...rest } = document;
    if (document.kind === 'blocks') {
      entries[`documents/${document.key}.json`] = json({ content });
      return rest;
    }
    const { page_settings, ...head } = rest as typeof rest & { page_settings: unknown };
    entries[`documents/${document.key}.json`] = json({ content, page_settings });
    return head;
  });
  for (const { sha256, file_name } of bundle.media) {
    const bytes = files.get(sha256);
    if (!bytes) {
      throw new KitError('broken_bundle', `The file ${file_name} of this bundle is missing.`, `media/${sha256}`);
    }
    entries[`media/${sha256}`] = [bytes, { level: 0 }];
  }
  return zipSync({ 'bundle.json': json({ ...bundle, documents }), ...entries }, { ...options, level: 6 });
}

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
