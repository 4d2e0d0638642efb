import type { Bundle, BundleDocument, BundleMedia, KitSettings, Warning } from '@kithouse/contract';
import { rewriteBlocksMedia } from '../blocks/rewrite-blocks-media.js';
import { cleanStyles } from '../elementor/clean-styles.js';
import { isInDesign } from '../elementor/design-marks.js';
import { rewriteSettings } from '../elementor/rewrite-settings.js';
import type { MediaReference, Reading, ResolvedMedia, ShownPicture } from '../reading.js';
import { detachReferences } from '../references/detach-references.js';
import { guessBase, resolveRelative } from './base-address.js';
import { fileNameOf } from './file-name.js';
import { mediaKindOf } from './media-url.js';
import { isPlaceholder, placeholder, placeholderWarning } from './placeholder.js';
import { mapSizesToWhole } from './same-media.js';
import type { Found, MediaVisit, Outcome } from './visit.js';

/**
 * Lists every media file of the documents once, in order; see `mapSizesToWhole` for equal addresses. Addresses are as written, so
 * some have no host (`/wp-content/uploads/a.jpg`, `//host/a.jpg`) and some name only a size, for which a site may return the full
 * picture. Omits placeholders.
 */
export const listMedia = (documents: readonly BundleDocument[]): MediaReference[] => listFound(collect(documents));

/** Lists the media of a whole pack including featured pictures, its logo and those of its styles. */
export const listPackMedia = (bundle: Bundle, shown: readonly ShownPicture[], base: string | undefined): MediaReference[] =>
  listFound(collectAll(bundle, shown, base));

/** Completes relative addresses with `base`, or with the site of most other addresses. */
export function withBase(reading: Reading): Reading {
  const { bundle, shown = [] } = reading;
  const base = reading.base ?? guessBase(collectAll(bundle, shown, undefined).map(({ url }) => url));
  return base === undefined ? reading : { ...reading, base, media: listPackMedia(bundle, shown, base) };
}

const collectAll = ({ documents, settings }: Bundle, shown: readonly ShownPicture[], base: string | undefined): Found[] =>
  [...shown.map(foundOf), ...collect(documents, settings)].map((found) => complete(found, base));

function complete(found: Found, base: string | undefined): Found {
  const url = resolveRelative(found.url, base);
  return url === found.url ? found : { ...found, url, relative: found.url };
}

function listFound(found: readonly Found[]): MediaReference[] {
  const whole = mapSizesToWhole(found.map(({ url }) => url));
  const references = new Map<string, Omit<MediaReference, 'places'> & { places: Set<string> }>();
  for (const { url, place, kind, alt, relative } of found.filter((one) => !isPlaceholder(one.url))) {
    const key = whole.get(url) ?? url;
    const reference = references.get(key) ?? { url: key, places: new Set(), kind };
    references.set(key, reference);
    reference.alt ??= alt;
    if (relative !== undefined && key === url) {
      reference.relative = relative;
    }
    if (!isInDesign(place) || reference.places.size === 0) {
      reference.places.add(place);
    }
  }
  return [...references.values()].map((reference) => ({ ...reference, places: [...reference.places] }));
}

/**
 * Replaces every resolved address and its ids by the file's symbol. Keeps unresolved addresses, blanks their ids and warns. Drops
 * `srcset` and `sizes` of rewritten pictures, because WordPress creates them for its attachments. Replaces the author's
 * placeholders by ours and warns with their number. Blanks ids of templates, popups, forms and menus, so that the bundle refers
 * to nothing of the author's site. Removes unsafe styles.
 */
export function attachMedia(reading: Reading, resolved: ReadonlyMap<string, ResolvedMedia>): Bundle {
  const { bundle, shown = [], base } = reading;
  const whole = mapSizesToWhole(collectAll(bundle, shown, base).map(({ url }) => url));
  const placeholders: string[] = [];
  const media = new Map(bundle.media.map((file) => [file.sha256, file]));
  const warnings = new Map<string, Warning>();
  const warn = (warning: Warning) => {
    if (isInDesign(warning.place)) {
      return;
    }
    // A pack repeats pictures on all pages, so one place is enough.
    const key = `${warning.code} ${bundle.type === 'pack' ? '' : warning.place} ${warning.message}`;
    if (bundle.type !== 'pack' || !warnings.has(key)) {
      warnings.set(key, warning);
    }
  };

  const visit: MediaVisit = {
    find(written) {
      const found = complete(written, base);
      if (isPlaceholder(found.url)) {
        placeholders.push(...(isInDesign(found.place) ? [] : [found.place]));
        return addPlaceholder(media, found.url);
      }
      const url = resolved.has(found.url) ? found.url : (whole.get(found.url) ?? found.url);
      const answer = resolved.get(url) ?? { failed: 'it wasn’t requested' };
      if ('failed' in answer) {
        warn({
          code: found.is_listed ? 'gallery_picture_failed' : 'media_failed',
          message: failureMessage(found, answer.failed),
          place: found.place,
        });
        return 'failed';
      }
      addFile(media, url, found, answer);
      return { sha256: answer.sha256 };
    },
    findOrphan(path, id) {
      warn({
        code: 'media_without_address',
        message: `An image is identified only by its ID ${id}, which belongs to another image on your site. The ID was removed.`,
        place: path,
      });
      return true;
    },
  };
  const pictures = attachShown(shown, visit);
  const documents = bundle.documents.map((document) => {
    const prefix = prefixOf(document, bundle.documents);
    const warnHere = (warning: Warning) =>
      warn(prefix === '' ? warning : { ...warning, place: `${prefix}${warning.place ?? ''}` });
    const detached = detachReferences(rewriteDocument(cleanStyles(document, warnHere), visit, prefix), warnHere);
    const featured = pictures.get(document.key);
    return featured === undefined ? detached : { ...detached, featured };
  });
  const logo = pictures.get('');
  return {
    ...bundle,
    ...(bundle.settings ? { settings: rewriteStyles(bundle.settings, visit) } : {}),
    ...(logo === undefined ? {} : { site: { ...bundle.site, logo } }),
    documents,
    media: [...media.values()],
    warnings: [...bundle.warnings, ...reading.warnings, ...warnings.values(), ...placeholderWarning(placeholders)],
  };
}

const foundOf = ({ url, document }: ShownPicture): Found => ({
  url,
  place: document === undefined ? 'site.logo' : `${document}: featured`,
  kind: mediaKindOf(url) ?? 'image',
});

/** Maps pictures by key of their document; the logo has none. */
function attachShown(shown: readonly ShownPicture[], visit: MediaVisit): Map<string, string> {
  const attached = new Map<string, string>();
  for (const picture of shown) {
    const outcome = visit.find(foundOf(picture));
    if (typeof outcome === 'object') {
      attached.set(picture.document ?? '', outcome.sha256);
    }
  }
  return attached;
}

function rewriteStyles({ styles, ...settings }: KitSettings, visit: MediaVisit): KitSettings {
  return styles ? { ...settings, styles: rewriteSettings(styles, 'settings.styles', visit) } : settings;
}

/** Prefixes places with the document if there are several. */
const prefixOf = ({ key }: BundleDocument, documents: readonly BundleDocument[]) => (documents.length > 1 ? `${key}: ` : '');

function rewriteDocument(document: BundleDocument, visit: MediaVisit, prefix = ''): BundleDocument {
  return rewriteContent(document, prefix === '' ? visit : within(prefix, visit));
}

const within = (prefix: string, visit: MediaVisit): MediaVisit => ({
  find: (found) => visit.find({ ...found, place: `${prefix}${found.place}` }),
  findOrphan: (path, id) => visit.findOrphan(`${prefix}${path}`, id),
});

function rewriteContent(document: BundleDocument, visit: MediaVisit): BundleDocument {
  if (document.kind === 'blocks') {
    return { ...document, content: rewriteBlocksMedia(document.content, visit) };
  }
  return {
    ...document,
    content: rewriteSettings(document.content, 'content', visit),
    page_settings: rewriteSettings(document.page_settings, 'page_settings', visit),
    ...(document.design ? { design: rewriteSettings(document.design, 'design', visit) } : {}),
  };
}

function collect(documents: readonly BundleDocument[], settings?: KitSettings): Found[] {
  const found: Found[] = [];
  const visit: MediaVisit = {
    find(one): Outcome {
      found.push(one);
      return 'leave';
    },
    findOrphan: () => false,
  };
  for (const document of documents) {
    rewriteDocument(document, visit, prefixOf(document, documents));
  }
  if (settings) {
    rewriteStyles(settings, visit);
  }
  return found;
}

function addPlaceholder(media: Map<string, BundleMedia>, sourceUrl: string): Outcome {
  const { medium } = placeholder;
  media.set(medium.sha256, media.get(medium.sha256) ?? { ...medium, source_url: sourceUrl });
  return { sha256: medium.sha256 };
}

function addFile(media: Map<string, BundleMedia>, url: string, found: Found, answer: Exclude<ResolvedMedia, { failed: string }>) {
  if (!media.has(answer.sha256)) {
    const { sha256, mime, width, height, bytes } = answer;
    media.set(sha256, {
      sha256,
      mime,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      bytes,
      alt: answer.alt ?? found.alt ?? '',
      file_name: fileNameOf(answer.file_name, mime),
      source_url: url,
    });
  }
}

const failureMessage = ({ url, kind, is_listed, relative }: Found, reason: string) => {
  const what = kind === 'image' || kind === 'svg' ? 'image' : kind;
  const isLost = relative !== undefined || !/^(?:https?:)?\/\//i.test(url);
  const then = is_listed
    ? 'It’s missing from its gallery.'
    : isLost
      ? 'It is missing.'
      : 'It still loads from its original site.';
  return `The ${what} ${url} couldn’t be downloaded: ${reason}. ${then}`;
};
