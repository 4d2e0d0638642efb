import { isFetchable } from '../media/media-url.js';
import { idSymbol, type MediaVisit } from '../media/visit.js';
import { isRecord } from '../parse-json.js';
import type { MediaKind } from '../reading.js';
import { isNumber, isTyped, plain, type TypedValue } from './typed-value.js';

export type TypedSource = TypedValue & { value: Record<string, unknown> };

/** Recognises `image-src`, `svg-src` and `video-src`, which name a file by id or address. */
export const isTypedSource = (value: unknown): value is TypedSource =>
  isTyped(value) && /-src(?:-v\d+)?$/.test(value.$$type) && isRecord(value.value);

/**
 * Rewrites a typed source. Elementor refuses a page if both id and address are present or both are missing, so the id replaces
 * the address. Returns null for a picture known only by its number.
 */
export function rewriteTypedSource(
  source: TypedSource,
  path: string,
  visit: MediaVisit,
  kindOf: (url: string) => MediaKind,
): TypedSource | null {
  const { value } = source;
  const url = plain(value.url);
  const id = plain(value.id);
  const alt = plain(value.alt);
  const withValue = (changes: Record<string, unknown>) => ({ ...source, value: { ...value, ...changes } });
  if (typeof url !== 'string' || url.trim() === '') {
    return isNumber(id) && visit.findOrphan(path, String(id)) ? null : source;
  }
  const isVideo = source.$$type.startsWith('video');
  const found = { url: url.trim(), place: path, kind: isVideo ? 'video' : kindOf(url) } as const;
  const outcome = isFetchable(url) ? visit.find(typeof alt === 'string' && alt !== '' ? { ...found, alt } : found) : 'failed';
  if (outcome === 'leave') {
    return source;
  }
  if (outcome === 'failed') {
    return isNumber(id) ? withValue({ id: null }) : source;
  }
  const written = isTyped(value.id) ? value.id.$$type : isVideo ? 'video-attachment-id' : 'image-attachment-id';
  return withValue({ id: { $$type: written, value: idSymbol(outcome.sha256) }, url: null });
}

/** Returns null for a picture or an overlay whose source was removed. */
export function removeEmptyPicture(before: Record<string, unknown>, after: Record<string, unknown>): unknown {
  const [was, now] = [before.value, after.value];
  const lost = (key: string) => isRecord(was) && isRecord(now) && isTyped(was[key]) && now[key] === null;
  const key = /^image(?:-v\d+)?$/.test(String(before.$$type)) ? 'src' : 'image';
  return isTyped(before) && (key === 'src' || before.$$type.endsWith('overlay')) && lost(key) ? null : after;
}
