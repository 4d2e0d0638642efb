import { applyEdits, type Edit } from './edits.js';
import { rewriteTag } from './rewrite-tag.js';
import { type HtmlTag, scanHtml } from './scan-html.js';
import { scanLooseUrls } from './scan-urls.js';
import { type Evidence, type MediaVisit, urlSymbol } from './visit.js';

/**
 * Rewrites media addresses in HTML, CSS, shortcodes and plain text in place; every other letter stays.
 * Comments are left alone, so pasted clipboard data is never searched.
 */
export function rewriteText(text: string, place: string, visit: MediaVisit, evidence: Evidence = new Map()): string {
  if (!mayHoldMedia(text)) {
    return text;
  }
  const edits: Edit[] = [];
  scanHtml(text, {
    onTag: (tag: HtmlTag) => {
      for (const edit of rewriteTag(text, tag, place, visit, evidence)) {
        edits.push(edit);
      }
    },
    onText: (start, end) => {
      for (const { url, kind, start: from, end: to } of scanLooseUrls(text, start, end)) {
        const outcome = visit.find({ url, place, kind });
        if (typeof outcome === 'object') {
          edits.push({ start: from, end: to, text: urlSymbol(outcome.sha256) });
        }
      }
    },
  });
  return applyEdits(text, edits);
}

const mayHoldMedia = (text: string) => /[<(]|\/\/|\\\/\\\//.test(text);
