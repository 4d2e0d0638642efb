import type { Bundle, BundleDocument, KitSettings } from '@kithouse/contract';
import { writeKitSettings } from '../elementor/kit-settings.js';
import { KitError } from '../kit-error.js';
import type { TemplateFile } from '../reading.js';
import { nameFile } from './name-file.js';
import { resolveBlocks, resolveSettings } from './resolve-symbols.js';
import { writeDesign } from './write-design.js';

type Options = {
  /** Addresses of media by sha256. Falls back to `source_url`; without one nothing is shown. */
  addresses?: ReadonlyMap<string, string>;
  /** Key of the document; defaults to the first. */
  key?: string;
};

/**
 * Writes a document in the builder's export format: Elementor's JSON, or the block editor's. Omits media ids, which mean other
 * pictures on every site.
 * @throws KitError `not_a_template` if the bundle has no such document
 */
export function writeTemplateFile(bundle: Bundle, { addresses = new Map(), key }: Options = {}): TemplateFile {
  const document = bundle.documents.find((candidate) => key === undefined || candidate.key === key);
  if (!document) {
    throw new KitError('not_a_template', 'This template doesn’t contain the requested document.');
  }
  const sources = new Map(bundle.media.map(({ sha256, source_url }) => [sha256, source_url ?? '']));
  const addressOf = (sha256: string) => escapeAddress(addresses.get(sha256) ?? sources.get(sha256) ?? '');
  return {
    name: nameFile(document.title, 'json'),
    bytes: new TextEncoder().encode(writeDocument(document, addressOf, bundle.settings)),
  };
}

/**
 * Escapes an address for quotes, `url()` and bare use; attributes and HTML must match, or the editor reports an invalid block.
 */
const escapeAddress = (address: string) =>
  address.replace(/[\s"'()<>\\`]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

function writeDocument(document: BundleDocument, addressOf: (sha256: string) => string, settings?: KitSettings): string {
  const { title } = document;
  if (document.kind === 'blocks') {
    const content = resolveBlocks(document.content, addressOf);
    // Our extension, which the editor ignores; it keeps a short page a page.
    const type = document.post_type === 'page' ? 'page' : 'section';
    return JSON.stringify({ __file: 'wp_block', title, content, syncStatus: 'unsynced', type }, null, 2);
  }
  const { page_template, template_type } = document;
  const pageSettings = resolveSettings(document.page_settings, addressOf);
  return JSON.stringify({
    ...resolveSettings(writeDesign(document), addressOf),
    page_settings: page_template === undefined ? pageSettings : { ...pageSettings, template: page_template },
    version: '0.4',
    title,
    // Elementor refuses files with the types it uses while editing.
    type: template_type === 'wp-page' || template_type === 'wp-post' ? 'page' : template_type,
    // Elementor ignores this; importing the file here again restores the colours.
    ...(settings ? { globals: writeKitSettings(settings) } : {}),
  });
}
