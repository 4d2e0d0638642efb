import { findLoneTemplate } from '../bundle/loose-templates.js';
import { isBundle } from '../bundle/read-bundle-zip.js';
import { listZipEntries, type ZipEntry } from '../bundle/zip-entries.js';
import { KitError } from '../kit-error.js';
import { limits, showBytes } from '../limits.js';
import { withBase } from '../media/attach-media.js';
import { isRecord } from '../parse-json.js';
import { readTemplate } from '../read-template.js';
import type { Reading, TemplateFile } from '../reading.js';
import { refuseBrokenText } from '../refuse-broken-text.js';
import { showName } from '../show-name.js';
import { toUtf8 } from '../to-utf8.js';
import { buildPack } from './build-pack.js';
import { readElementorKit } from './elementor-kit.js';
import { readEnvatoKit } from './envato-kit.js';
import { PackFiles } from './pack-files.js';
import type { RawSite } from './raw-site.js';
import { readExport, readStarterPack } from './starter-pack.js';

/**
 * Reads any file: a single template like `readTemplate`, or a whole pack: kits of Elementor and in Envato's format, starter
 * sites, WordPress exports (WXR), and our bundles. Detects the format by structure and completes relative addresses if the site
 * is known.
 * @throws KitError
 */
export function readPack({ name, bytes: written }: TemplateFile): Reading {
  const bytes = toUtf8(written);
  const raw = readRaw(bytes);
  if (raw === undefined) {
    return withBase(readTemplate((isZip(bytes) && findLoneTemplate(bytes)) || { name, bytes }));
  }
  const reading = withBase(buildPack(raw, name.replace(/^.*[/\\]/, '')));
  refuseBrokenText(reading.bundle.documents);
  return reading;
}

function readRaw(bytes: Uint8Array): RawSite | undefined {
  if (isZip(bytes)) {
    const entries = listZipEntries(bytes);
    return isBundle(entries) ? undefined : readEntries(entries);
  }
  if (!isExport(bytes)) {
    return undefined;
  }
  if (bytes.length > limits.export_bytes) {
    throw new KitError(
      'too_large',
      `This export is ${showBytes(bytes.length)} in size. The limit is ${showBytes(limits.export_bytes)}.`,
    );
  }
  return readExport(bytes);
}

function readEntries(entries: readonly ZipEntry[]): RawSite | undefined {
  const names = entries.map(({ name }) => name);
  const manifest = findManifest(names);
  const kit = new PackFiles(entries, manifest?.slice(0, -'manifest.json'.length) ?? '');
  const raw = manifest === undefined ? undefined : readKit(kit);
  if (raw) {
    return reportUnread(kit, raw);
  }
  // Deeper or beside an export, such names are common.
  const isOther = names.some((name) => /^(?:[^/]+\/)?(?:style\.css|manifest\.json)$/.test(name));
  const files = new PackFiles(entries, '');
  return names.some((name) => name.endsWith('.xml')) && !isOther ? reportUnread(files, readStarterPack(files)) : undefined;
}

/** Finds the manifest at any depth, because packers may nest folders. */
function findManifest(names: readonly string[]): string | undefined {
  const depth = (name: string) => name.split('/').length;
  const found = names.filter((name) => /^(?:[^/]+\/){0,4}manifest\.json$/.test(name)).sort((a, b) => depth(a) - depth(b));
  return found[0];
}

function readKit(files: PackFiles): RawSite | undefined {
  const manifest = files.json('manifest.json');
  if (!isRecord(manifest)) {
    throw new KitError('broken_pack', 'This kit is damaged: its manifest is invalid.', 'manifest.json');
  }
  if ('manifest_version' in manifest && !('start_url' in manifest)) {
    return readEnvatoKit(files, manifest);
  }
  return 'elementor_version' in manifest || 'site-settings' in manifest || 'templates' in manifest
    ? readElementorKit(files, manifest)
    : undefined;
}

/** Warns about code and pictures of the pack, which are never read. */
function reportUnread(files: PackFiles, raw: RawSite): RawSite {
  const unread = files.unread();
  if (unread.length > 0) {
    const more = unread.length > 8 ? ` and ${unread.length - 8} more` : '';
    raw.warnings.push({
      code: 'files_left_out',
      message: `Skipped: files that aren’t part of the site’s content: ${unread
        .slice(0, 8)
        .map((name) => showName(name, 80))
        .join(', ')}${more}.`,
    });
  }
  return raw;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function isExport(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4000)).trimStart();
  return /^(?:<\?xml|<rss)/i.test(start) && /<rss[\s>]/i.test(start);
}
