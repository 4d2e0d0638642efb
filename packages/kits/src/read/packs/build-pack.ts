import type { Bundle, BundleDocument, Dependency } from '@kithouse/contract';
import { KitError } from '../kit-error.js';
import { listPackMedia } from '../media/attach-media.js';
import { isFetchable } from '../media/media-url.js';
import { isPlaceholder } from '../media/placeholder.js';
import { toPlainText } from '../plain-text.js';
import { findRequirements } from '../plugins/find-requirements.js';
import type { Reading, ShownPicture } from '../reading.js';
import { toSlug } from '../slug.js';
import { buildDocuments, type Named, nameDocuments } from './build-documents.js';
import { buildForms } from './build-forms.js';
import { buildMenus, nameMenus } from './build-menus.js';
import { buildTerms } from './build-terms.js';
import { findFrontPage, findPostsPage } from './find-pages.js';
import { LeftOut, plural } from './left-out.js';
import { addNavigations, listNavigations } from './navigations.js';
import type { RawSite } from './raw-site.js';
import { References } from './references.js';

/**
 * Builds a bundle from a site's content: names instead of ids, and symbols for references between its parts.
 * @throws KitError
 */
export function buildPack(raw: RawSite, fileName: string): Reading {
  if (raw.documents.length === 0) {
    throw new KitError('empty_template', sayEmpty(raw));
  }
  addNavigations(raw);
  findFrontPage(raw);
  findPostsPage(raw);
  const leftOut = new LeftOut();
  const refs = new References([...raw.addresses, ...oldAddresses(raw)]);
  const named = nameDocuments(raw, refs);
  const terms = buildTerms(raw, refs, leftOut);
  const byMenu = nameMenus(raw, refs);
  refs.navigations = listNavigations(raw);
  refs.files = raw.attachments;
  refs.attached = raw.attached;
  const forms = buildForms(raw, refs);
  const documents = buildDocuments(raw, named, refs, new Set(terms.map(({ key }) => key)), leftOut);
  const menus = buildMenus(raw, refs, byMenu, {
    documents: new Map(documents.map(({ key, title }) => [key, title])),
    terms: new Map(terms.map(({ key, name }) => [key, name])),
  });
  const platform = documents.some(({ kind }) => kind === 'elementor') ? 'elementor' : 'gutenberg';
  const title = toPlainText(raw.title).slice(0, 200) || toPlainText(fileName.replace(/\.[^.]*$/, '')) || 'Site';
  const { title: siteTitle, slogan, theme } = raw.site;
  const bundle: Bundle = {
    format: 1,
    platform,
    type: 'pack',
    title,
    slug: toSlug(raw.slug) || toSlug(title) || toSlug(fileName) || 'pack',
    description: toPlainText(raw.description).slice(0, 5000),
    requires: requirementsOf(
      raw,
      platform,
      documents,
      forms.map(({ post_type }) => post_type),
    ),
    ...(raw.settings ? { settings: raw.settings } : {}),
    site: {
      ...(siteTitle ? { title: toPlainText(siteTitle).slice(0, 200) } : {}),
      ...(slogan ? { slogan: toPlainText(slogan).slice(0, 500) } : {}),
      ...(theme ? { theme } : {}),
    },
    terms,
    menus,
    forms,
    documents,
    media: [],
    warnings: [],
  };
  const shown = shownPictures(raw, named);
  const base = raw.addresses.find((address) => /^https?:\/\/[^/]/i.test(address));
  return {
    bundle,
    media: listPackMedia(bundle, shown, base),
    shown,
    ...(base === undefined ? {} : { base }),
    warnings: [...raw.warnings, ...leftOut.toWarnings()],
    files: new Map(),
  };
}

/** Names the part that was exported instead of pages. */
function sayEmpty({ menu_items, attachments, warnings }: RawSite): string {
  const held = [
    ...(menu_items.length > 0 ? [plural(menu_items.length, 'menu entry', 'menu entries')] : []),
    ...(attachments.size > 0 ? [plural(attachments.size, 'media file', 'media files')] : []),
  ];
  return [
    'This file contains no page, post or template to build a site from.',
    ...(held.length > 0 ? [`It contains ${held.join(' and ')}.`] : []),
    ...warnings
      .filter(({ code }) => /^left_out_(?:type|status|password)$/.test(code))
      .slice(0, 4)
      .map(({ message }) => message),
  ].join(' ');
}

/** Lists former addresses of a moved site that its posts still use. */
function oldAddresses({ documents }: RawSite): string[] {
  return [
    ...new Set(
      documents.flatMap(({ links }) =>
        links.flatMap((link) => /^(https?:\/\/[^?#]+)\?(?:[^#]*&)?(?:p|page_id)=\d+/.exec(link)?.[1] ?? []),
      ),
    ),
  ].slice(0, 10);
}

/** Lists pictures outside the content: featured ones and the logo. */
function shownPictures(raw: RawSite, named: readonly Named[]): ShownPicture[] {
  const addressOf = (namedBy: string) => raw.attachments.get(namedBy) ?? namedBy;
  const featured = named.flatMap(({ key, raw: { featured } }): ShownPicture[] => {
    const url = addressOf(featured);
    if (/^[1-9]\d*$/.test(url)) {
      raw.warnings.push({
        code: 'media_without_address',
        message: `The featured image of “${key}” was skipped because the export doesn’t contain it (ID ${url}).`,
        place: `${key}: featured`,
      });
    }
    return isFetchable(url) && !isPlaceholder(url) ? [{ url, document: key }] : [];
  });
  const logo = addressOf(raw.logo);
  return isFetchable(logo) && !isPlaceholder(logo) ? [{ url: logo }, ...featured] : featured;
}

const formPlugins: Record<string, string> = {
  wpcf7_contact_form: '[contact-form-7 ]',
  everest_form: '[everest_form ]',
  wpforms: '[wpforms ]',
  'mc4wp-form': '[mc4wp_form ]',
};

/** Returns the requirements of documents and forms, and those declared by the pack. */
function requirementsOf(
  raw: RawSite,
  platform: Bundle['platform'],
  documents: BundleDocument[],
  formTypes: string[],
): Bundle['requires'] {
  const content = [...new Set(formTypes)].map((type) => formPlugins[type] ?? '').join(' ');
  const forms: BundleDocument = {
    kind: 'blocks',
    key: 'forms',
    title: '',
    slug: '',
    post_type: 'page',
    template_type: 'page',
    content,
  };
  const found = findRequirements(platform, [...documents, forms]);
  const plugins = new Map<string, Dependency>([...found.plugins, ...raw.plugins].map((plugin) => [plugin.slug, plugin]));
  return { plugins: [...plugins.values()], elementor_pro: found.elementor_pro || raw.elementor_pro };
}
