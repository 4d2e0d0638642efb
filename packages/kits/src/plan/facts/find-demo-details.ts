import { type DemoFacts, type DemoKey, demoKeys } from '@kithouse/contract';
import { toSlug } from '../../read/slug.js';
import { toDial } from './match-facts.js';

export type DemoDetail = { key: DemoKey; words: string; text: string };

/** `find` returns the place in a reading, or -1. */
type Probe = { key: DemoKey; words: string; find: (reading: string) => number };

/**
 * Finds traces of a demo business in any spelling: other case, entities, escapes, tags inside, slugs, phone numbers by their
 * digits. Shares no pattern with the replacement, so that it also finds traces that the replacement misses. `technical` lists
 * identifiers that belong to the pack, such as names of its colours.
 */
export function findDemoDetails(demo: DemoFacts, content: unknown, technical: readonly string[] = []): DemoDetail[] {
  const probes = demoKeys.flatMap((key) => (demo[key] ?? []).flatMap((spelling) => probesOf(key, spelling)));
  const ignored = technical
    .map(normalize)
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern);
  const ignore = ignored.length > 0 ? new RegExp(ignored.join('|'), 'g') : undefined;
  // Most strings of a template are the same few values of settings.
  return [...new Set(listStrings(content))].flatMap((text) => {
    const readings = readingsOf(text).map((reading) => (ignore ? reading.replace(ignore, ' ') : reading));
    return probes.flatMap(({ key, words, find }) => {
      const reading = readings.find((one) => find(one) !== -1);
      return reading === undefined ? [] : [{ key, words, text: excerpt(reading, find(reading)) }];
    });
  });
}

const excerpt = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 120).trim();

/** Lists all strings, keys of maps included, because settings can be named after anything. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Array.isArray(value)
    ? value.flatMap(listStrings)
    : Object.entries(value).flatMap(([key, one]) => [key, ...listStrings(one)]);
}

function probesOf(key: DemoKey, spelling: string): Probe[] {
  if (key === 'phone') {
    // Nine digits are the same with and without a country code.
    const digits = toDial(spelling).replace(/\D/g, '').slice(-9);
    const last = digits.slice(-1);
    return [{ key, words: spelling, find: (reading) => (reading.includes(last) ? joinDigits(reading).indexOf(digits) : -1) }];
  }
  return wordsOf(key, spelling).map((words) => ({ key, words, find: wordFinder(normalize(words)) }));
}

function wordsOf(key: DemoKey, spelling: string): string[] {
  const parts = key === 'owner' ? spelling.split(' ').filter((part) => part.length > 3) : [];
  const domain = key === 'email' ? spelling.split('@').slice(1) : [];
  const slugs = ['name', 'owner', 'street', 'city'].includes(key) ? [toSlug(spelling)] : [];
  return [...new Set([spelling, ...parts, ...domain, ...slugs])].filter((words) => words.length > 1);
}

function wordFinder(words: string): Probe['find'] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u');
  return (reading) => (reading.includes(words) ? reading.search(pattern) : -1);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const joinDigits = (text: string) => text.replace(/(?<=\d)[\s().,/+-]+(?=\d)/g, '');

/** Symbols, which the site's own ids and addresses replace, and names of presets with the classes that use them. */
const symbol = /kit:[a-z]+\/[^\s"'<>\\]+|(?:--wp--preset--[a-z-]+?--|var:preset\|[a-z-]+\||\bhas-)[a-z0-9-]+/g;

/** Reads a text as markup, without its tags as one word, and without them as several. */
function readingsOf(text: string): string[] {
  const decoded = decode(text.replace(symbol, ' '));
  const bare = decoded.replace(/<!--[\s\S]*?-->/g, ' ');
  return [...new Set([decoded, bare.replace(/<[^>]*>/g, ''), bare.replace(/<[^>]*>/g, ' ')].map(normalize))];
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '-',
  mdash: '-',
  commat: '@',
};

/** Decodes entities, escapes of JSON and of addresses. */
function decode(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (all, code: string) => fromCode(Number.parseInt(code, 16)) ?? all)
    .replace(/&#(\d{1,7});/g, (all, code: string) => fromCode(Number(code)) ?? all)
    .replace(/&([a-z]+);/gi, (all, name: string) => named[name.toLowerCase()] ?? all)
    .replace(/(?:%[0-9a-f]{2})+/gi, (all) => decodeUri(all) ?? all);
}

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined);

function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ');
