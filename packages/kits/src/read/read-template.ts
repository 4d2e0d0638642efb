import { readPatternHeader, withoutPatternHeader } from './blocks/pattern-header.js';
import { readBlocks } from './blocks/read-blocks.js';
import { readBundleZip } from './bundle/read-bundle-zip.js';
import type { Budget } from './bundle/unpack-entry.js';
import { findElements, readElementor } from './elementor/read-elementor.js';
import { KitError } from './kit-error.js';
import { limits, showBytes } from './limits.js';
import { listMedia } from './media/attach-media.js';
import { nameBinary, nameJson, nameText } from './name-format.js';
import { isRecord, parseJson } from './parse-json.js';
import type { Reading, TemplateFile } from './reading.js';
import { refuseBrokenText } from './refuse-broken-text.js';
import { toUtf8 } from './to-utf8.js';

/**
 * Reads a template of any supported format, detected by structure, and names other formats in the refusal.
 *
 * A site pushes the builder's own export format, which includes title and type:
 * - Elementor: `{content, page_settings, title, type, version}`; `type` is that of the document or of the one element.
 * A single widget or column gets the required box.
 * - blocks: `{__file: 'wp_block', title, content, type}`; `type` is `page` for a whole page, `section` for a selection,
 * a block or a pattern. A synced pattern (`core/block` with `ref`) is named by an id that is different on every site, so
 * the site replaces it by its blocks before the push: for patterns that the person can read, with the reference's
 * `content` overrides, without recursion. A remaining reference loses its id and shows nothing, with a warning.
 *
 * Archives that are read one after another can share a `budget`. `globals` are what the elements name by id on their site.
 * @throws KitError
 */
export function readTemplate(file: TemplateFile, budget?: Budget, globals?: Record<string, unknown>): Reading {
  const reading = readAny(file, budget, globals);
  refuseBrokenText(reading.bundle.documents);
  return reading;
}

function readAny({ name, bytes }: TemplateFile, budget?: Budget, globals?: Record<string, unknown>): Reading {
  if (bytes.length === 0) {
    throw new KitError('empty_template', 'This file is empty.');
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return readArchive(bytes, budget);
  }
  if (bytes.length > limits.template_bytes) {
    throw new KitError(
      'too_large',
      `This file is ${showBytes(bytes.length)} in size. The limit for a template is ${showBytes(limits.template_bytes)}.`,
    );
  }
  const text = decodeText(toUtf8(bytes));
  const start = text.trimStart().charAt(0);
  return start === '{' || start === '[' || start === '"' ? readJson(text, name, globals) : readText(text, name);
}

function readArchive(bytes: Uint8Array, budget?: Budget): Reading {
  const { bundle, files } = readBundleZip(bytes, budget);
  return { bundle, files, media: listMedia(bundle.documents), warnings: [] };
}

function decodeText(bytes: Uint8Array): string {
  const binary = nameBinary(bytes);
  if (binary) {
    const hint = binary.endsWith('archive') ? ' Unpack it and choose one of its files.' : '';
    throw new KitError('not_a_template', `This is ${binary}, not a template.${hint}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new KitError('not_text', 'This file isn’t valid UTF-8 text. Save it as UTF-8.');
  }
}

function readJson(text: string, name: string, globals?: Record<string, unknown>): Reading {
  let value = parseJson(text, 'this file');
  // The database stores the elements as a JSON string, which some exports keep.
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    value = parseJson(value, 'this file');
  }
  if (isRecord(value) && value.__file === 'wp_block') {
    if (typeof value.content !== 'string') {
      throw new KitError('broken_json', 'This pattern export is damaged: it has no content.');
    }
    return readBlocks({
      text: value.content,
      name,
      ...(typeof value.title === 'string' ? { title: value.title } : {}),
      ...(typeof value.type === 'string' ? { is_page: value.type === 'page' } : {}),
    });
  }
  const found = findElements(value);
  if (!found) {
    throw nameJson(value);
  }
  return readElementor(found.elements, globals ? { globals, ...found.root } : found.root, name);
}

function readText(text: string, name: string): Reading {
  const markup = withoutPatternHeader(text);
  if (!/<!--\s+wp:[a-z]/.test(markup)) {
    throw (
      nameText(text) ??
      new KitError('not_a_template', 'This file contains no template. A template has blocks or Elementor elements.')
    );
  }
  const other = nameText(text);
  if (other) {
    throw other;
  }
  const header = readPatternHeader(text);
  return readBlocks({ text: markup, name, ...(header ? { header } : {}) });
}
