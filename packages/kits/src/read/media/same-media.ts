import { extensionOf } from './media-url.js';

/** Matches upload folders, where WordPress adds sizes and `-scaled` to file names. */
const uploads = /\/wp-content\/uploads\/|\/uploads\/(?:sites\/\d+\/)?\d{4}\/\d\d\//i;
/** Matches queries that make a service return another picture. */
const making = /[?&](?:resize|fit|crop|w|h|width|height|size|s)=/i;
const sizeEnding = /-(\d{1,5})x(\d{1,5})(?=\.[a-z0-9]{2,5}$)/i;
const scaledEnding = /-scaled(?=\.[a-z0-9]{2,5}$)/i;

/**
 * Maps every address of a picture to its canonical one: smaller sizes (`a-300x200.jpg`) to `a.jpg` or `a-scaled.jpg`, or in an
 * uploads folder to the largest size; `//host`, `http://host` and `https://host` are equal, and so are `ü` and `%C3%BC`. Queries
 * count only outside uploads. WordPress recreates the sizes from the full picture.
 */
export function mapSizesToWhole(urls: Iterable<string>): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const group = groups.get(keyOf(url));
    if (group) {
      group.push(url);
    } else {
      groups.set(keyOf(url), [url]);
    }
  }
  const whole = new Map<string, string>();
  for (const group of groups.values()) {
    for (const [url, best] of pickBest(group)) {
      if (url !== best) {
        whole.set(url, best);
      }
    }
  }
  return whole;
}

/** Picks the largest of a group; outside uploads a size is a separate picture unless the full one exists. */
function pickBest(group: string[]): [string, string][] {
  const best = group.reduce((soFar, url) => (rankOf(url) > rankOf(soFar) ? url : soFar));
  if (rankOf(best) === Number.POSITIVE_INFINITY || uploads.test(best)) {
    return group.map((url) => [url, best]);
  }
  const first = new Map(group.toReversed().map((url) => [plainOf(url), url]));
  return group.map((url) => [url, first.get(plainOf(url)) ?? url]);
}

/** Ranks an address by the size it shows: full or a number of pixels. */
function rankOf(url: string): number {
  const [, width, height] = sizeEnding.exec(plainOf(url)) ?? [];
  return width === undefined ? Number.POSITIVE_INFINITY : Number(width) * Number(height);
}

const keyOf = (url: string) => plainOf(url).replace(sizeEnding, '').replace(scaledEnding, '');

/** Normalises an address. */
function plainOf(url: string): string {
  const [path, rest] = splitAt(url, /[?#]/);
  const isUpload = uploads.test(path) && extensionOf(path) !== undefined && !rest.startsWith('#') && !making.test(rest);
  return (
    decodePath(path)
      .replace(/^https?:(?=\/\/)/i, '')
      .replace(/^\/\/[^/]*/, (host) => host.toLowerCase()) + (isUpload ? '' : rest)
  );
}

function splitAt(text: string, pattern: RegExp): [string, string] {
  const at = text.search(pattern);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** Decodes and composes letters of a path, and keeps escapes that are no text. */
function decodePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path.normalize('NFC');
  }
}
