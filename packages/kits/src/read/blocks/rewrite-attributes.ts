import { mapValues } from '../map-values.js';
import { isOneAddress, isSitePath, mediaKindOf } from '../media/media-url.js';
import { rewriteText } from '../media/rewrite-text.js';
import { type Evidence, idSymbol, type MediaVisit, type Outcome, urlSymbol } from '../media/visit.js';
import { isRecord } from '../parse-json.js';
import type { MediaKind } from '../reading.js';

/** Holds the media in one block's HTML, to match the ids in its attributes. */
export type Shown = {
  evidence: Evidence;
  media: Map<string, { kind: MediaKind; outcome: Outcome }>;
};

/** Lists attributes that always contain an attachment id. */
const attachmentKeys: Record<string, string> = {
  'core/image': 'id',
  'core/cover': 'id',
  'core/video': 'id',
  'core/audio': 'id',
  'core/file': 'id',
  'core/media-text': 'mediaId',
};

const idKey = /^(?:id|.+(?:Id|ID|_id|-id))$/;
const idsKey = /^(?:ids|.+(?:Ids|IDs|_ids))$/;

/** Matches the suffix of id keys: `backgroundId` and `backgroundUrl` share the rest. */
const numberEnding = /[_-]?id$/i;
const addressEnding = /[_-]?(?:url|src|href)$/i;
const stemOf = (key: string, ending: RegExp) => key.replace(ending, '').toLowerCase();

type Context = { block: string; visit: MediaVisit; shown: Shown };

/**
 * Rewrites media in a block's attributes. A number counts as a picture's id if its neighbouring address is a picture, or the
 * block's HTML or definition says so; other numbers and links stay.
 */
export function rewriteAttributes(
  block: string,
  attributes: Record<string, unknown>,
  path: string,
  visit: MediaVisit,
  shown: Shown,
): Record<string, unknown> {
  const rewritten = rewrite(attributes, path, { block, visit, shown }, true);
  return isRecord(rewritten) ? rewritten : attributes;
}

function rewrite(value: unknown, path: string, context: Context, isRoot = false): unknown {
  if (typeof value === 'string') {
    return rewriteText(value, path, context.visit);
  }
  if (Array.isArray(value)) {
    return mapValues(value, (item, index) => rewrite(item, `${path}[${index}]`, context));
  }
  return isRecord(value) ? rewriteRecord(value, path, context, isRoot) : value;
}

function rewriteRecord(record: Record<string, unknown>, path: string, context: Context, isRoot: boolean) {
  const outcomes = findAddresses(record, path, context);
  const byStem = new Map([...outcomes].toReversed().map(([key, outcome]) => [stemOf(key, addressEnding), outcome]));
  const blanked = new Set<string>();
  const rewritten = mapValues(record, (item, key) => {
    const address = outcomes.get(key);
    if (address) {
      return typeof address === 'object' ? urlSymbol(address.sha256) : item;
    }
    if (idKey.test(key) && isNumber(item)) {
      const outcome = outcomeOfNumber(key, item, path, byStem, context, isRoot);
      if (outcome === 'failed') {
        blanked.add(key);
      }
      return typeof outcome === 'object' ? idSymbol(outcome.sha256) : item;
    }
    if (idsKey.test(key) && Array.isArray(item)) {
      return rewriteNumbers(item, `${path}.${key}`, context, isRoot);
    }
    return rewrite(item, `${path}.${key}`, context);
  });
  // The editor writes external pictures as blocks without an id.
  return blanked.size === 0 ? rewritten : Object.fromEntries(Object.entries(rewritten).filter(([key]) => !blanked.has(key)));
}

/** Finds the media addresses of this object, by key. */
function findAddresses(record: Record<string, unknown>, path: string, { block, visit, shown }: Context): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && isOneAddress(value)) {
      const known = shown.media.get(value.trim());
      const kind = mediaKindOf(value) ?? known?.kind ?? (block === 'core/cover' && key === 'url' ? 'image' : undefined);
      if (kind && (known || isSitePath(value) || /^(?:https?:)?\/\//i.test(value.trim()))) {
        const alt = typeof record.alt === 'string' && record.alt !== '' ? { alt: record.alt } : {};
        outcomes.set(key, visit.find({ url: value.trim(), place: `${path}.${key}`, kind, ...alt }));
      }
    }
  }
  return outcomes;
}

function outcomeOfNumber(
  key: string,
  number: string | number,
  path: string,
  byStem: Map<string, Outcome>,
  { block, visit, shown }: Context,
  isRoot: boolean,
): Outcome {
  const beside = byStem.get(stemOf(key, numberEnding));
  if (beside) {
    return beside;
  }
  const url = shown.evidence.get(String(number));
  const byEvidence = url === undefined ? undefined : shown.media.get(url);
  if (byEvidence) {
    return byEvidence.outcome;
  }
  if (!isRoot || attachmentKeys[block] !== key) {
    return 'leave';
  }
  return findMain(block, shown) ?? (visit.findOrphan(`${path}.${key}`, String(number)) ? 'failed' : 'leave');
}

/** Finds the file that a block's id belongs to; in a block with a video and a poster it is the video. */
function findMain(block: string, { media }: Shown): Outcome | undefined {
  const wanted = block === 'core/video' ? ['video'] : block === 'core/audio' ? ['audio'] : ['image', 'svg'];
  return [...media.values()].find(({ kind }) => wanted.includes(kind))?.outcome;
}

function rewriteNumbers(list: unknown[], path: string, { block, visit, shown }: Context, isRoot: boolean): unknown[] {
  const isGallery = isRoot && block === 'core/gallery';
  const outcomes = list.map((item): Outcome => {
    const url = isNumber(item) ? shown.evidence.get(String(item)) : undefined;
    const known = url === undefined ? undefined : shown.media.get(url);
    if (known || !isGallery || !isNumber(item)) {
      return known?.outcome ?? 'leave';
    }
    return visit.findOrphan(path, String(item)) ? 'failed' : 'leave';
  });
  if (outcomes.every((outcome) => outcome === 'leave')) {
    return list;
  }
  return list.flatMap((item, index) => {
    const outcome = outcomes[index];
    return outcome === 'failed' ? [] : [typeof outcome === 'object' ? idSymbol(outcome.sha256) : item];
  });
}

const isNumber = (value: unknown): value is string | number =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && /^[1-9]\d*$/.test(value));
