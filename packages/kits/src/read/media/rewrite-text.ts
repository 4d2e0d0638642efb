import { applyEdits, type Edit } from './edits.js';
import { rewriteTag } from './rewrite-tag.js';
import { type HtmlTag, scanHtml } from './scan-html.js';
import { scanLooseUrls } from './scan-urls.js';
import { type Evidence, idSymbol, type MediaVisit, urlSymbol } from './visit.js';

/**
 * Rewrites media addresses in HTML, CSS, shortcodes and plain text and keeps all other text.
 * Skips comments, so pasted clipboard data is never searched.
 */
export function rewriteText(text: string, path: string, visit: MediaVisit, evidence: Evidence = new Map()): string {
  if (!mayHoldMedia(text)) {
    return text;
  }
  const edits: Edit[] = [];
  const isInGallery = findGalleries(text);
  scanHtml(text, {
    onTag: (tag: HtmlTag) => {
      for (const edit of rewriteTag(text, tag, path, visit, evidence)) {
        edits.push(edit);
      }
    },
    onText: (start, end) => {
      for (const { url, kind, start: from, end: to } of scanLooseUrls(text, start, end)) {
        const isListed = isInGallery(from);
        const outcome = visit.find({ url, place: path, kind, ...(isListed ? { is_listed: isListed } : {}) });
        if (typeof outcome === 'object') {
          edits.push({ start: from, end: to, text: (isListed ? idSymbol : urlSymbol)(outcome.sha256) });
        } else if (isListed && outcome === 'failed') {
          edits.push({ start: from, end: to, text: '' });
        }
      }
    },
  });
  return applyEdits(text, edits);
}

/**
 * Returns whether an address is in a gallery's list, which stores ids only; unresolved pictures are listed by address. Query it
 * in text order.
 */
function findGalleries(text: string): (at: number) => boolean {
  const lists = [...text.matchAll(/\[(?:gallery|playlist)\s[^\][]*?\bids=([^\s\][]*)/g)].map(
    ({ index, 0: whole, 1: list = '' }) => ({
      start: index + whole.length - list.length,
      end: index + whole.length,
    }),
  );
  let next = 0;
  return (at) => {
    while (next < lists.length && at >= (lists[next]?.end ?? 0)) {
      next += 1;
    }
    return at >= (lists[next]?.start ?? Number.POSITIVE_INFINITY);
  };
}

const mayHoldMedia = (text: string) => /[<(]|\/\/|\\\/\\\//.test(text);
