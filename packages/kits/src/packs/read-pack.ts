import { isBundle } from '../bundle/read-bundle-zip.js';
import { listZipEntries, type ZipEntry } from '../bundle/zip-entries.js';
import { KitError } from '../kit-error.js';
import { limits, showBytes } from '../limits.js';
import { isRecord } from '../parse-json.js';
import { readTemplate } from '../read-template.js';
import type { Reading, TemplateFile } from '../reading.js';
import { refuseBrokenText } from '../refuse-broken-text.js';
import { showName } from '../show-name.js';
import { buildPack } from './build-pack.js';
import { readElementorKit } from './elementor-kit.js';
import { readEnvatoKit } from './envato-kit.js';
import { PackFiles } from './pack-files.js';
import type { RawSite } from './raw-site.js';
import { readExport, readStarterPack } from './starter-pack.js';

/**
 * Reads any file: a single template as `readTemplate` does, and whole packs as well — kits of Elementor and of Envato's shape,
 * starter sites, exports of WordPress (WXR), and bundles of our own. Told apart by structure.
 * @throws KitError
 */
export function readPack(file: TemplateFile): Reading {
  const raw = readRaw(file.bytes);
  if (raw === undefined) {
    return readTemplate(file);
  }
  const reading = buildPack(raw, file.name.replace(/^.*[/\\]/, ''));
  refuseBrokenText(reading.bundle.documents);
  return reading;
}

function readRaw(bytes: Uint8Array): RawSite | undefined {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const entries = listZipEntries(bytes);
    return isBundle(entries) ? undefined : readEntries(entries);
  }
  if (!isExport(bytes)) {
    return undefined;
  }
  if (bytes.length > limits.export_bytes) {
    throw new KitError(
      'too_large',
      `This export has ${showBytes(bytes.length)}; at most ${showBytes(limits.export_bytes)} are read.`,
    );
  }
  return readExport(bytes);
}

/** The folder in which the table of contents lies: at the top, or one level down. */
function readEntries(entries: readonly ZipEntry[]): RawSite | undefined {
  const names = entries.map(({ name }) => name);
  const manifest = names.find((name) => name === 'manifest.json') ?? names.find((name) => /^[^/]+\/manifest\.json$/.test(name));
  const files = new PackFiles(entries, manifest?.slice(0, -'manifest.json'.length) ?? '');
  const raw = readFiles(files, manifest !== undefined, names);
  if (raw) {
    reportUnread(files, raw);
  }
  return raw;
}

function readFiles(files: PackFiles, has_manifest: boolean, names: readonly string[]): RawSite | undefined {
  if (has_manifest) {
    const manifest = files.json('manifest.json');
    if (!isRecord(manifest)) {
      throw new KitError('broken_pack', 'This kit is damaged: its table of contents is none.', 'manifest.json');
    }
    if ('manifest_version' in manifest) {
      return readEnvatoKit(files, manifest);
    }
    return 'elementor_version' in manifest || 'site-settings' in manifest || 'templates' in manifest
      ? readElementorKit(files, manifest)
      : undefined;
  }
  return names.some((name) => name.endsWith('.xml')) &&
    !names.some((name) => name === 'style.css' || /^[^/]+\/style\.css$/.test(name))
    ? readStarterPack(files)
    : undefined;
}

/** Code and pictures of the pack itself are never read; whoever packed it should know. */
function reportUnread(files: PackFiles, raw: RawSite) {
  const unread = files.unread();
  if (unread.length > 0) {
    const more = unread.length > 8 ? ` and ${unread.length - 8} more` : '';
    raw.warnings.push({
      code: 'files_left_out',
      message: `Left out: files that are no part of the site's content: ${unread
        .slice(0, 8)
        .map((name) => showName(name, 80))
        .join(', ')}${more}.`,
    });
  }
}

function isExport(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4000)).trimStart();
  return /^(?:<\?xml|<rss)/i.test(start) && /<rss[\s>]/i.test(start);
}
