import { KitError } from './kit-error.js';
import { isRecord } from './parse-json.js';

/** Refuses a known format that is not supported. */
const notYet = (what: string) => new KitError('not_yet_readable', `This is ${what}, which isn’t supported yet.`);

/** Refuses a whole site where a single template is expected, with advice. */
export const wholeSite = (what: string) =>
  new KitError(
    'not_yet_readable',
    `This is ${what}, which contains a whole site. Import it into a site first, then save single pages and blocks from there.`,
  );

const onePart = (what: string) =>
  new KitError('not_yet_readable', `This is ${what}, one file of a pack. Choose the zip of the whole pack instead.`);

/** Names a binary format by its first bytes. */
export function nameBinary(bytes: Uint8Array): string | undefined {
  const magic = String.fromCharCode(...bytes.subarray(0, 12));
  const names: [(text: string) => boolean, string][] = [
    [(text) => text.startsWith('\u0089PNG'), 'a PNG image'],
    [(text) => text.startsWith('\u00ff\u00d8\u00ff'), 'a JPEG image'],
    [(text) => text.startsWith('GIF8'), 'a GIF image'],
    [(text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8), 'a WebP image'],
    [(text) => text.startsWith('ftyp', 4), 'a video or an AVIF image'],
    [(text) => text.startsWith('%PDF'), 'a PDF document'],
    [(text) => text.startsWith('\u001f\u008b'), 'a gzip archive'],
    [(text) => text.startsWith('Rar!'), 'a RAR archive'],
    [(text) => text.startsWith('7z\u00bc\u00af'), 'a 7z archive'],
  ];
  return names.find(([matches]) => matches(magic))?.[1];
}

/** Names a text format without a template; undefined if unknown. */
export function nameText(text: string): KitError | undefined {
  const start = text.slice(0, 4000).trimStart();
  if (/^(?:<\?xml|<rss)/i.test(start)) {
    return /wp:wxr_version|wordpress\.org\/export\/|WordPress eXtended RSS/i.test(text.slice(0, 200_000))
      ? wholeSite('a WordPress export (WXR)')
      : new KitError('not_a_template', 'This is an XML file, not a template.');
  }
  if (/^(?:<!doctype html|<html)/i.test(start)) {
    return new KitError('not_a_template', 'This is a web page, not block markup.');
  }
  if (/^a:\d+:\{/.test(start)) {
    return onePart('the customizer settings of a starter site');
  }
  return undefined;
}

/** Lists builders recognisable by a value of their exports. */
const others: [name: string, key: string, start: string][] = [
  ['Divi', 'context', 'et_'],
  ['Bricks', 'source', 'bricks'],
];

function nameOther(value: Record<string, unknown>): KitError | undefined {
  const other = others.find(([, key, start]) => String(value[key] ?? '').startsWith(start));
  if (other) {
    const message = `This is an export of ${other[0]}. Only templates for Elementor and the block editor are supported.`;
    return new KitError('not_a_template', message);
  }
  return typeof value.version === 'number' && (isRecord(value.styles) || (isRecord(value.settings) && !('type' in value)))
    ? new KitError(
        'not_a_template',
        'This file contains the colours and sizes of a theme (theme.json) or one of its styles. Install the theme to use them.',
      )
    : undefined;
}

/** Names a JSON format without blocks and elements. */
export function nameJson(value: unknown): KitError {
  if (isRecord(value)) {
    const settings = isRecord(value.settings) ? value.settings : {};
    if ('system_colors' in settings || 'custom_colors' in settings || 'system_typography' in settings) {
      return onePart('the site settings of an Elementor kit (colours and fonts)');
    }
    if ('manifest_version' in value || ('elementor_version' in value && 'templates' in value)) {
      return onePart('the manifest of a template kit');
    }
    const other = nameOther(value);
    if (other) {
      return other;
    }
    if ('content_file' in value && ('theme_mods' in value || 'wp_options' in value)) {
      return new KitError(
        'not_yet_readable',
        'This is the data file of a Neve starter site. Choose the XML file next to it, which contains the pages.',
      );
    }
    if (isRecord(value.demos) || Object.keys(value).some((key) => /^id-\d+$/.test(key))) {
      return new KitError('not_yet_readable', 'This is a list of starter sites. Choose the file of one site.');
    }
    if (value.format === 1 && Array.isArray(value.documents)) {
      return new KitError('not_a_template', 'This is the manifest of a bundle. Choose the whole zip.');
    }
    if (
      Object.keys(value).some((key) => /^(?:sidebar|footer|header|wp_inactive_widgets)/.test(key)) &&
      Object.values(value).every(isRecord)
    ) {
      return onePart('the widgets of a starter site');
    }
    if (['content', 'layout', 'elements'].some((key) => Array.isArray(value[key]) && (value[key] as unknown[]).length === 0)) {
      return new KitError('empty_template', 'This template is empty: it has no elements.');
    }
    if (typeof value.__file === 'string') {
      return notYet(`an editor export of the type “${value.__file.slice(0, 40)}”`);
    }
  }
  if (Array.isArray(value) && value.length === 0) {
    return new KitError('empty_template', 'This template is empty: it has no elements.');
  }
  return new KitError('not_a_template', 'This file contains no template. A template has blocks or Elementor elements.');
}
