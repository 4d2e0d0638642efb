import { readEntryJson } from '../bundle/read-entry-json.js';
import { type Budget, streamEntry, unpackEntry } from '../bundle/unpack-entry.js';
import type { ZipEntry } from '../bundle/zip-entries.js';
import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';
import { showName } from '../show-name.js';
import type { WxrCollector } from './collect-wxr.js';
import type { WxrSite } from './wxr-reader.js';

/** Reads an archive's files by name below its manifest's folder and records which were read. */
export class PackFiles {
  private readonly entries: Map<string, ZipEntry>;
  private readonly read = new Set<string>();
  private readonly budget: Budget = { left: limits.unpacked_bytes };

  constructor(entries: readonly ZipEntry[], folder: string) {
    const inside = entries.filter(({ name }) => name.startsWith(folder));
    this.entries = new Map(inside.map((entry) => [entry.name.slice(folder.length), entry]));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Lists names with this prefix in archive order. */
  list(start: string): string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith(start));
  }

  /**
   * Reads a file.
   * @throws KitError `broken_pack`, `broken_json`, `broken_zip`…
   */
  bytes(name: string): Uint8Array {
    return unpackEntry(this.entry(name), this.budget);
  }

  /**
   * Reads a JSON file.
   * @throws KitError
   */
  json(name: string): unknown {
    return readEntryJson(this.entry(name), this.budget);
  }

  /** Streams an export while unpacking. @throws KitError */
  stream(name: string, collector: WxrCollector): WxrSite {
    try {
      const reader = collector.open();
      streamEntry(this.entry(name), this.budget, (chunk) => reader.write(chunk));
      return collector.close(reader);
    } catch (error) {
      const isOther =
        error instanceof KitError &&
        (error.code === 'broken_xml' || error.code === 'not_text' || error.code === 'not_a_template');
      throw isOther
        ? new KitError(error.code, `“${name}”: ${error.message}`, error.path ? `${name}, ${error.path}` : name)
        : error;
    }
  }

  /** Lists the names of unread files. */
  unread(): string[] {
    return [...this.entries.keys()].filter((name) => !this.read.has(name));
  }

  private entry(name: string): ZipEntry {
    const entry = this.entries.get(name);
    if (!entry) {
      throw new KitError('broken_pack', `This kit is damaged: “${showName(name)}” is missing.`, name);
    }
    this.read.add(name);
    return entry;
  }
}
