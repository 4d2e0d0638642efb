import type { BundleForm } from '@kithouse/contract';
import { BundleForm as FormShape } from '@kithouse/contract';
import { findElements } from '../elementor/read-elementor.js';
import { KitError } from '../kit-error.js';
import { mediaKindOf } from '../media/media-url.js';
import { isRecord, parseJson } from '../parse-json.js';
import { readKit } from './kit-styles.js';
import { LeftOut, plural } from './left-out.js';
import { emptyDocument, type RawDocument, type RawSite } from './raw-site.js';
import { unserialize } from './unserialize.js';
import { readFootnotes, toForm, toMenuItem } from './wxr-entries.js';
import { type WxrItem, WxrReader, type WxrSite } from './wxr-reader.js';

/** Limits the pieces, so that an export is never in memory as a whole. */
const step = 64 * 1024;

/** Matches fields of core and Elementor that are read elsewhere or generated. */
const knownFields =
  /^(?:footnotes|_thumbnail_id|_pingme|_encloseme|enclosure|wp_pattern_sync_status|_(?:wp|edit|elementor|oembed|menu_item|customize|starter_content)_.*)$/;

const documentTypes = new Set(['page', 'post', 'elementor_library', 'wp_block', 'e-landing-page']);
const formTypes: ReadonlySet<string> = new Set(FormShape.shape.post_type.options);

/** Collects a site's content from one or more WordPress exports. */
export class WxrCollector {
  private readonly leftOut = new LeftOut();
  private readonly kits: { title: string; settings: unknown }[] = [];
  /** Items of earlier exports and of this one: several exports of a site may overlap. */
  private readonly known = new Set<string>();
  private present: string[] = [];
  private stale = 0;
  private authors = 0;

  constructor(private readonly raw: RawSite) {}

  /**
   * Finishes a streamed export.
   * @throws KitError
   */
  read(bytes: Uint8Array): WxrSite {
    const reader = this.open();
    for (let at = 0; at < bytes.length; at += step) {
      reader.write(bytes.subarray(at, at + step));
    }
    return this.close(reader);
  }

  /** Opens a reader for streamed exports. */
  open(): WxrReader {
    return new WxrReader({
      item: (item) => this.addItem(item),
      term: (term) => this.raw.terms.push(term),
    });
  }

  /**
   * Finishes a streamed export.
   * @throws KitError
   */
  close(reader: WxrReader): WxrSite {
    const site = reader.end();
    for (const key of this.present) {
      this.known.add(key);
    }
    this.present = [];
    // Each export of one site lists the same authors.
    this.authors = Math.max(this.authors, site.authors);
    return site;
  }

  /** Resolves what requires all exports. */
  finish(): void {
    // The active kit is not named; the default one precedes others.
    const read = this.kits
      .map(({ title, settings }) => ({ title, settings: readKit(this.raw, settings) }))
      .filter(({ settings }) => settings);
    this.raw.settings ??= (read.findLast(({ title }) => title !== 'Default Kit') ?? read.at(-1))?.settings;
    if (this.kits.length > 1) {
      this.leftOut.add(
        'kit',
        (count) => `Skipped: ${plural(count, 'more set')} of colours and fonts (“kits”), because a site uses only one.`,
        this.kits.length - 1,
      );
    }
    if (this.authors > 0) {
      this.leftOut.add(
        'users',
        (count) => `Skipped: ${plural(count, 'user')}. The person who imports the pack owns all content.`,
        this.authors,
      );
    }
    if (this.stale > 0) {
      this.leftOut.add(
        'stale',
        (count) => `Skipped: the earlier Elementor content of ${plural(count, 'page')}. The current content is included.`,
        this.stale,
      );
    }
    this.raw.warnings.push(...this.leftOut.toWarnings());
  }

  private addItem(item: WxrItem) {
    const key = JSON.stringify([item.post_type, item.id, item.slug, item.title, item.link]);
    if (!this.known.has(key)) {
      this.present.push(key);
      this.keepItem(item);
    }
  }

  private keepItem(item: WxrItem) {
    const { post_type, status } = item;
    this.raw.titles.set(item.id, item.title);
    if (item.comments > 0) {
      this.leftOut.add('comments', (count) => `Skipped: ${plural(count, 'comment')}.`, item.comments);
    }
    if (post_type === 'attachment') {
      this.addFile(item);
    } else if (status !== 'publish') {
      this.leftOut.ofStatus(status, post_type);
    } else if (item.has_password) {
      this.leftOut.withPassword(post_type);
    } else if (post_type === 'nav_menu_item') {
      this.raw.menu_items.push(toMenuItem(item));
    } else if (post_type === 'wp_navigation') {
      this.raw.navigations.push({ id: item.id, title: item.title, slug: item.slug, content: item.content });
    } else if (formTypes.has(post_type)) {
      this.raw.forms.push(toForm(item, post_type as BundleForm['post_type']));
    } else if (!documentTypes.has(post_type)) {
      this.addOther(item);
    } else if (item.meta.get('_elementor_template_type') === 'kit') {
      const settings = readMap(item.meta.get('_elementor_page_settings'));
      this.kits.push({ title: item.title, settings });
    } else {
      this.addDocument(item);
    }
  }

  private addFile({ id, attachment_url, guid, parent, menu_order }: WxrItem) {
    const url = attachment_url || guid;
    if (parent !== '0' && mediaKindOf(url) === 'image') {
      this.raw.attached.set(parent, [...(this.raw.attached.get(parent) ?? []), { url, id, order: menu_order }]);
    }
    if (url === '') {
      this.leftOut.add('file', (count) => `Skipped: ${plural(count, 'media file')} without an address.`);
    } else {
      this.raw.attachments.set(id, url);
    }
  }

  private addOther({ post_type, content }: WxrItem) {
    const isEmpty = post_type === 'wp_global_styles' && !/"(?:settings|styles)":\{/.test(content);
    if (!isEmpty) {
      this.leftOut.ofType(post_type);
    }
  }

  private addDocument(item: WxrItem) {
    const { meta, post_type } = item;
    const isLibrary = post_type === 'elementor_library';
    const body = this.readBody(item);
    if (isLibrary && body.kind === 'blocks') {
      this.leftOut.add('empty', (count) => `Skipped: ${plural(count, 'empty template')} of Elementor.`);
      return;
    }
    const type = (meta.get('_elementor_template_type') ?? '').replace(/^wp-(?:page|post)$/, '');
    const conditions = readMap(meta.get('_elementor_conditions'));
    this.countFields(meta);
    this.raw.documents.push({
      ...emptyDocument,
      ...item,
      post_type: post_type === 'e-landing-page' ? 'page' : post_type,
      template_type: isLibrary ? type || 'page' : post_type === 'wp_block' ? 'section' : 'page',
      parent: item.parent === '0' || isLibrary ? '' : item.parent,
      page_template: meta.get('_wp_page_template') ?? '',
      conditions: Object.values(conditions ?? {}).filter((one) => typeof one === 'string'),
      featured: meta.get('_thumbnail_id') ?? '',
      footnotes: readFootnotes(meta),
      links: [item.link, item.guid],
      body,
      place: `item ${item.id}`,
    });
  }

  private countFields(meta: WxrItem['meta']) {
    for (const [key, value] of meta) {
      if (value.trim() !== '' && !knownFields.test(key)) {
        const isHidden = key.startsWith('_');
        this.leftOut.add(isHidden ? 'hidden_fields' : 'custom_fields', (count) =>
          isHidden
            ? `Skipped: ${plural(count, 'setting')} that plugins or the theme stored with the pages.`
            : `Skipped: ${plural(count, 'custom field')}.`,
        );
      }
    }
  }

  /** Reads Elementor data only in its edit mode; the post text is then unused. */
  private readBody({ meta, content, post_type, id, title }: WxrItem): RawDocument['body'] {
    const data = meta.get('_elementor_data') ?? '';
    const isEdited = meta.get('_elementor_edit_mode') === 'builder' || post_type === 'elementor_library';
    const text = { kind: 'blocks' as const, content: content.trim() };
    if (!/\{/.test(data)) {
      return text;
    }
    if (!isEdited) {
      this.stale += 1;
      return text;
    }
    try {
      const found = findElements(parseJson(data, `the Elementor content of "${title.slice(0, 80)}"`));
      return found
        ? { kind: 'elementor', elements: found.elements, page_settings: readMap(meta.get('_elementor_page_settings')) ?? {} }
        : text;
    } catch (error) {
      if (!(error instanceof KitError)) {
        throw error;
      }
      const message = `${error.message} Its plain text is included instead.`;
      this.raw.warnings.push({ code: 'broken_elements', message, place: `item ${id}` });
      return text;
    }
  }
}

function readMap(text: string | undefined): Record<string, unknown> | undefined {
  const value = text === undefined ? undefined : unserialize(text);
  return isRecord(value) ? value : Array.isArray(value) && value.length > 0 ? { ...value } : undefined;
}
