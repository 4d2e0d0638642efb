import { extensionOf } from './media-url.js';

/** A folder of uploads names files as WordPress does: sizes by an ending, the shrunk original by `-scaled`. */
const uploads = /\/wp-content\/uploads\/|\/uploads\/(?:sites\/\d+\/)?\d{4}\/\d\d\//i;
/** Queries by which a service makes another picture of the same address. */
const making = /[?&](?:resize|fit|crop|w|h|width|height|size|s)=/i;
const sizeEnding = /-(\d{1,5})x(\d{1,5})(?=\.[a-z0-9]{2,5}$)/i;
const scaledEnding = /-scaled(?=\.[a-z0-9]{2,5}$)/i;

/**
 * Maps every address of a picture to the one under which the whole of it is listed, where several stand for it: smaller
 * sizes (`a-300x200.jpg`) go with `a.jpg` or `a-scaled.jpg`, or in a folder of uploads with the largest size there is;
 * `//host`, `http://host` and `https://host` are one place, and so are `ü` and `%C3%BC`. A query counts only outside
 * uploads. WordPress makes the sizes again from the whole picture.
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

/** Outside uploads a size may be a picture of its own, unless the whole one is there too. */
function pickBest(group: string[]): [string, string][] {
  const best = group.reduce((so_far, url) => (rankOf(url) > rankOf(so_far) ? url : so_far));
  if (rankOf(best) === Number.POSITIVE_INFINITY || uploads.test(best)) {
    return group.map((url) => [url, best]);
  }
  const first = new Map(group.toReversed().map((url) => [plainOf(url), url]));
  return group.map((url) => [url, first.get(plainOf(url)) ?? url]);
}

/** How much of the picture an address shows: all, or so many pixels. */
function rankOf(url: string): number {
  const [, width, height] = sizeEnding.exec(plainOf(url)) ?? [];
  return width === undefined ? Number.POSITIVE_INFINITY : Number(width) * Number(height);
}

const keyOf = (url: string) => plainOf(url).replace(sizeEnding, '').replace(scaledEnding, '');

/** Without what does not tell one file from another. */
function plainOf(url: string): string {
  const [path, rest] = splitAt(url, /[?#]/);
  const is_upload = uploads.test(path) && extensionOf(path) !== undefined && !rest.startsWith('#') && !making.test(rest);
  return (
    decodePath(path)
      .replace(/^https?:(?=\/\/)/i, '')
      .replace(/^\/\/[^/]*/, (host) => host.toLowerCase()) + (is_upload ? '' : rest)
  );
}

function splitAt(text: string, pattern: RegExp): [string, string] {
  const at = text.search(pattern);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** Umlauts reach us encoded or not, composed or not. Escapes that are no text stay. */
function decodePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path.normalize('NFC');
  }
}
