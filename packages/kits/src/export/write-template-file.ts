import type { Bundle, BundleDocument, KitSettings } from '@kithouse/contract';
import { writeKitSettings } from '../elementor/kit-settings.js';
import { KitError } from '../kit-error.js';
import type { TemplateFile } from '../reading.js';
import { nameFile } from './name-file.js';
import { resolveBlocks, resolveSettings } from './resolve-symbols.js';

type Options = {
  /** Where each medium can be had, by sha256. Without an entry its `source_url` counts, without one nothing is shown. */
  addresses?: ReadonlyMap<string, string>;
  /** Key of the document; the first one without it. */
  key?: string;
};

/**
 * One document of a bundle as the builder's own export, which the builder itself imports: Elementor's JSON, or the JSON
 * of the block editor. Numbers of media are left out: they mean another picture on every site.
 * @throws KitError `not_a_template` when the bundle has no such document
 */
export function writeTemplateFile(bundle: Bundle, { addresses = new Map(), key }: Options = {}): TemplateFile {
  const document = bundle.documents.find((candidate) => key === undefined || candidate.key === key);
  if (!document) {
    throw new KitError('not_a_template', 'This template has no such document.');
  }
  const sources = new Map(bundle.media.map(({ sha256, source_url }) => [sha256, source_url ?? '']));
  const addressOf = (sha256: string) => escapeAddress(addresses.get(sha256) ?? sources.get(sha256) ?? '');
  return {
    name: nameFile(document.title, 'json'),
    bytes: new TextEncoder().encode(writeDocument(document, addressOf, bundle.settings)),
  };
}

/** Safe between quotes, in `url()` and bare; the same address in attributes and HTML, or the editor calls a block broken. */
const escapeAddress = (address: string) =>
  address.replace(/[\s"'()<>\\`]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

function writeDocument(document: BundleDocument, addressOf: (sha256: string) => string, settings?: KitSettings): string {
  const { title } = document;
  if (document.kind === 'blocks') {
    const content = resolveBlocks(document.content, addressOf);
    // Not the editor's own: it passes over what it does not know, and a page of few blocks stays a page.
    const type = document.post_type === 'page' ? 'page' : 'section';
    return JSON.stringify({ __file: 'wp_block', title, content, syncStatus: 'unsynced', type }, null, 2);
  }
  const { page_template, template_type } = document;
  const page_settings = resolveSettings(document.page_settings, addressOf);
  return JSON.stringify({
    content: resolveSettings(document.content, addressOf),
    page_settings: page_template === undefined ? page_settings : { ...page_settings, template: page_template },
    version: '0.4',
    title,
    // What a page is called while it is edited; a file of that type Elementor would not take.
    type: template_type === 'wp-page' || template_type === 'wp-post' ? 'page' : template_type,
    // Elementor passes over what it does not know; whoever reads this again finds the colours it refers to.
    ...(settings ? { globals: writeKitSettings(settings) } : {}),
  });
}
