import type { MediaKind } from '../reading.js';
import type { Edit } from './edits.js';
import { isFetchable, mediaKindOf } from './media-url.js';
import type { HtmlAttribute, HtmlTag } from './scan-html.js';
import { decodeEntities, scanLooseUrls } from './scan-urls.js';
import { type Evidence, idSymbol, type MediaVisit, type Outcome, urlSymbol } from './visit.js';

/** Lists attributes that are media whatever their extension, as tag and attribute. */
const shown = new Map<string, MediaKind>([
  ['img src', 'image'],
  ['image href', 'image'],
  ['image xlink:href', 'image'],
  ['video src', 'video'],
  ['video poster', 'image'],
  ['audio src', 'audio'],
]);
const mediaTags = new Set(['img', 'source']);

type Shown = { url: string; outcome: Outcome };

/** Collects the edits of a tag: its addresses and matching ids in `class` and `data-id`. */
export function rewriteTag(text: string, tag: HtmlTag, path: string, visit: MediaVisit, evidence: Evidence): Edit[] {
  const edits: Edit[] = [];
  const alt = attributeValue(text, tag, 'alt');
  const source = attributeValue(text, tag, 'src')?.trim() ?? '';
  const found: Shown[] = [];
  const find = (url: string, kind: MediaKind, start: number, end: number) => {
    const outcome = visit.find({ url, place: path, kind, ...(alt ? { alt } : {}) });
    found.push({ url, outcome });
    if (typeof outcome === 'object') {
      edits.push({ start, end, text: urlSymbol(outcome.sha256) });
    }
  };

  for (const attribute of tag.attributes) {
    const { name, start, end } = attribute;
    const role = shown.get(`${tag.name} ${name}`);
    const value = decodeEntities(text.slice(start, end));
    if (role && isFetchable(value)) {
      find(value.trim(), mediaKindOf(value) ?? role, start, end);
    } else if (name === 'srcset' && mediaTags.has(tag.name)) {
      const largest = isFetchable(source) ? undefined : largestCandidate(value);
      if (largest && isFetchable(largest)) {
        find(largest, mediaKindOf(largest) ?? 'image', start, end);
      }
    } else if (!role) {
      for (const loose of scanLooseUrls(text, start, end)) {
        find(loose.url, loose.kind, loose.start, loose.end);
      }
    }
  }
  dropSizes(tag, found, edits);
  // Ids belong to the shown picture rather than the linked one.
  const main = found.find(({ url }) => url === source) ?? found[0];
  rewriteNumbers(text, tag, path, main, visit, evidence, edits);
  return edits;
}

/** Removes `srcset`, which WordPress creates for its attachments; the old one would show the author's site. */
function dropSizes(tag: HtmlTag, found: Shown[], edits: Edit[]) {
  const source = tag.attributes.find(({ name }) => name === 'src');
  if (
    tag.name !== 'img' ||
    !source ||
    !edits.some(({ start }) => start === source.start) ||
    typeof found[0]?.outcome !== 'object'
  ) {
    return;
  }
  for (const { name, from, to } of tag.attributes) {
    if (name === 'srcset' || name === 'sizes') {
      edits.push({ start: from, end: to, text: '' });
    }
  }
}

function rewriteNumbers(
  text: string,
  tag: HtmlTag,
  path: string,
  main: Shown | undefined,
  visit: MediaVisit,
  evidence: Evidence,
  edits: Edit[],
) {
  for (const attribute of tag.attributes) {
    const value = text.slice(attribute.start, attribute.end);
    const number = numberIn(tag, attribute, value);
    if (number === undefined) {
      continue;
    }
    if (main) {
      evidence.set(number, main.url);
    }
    const outcome = main?.outcome ?? (visit.findOrphan(path, number) ? 'failed' : 'leave');
    if (typeof outcome === 'object') {
      const at = attribute.start + value.indexOf(number, attribute.name === 'class' ? value.search(classNumber) : 0);
      edits.push({ start: at, end: at + number.length, text: idSymbol(outcome.sha256) });
    } else if (outcome === 'failed') {
      edits.push(withoutNumber(attribute, value));
    }
  }
}

const classNumber = /(?:^|\s)wp-image-(\d+)(?=\s|$)/;

function numberIn(tag: HtmlTag, { name }: HtmlAttribute, value: string): string | undefined {
  if (name === 'class') {
    return classNumber.exec(value)?.[1];
  }
  const isNumber = tag.name === 'img' && (name === 'data-id' || name === 'data-attachment-id') && /^\d+$/.test(value);
  return isNumber ? value : undefined;
}

function withoutNumber({ name, from, start, end, to }: HtmlAttribute, value: string): Edit {
  const rest = name === 'class' ? value.replace(classNumber, '').trim() : '';
  return rest === '' ? { start: from, end: to, text: '' } : { start, end, text: rest };
}

function largestCandidate(srcset: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [url = '', size = '1x'] = candidate.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) || 0 };
  });
  return candidates.reduce((largest, candidate) => (candidate.size > largest.size ? candidate : largest)).url || undefined;
}

/** Returns the decoded value of a tag's attribute; undefined without one. */
export function attributeValue(text: string, tag: HtmlTag, name: string): string | undefined {
  const attribute = tag.attributes.find((candidate) => candidate.name === name);
  return attribute && decodeEntities(text.slice(attribute.start, attribute.end));
}
