import { mapValues } from '../map-values.js';
import { extensionOf, isFetchable, isOneAddress, isSitePath, mediaKindOf } from '../media/media-url.js';
import { rewriteText } from '../media/rewrite-text.js';
import { idSymbol, type MediaVisit, urlSymbol } from '../media/visit.js';
import { isRecord, parseJson } from '../parse-json.js';
import type { MediaKind } from '../reading.js';
import { isTypedSource, removeEmptyPicture, rewriteTypedSource } from './rewrite-typed-media.js';
import { isNumber, mapTypedList } from './typed-value.js';

/**
 * Rewrites media by shape: objects with `url` and `id`, typed image sources of Elementor 4, dynamic tags, and addresses in text
 * and CSS. Returns the same object without any.
 */
export function rewriteSettings<T>(value: T, path: string, visit: MediaVisit): T {
  return rewrite(value, path, visit) as T;
}

function rewrite(value: unknown, path: string, visit: MediaVisit): unknown {
  if (typeof value === 'string') {
    return rewriteString(value, path, visit);
  }
  if (Array.isArray(value)) {
    return mapTypedList(value, (item, index) => rewrite(item, `${path}[${index}]`, visit));
  }
  if (!isRecord(value)) {
    return value;
  }
  if (isTypedSource(value)) {
    return rewriteTypedSource(value, path, visit, kindOf);
  }
  if (isMediaObject(value)) {
    return rewriteMedia(value, path, visit);
  }
  const mapped = mapValues(value, (item, key) =>
    key === '__dynamic__' ? rewriteDynamic(item, `${path}.${key}`, visit) : rewrite(item, `${path}.${key}`, visit),
  );
  return mapped === value ? value : removeEmptyPicture(value, mapped);
}

type MediaObject = Record<string, unknown> & { url: unknown; id: unknown };

/** Distinguishes media, which have `id`, from links, which have `is_external`. */
const isMediaObject = (value: Record<string, unknown>): value is MediaObject =>
  Object.hasOwn(value, 'url') && Object.hasOwn(value, 'id') && !Object.hasOwn(value, 'is_external') && !('elType' in value);

function rewriteMedia(media: MediaObject, path: string, visit: MediaVisit): unknown {
  const { url, id } = media;
  const rest = () =>
    mapValues(media, (item, key) => (key === 'url' || key === 'id' ? item : rewrite(item, `${path}.${key}`, visit)));

  if (typeof url !== 'string' || url.trim() === '') {
    return isNumber(id) && visit.findOrphan(path, String(id)) ? { ...rest(), id: '' } : rest();
  }
  if (!isFetchable(url)) {
    return rest();
  }
  const alt = typeof media.alt === 'string' && media.alt !== '' ? media.alt : undefined;
  const outcome = visit.find({ url: url.trim(), place: path, kind: kindOf(url), ...(alt ? { alt } : {}) });
  if (outcome === 'leave') {
    return rest();
  }
  if (outcome === 'failed') {
    return isNumber(id) ? { ...rest(), id: '' } : rest();
  }
  return { ...rest(), url: urlSymbol(outcome.sha256), id: idSymbol(outcome.sha256) };
}

function rewriteString(text: string, path: string, visit: MediaVisit): string {
  const kind = (text.includes('//') && isOneAddress(text)) || isSitePath(text) ? mediaKindOf(text.trim()) : undefined;
  if (!kind) {
    return rewriteText(text, path, visit);
  }
  const outcome = visit.find({ url: text.trim(), place: path, kind });
  return typeof outcome === 'object' ? urlSymbol(outcome.sha256) : text;
}

/** Limits nested dynamic tags, whose encoding hides their depth from the JSON limit. */
const maxNested = 4;

/** Rewrites a dynamic tag, a shortcode with URL-encoded JSON settings; symbols inside stay readable. */
function rewriteDynamic(value: unknown, path: string, visit: MediaVisit): unknown {
  if (!isRecord(value) || path.split('.__dynamic__').length > maxNested + 1) {
    return value;
  }
  return mapValues(value, (tag, key) => {
    const encoded = typeof tag === 'string' ? /settings="([^"]*)"/.exec(tag)?.[1] : undefined;
    if (typeof tag !== 'string' || encoded === undefined) {
      return tag;
    }
    const settings = decodeSettings(encoded);
    const rewritten = rewrite(settings, `${path}.${key}`, visit);
    return rewritten === settings ? tag : tag.replace(encoded, () => encodeSettings(rewritten));
  });
}

/** Decodes settings; undefined for invalid or too deeply nested ones, which cannot show a picture either. */
function decodeSettings(encoded: string): unknown {
  try {
    return parseJson(decodeURIComponent(encoded), 'a dynamic tag');
  } catch {
    return undefined;
  }
}

const encodeSettings = (settings: unknown) =>
  encodeURIComponent(JSON.stringify(settings)).replace(/kit%3Amedia%2F([0-9a-f]{64})%2F(url|id)/g, 'kit:media/$1/$2');

const kindOf = (url: string): MediaKind => mediaKindOf(url) ?? (extensionOf(url) === undefined ? 'image' : 'file');
