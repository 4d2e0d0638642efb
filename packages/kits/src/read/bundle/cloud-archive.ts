import { ItemType, Platform } from '@kithouse/contract';
import { Zip, ZipPassThrough } from 'fflate';
import * as z from 'zod/mini';
import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';
import { parseJson } from '../parse-json.js';
import { unpackEntry } from './unpack-entry.js';
import { listZipEntries, type ZipEntry } from './zip-entries.js';

const indexName = 'index.json';
const maxFiles = 5000;
const text = (length: number) => z.string().check(z.maxLength(length));
const entry = z.string().check(z.regex(/^files\/\d{1,10}\.zip$/));
const version = z.object({ number: z.int(), name: text(100), created_at: text(40) });

/** Describes a whole cloud. Each `entry` is a bundle zip in the same archive; `left_out` lists files that could not be packed. */
export const CloudIndex = z.object({
  format: z.literal(1),
  exported_at: text(40),
  files: z
    .array(
      z.object({
        entry,
        name: text(200),
        platform: Platform,
        type: ItemType,
        created_at: text(40),
        modified_at: text(40),
        /** Newest first; only the newest includes its content. */
        versions: z.array(version).check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(maxFiles)),
  workspaces: z
    .array(z.object({ title: text(200), is_own: z.boolean(), entries: z.array(entry).check(z.maxLength(maxFiles)) }))
    .check(z.maxLength(maxFiles)),
  left_out: z.array(z.object({ name: text(200), reason: text(1000) })).check(z.maxLength(maxFiles)),
});
export type CloudIndex = z.infer<typeof CloudIndex>;

/** Packs a cloud in pieces: each step returns its bytes, so that the whole archive is never in memory. */
export function packCloud() {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) {
      throw error;
    }
    made.push(bytes);
  });
  const put = (name: string, bytes: Uint8Array) => {
    // Compressed files are stored as they are.
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };
  return {
    add(name: string, bytes: Uint8Array) {
      put(name, bytes);
      return made.splice(0);
    },
    end(index: CloudIndex) {
      put(indexName, new TextEncoder().encode(JSON.stringify(index)));
      zip.end();
      return made.splice(0);
    },
  };
}

type CloudArchive = { index: CloudIndex; entries: ZipEntry[]; read: (entry: string) => Uint8Array };

/**
 * Opens the archive of a cloud. `read` unpacks one of its entries on demand.
 * @throws KitError
 */
export function openCloudArchive(bytes: Uint8Array): CloudArchive {
  const listed = listZipEntries(bytes);
  const entries = new Map(listed.map((found) => [found.name, found]));
  const read = (name: string) => {
    const found = entries.get(name);
    if (!found) {
      throw new KitError('broken_bundle', 'The archive doesn’t contain this file.', name);
    }
    return unpackEntry(found, { left: limits.entry_bytes });
  };
  if (!entries.has(indexName)) {
    throw new KitError('not_a_template', 'This zip isn’t a cloud export because it has no index.json at its top level.');
  }
  const index = CloudIndex.safeParse(parseJson(new TextDecoder().decode(read(indexName)), `“${indexName}”`, indexName));
  if (!index.success) {
    const path = index.error.issues[0]?.path.join('.') ?? '';
    throw new KitError('broken_bundle', `The index of this export is damaged: ${path} is invalid.`, path);
  }
  refuseRepeated(index.data);
  return { index: index.data, entries: listed, read };
}

/** Refuses an index that lists an entry twice: a small archive could have one template unpacked thousands of times. */
function refuseRepeated({ files }: CloudIndex) {
  const names = new Set<string>();
  for (const { entry: name } of files) {
    if (names.has(name)) {
      throw new KitError('broken_bundle', `The index of this export is damaged: it lists “${name}” twice.`, name);
    }
    names.add(name);
  }
}
