import type { MediaKind } from '../reading.js';
import { extensionOf, mediaKindOf } from './media-url.js';

export type LooseUrl = { url: string; kind: MediaKind; start: number; end: number };

const cssHead = String.raw`url\(\s*(?:\\?["']|&quot;|&#0?3[49];|&apos;)?`;
/** Without a host only into WordPress folders. */
const ownPath = String.raw`(?:(?:\.{1,2}\\?/){1,8}|\\?/|(?=wp-content\\?/))(?=(?:[\w.-]+\\?/){0,4}(?:uploads|themes|plugins)\\?/)`;
const addressHead = new RegExp(String.raw`(${cssHead})?((?:https?:)?(?:\\?/){2}(?=[^\s/\\])|${ownPath})`, 'gi');
const addressEnd = /[\s"'<>`(){}[\]|^]|\\(?!\/)|&(?:quot|apos|lt|gt|#0?3[49]);|,(?=https?:)/gi;

/**
 * Finds media addresses in any text: attributes, CSS, JSON with `\/`, entities, shortcodes.
 * Outside `url()` only those with a media extension count. One pass.
 */
export function scanLooseUrls(text: string, from = 0, until = text.length): LooseUrl[] {
  const found: LooseUrl[] = [];
  const part = from === 0 && until === text.length ? text : text.slice(from, until);
  addressHead.lastIndex = 0;
  for (let head = addressHead.exec(part); head; head = addressHead.exec(part)) {
    const address = head[2] ?? '';
    const start = head.index + (head[1]?.length ?? 0);
    addressEnd.lastIndex = start + address.length;
    const end = trimEnd(part, start, addressEnd.exec(part)?.index ?? part.length);
    addressHead.lastIndex = Math.max(end, addressHead.lastIndex);
    const isCss = head[1] !== undefined;
    if (!address.startsWith('http') && !isCss && !/["'=(;,]/.test(part[start - 1] ?? '"')) {
      continue;
    }
    const url = decodeEntities(part.slice(start, end).replaceAll('\\/', '/'));
    const kind = mediaKindOf(url) ?? (isCss && isPictureInCss(part, head.index, url) ? 'image' : undefined);
    if (kind) {
      found.push({ url, kind, start: from + start, end: from + end });
    }
  }
  return found;
}

/** Decodes the entities that occur in addresses. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(amp|quot|apos|lt|gt|#0*38|#0*39|#0*34|#x0*26|#x0*27);/gi, (whole, name: string) => {
        return entities.get(name.toLowerCase().replace(/^#(x?)0+/, '#$1')) ?? whole;
      })
    : text;
}

const entities = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['#38', '&'],
  ['#39', "'"],
  ['#34', '"'],
  ['#x26', '&'],
  ['#x27', "'"],
]);

const isPictureInCss = (text: string, at: number, url: string) =>
  extensionOf(url) === undefined &&
  !text
    .slice(Math.max(0, at - 12), at)
    .toLowerCase()
    .includes('@import');

function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && '.,;:!?*'.includes(text[last - 1] ?? '')) {
    last -= 1;
  }
  return last;
}
