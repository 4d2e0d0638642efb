import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { isRecord } from '../read/parse-json.js';

/** Creates a seeded random source from 0 to below 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
type Mutate = (bytes: Uint8Array, random: Random) => Uint8Array;

const below = (random: Random, max: number) => Math.floor(random() * max);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const ofBytes: Record<string, Mutate> = {
  flip(bytes, random) {
    const flipped = bytes.slice();
    for (let times = 1 + below(random, 8); times > 0; times -= 1) {
      flipped[below(random, bytes.length)] = below(random, 256);
    }
    return flipped;
  },
  truncate: (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  drop(bytes, random) {
    const from = below(random, bytes.length);
    return join(bytes.subarray(0, from), bytes.subarray(from + 1 + below(random, 400)));
  },
  duplicate(bytes, random) {
    const from = below(random, bytes.length);
    return join(bytes.subarray(0, from + 1 + below(random, 4000)), bytes.subarray(from));
  },
  swap(bytes, random) {
    const [a = 0, b = 0] = [below(random, bytes.length), below(random, bytes.length)].sort((one, other) => one - other);
    const length = Math.min(1 + below(random, 2000), b - a, bytes.length - b);
    const swapped = bytes.slice();
    swapped.set(bytes.subarray(b, b + length), a);
    swapped.set(bytes.subarray(a, a + length), b);
    return swapped;
  },
};

const oddValues = [
  null,
  0,
  -1,
  1e300,
  '',
  true,
  [],
  {},
  [[]],
  'kit:doc/x/id',
  '../../x',
  '\ud800',
  '\0',
  '<script>',
  'a'.repeat(9000),
];

/** Replaces a value in JSON. */
function retype(bytes: Uint8Array, random: Random): Uint8Array {
  let value: unknown;
  try {
    value = JSON.parse(strFromU8(bytes));
  } catch {
    return bytes;
  }
  let [at, key]: [Record<string, unknown>, string] = [{ value }, 'value'];
  for (let next = at[key]; Array.isArray(next) || isRecord(next); next = at[key]) {
    const inside = next as Record<string, unknown>;
    const keys = Object.keys(inside);
    if (keys.length === 0 || (inside !== value && random() < 0.2)) {
      break;
    }
    [at, key] = [inside, keys[below(random, keys.length)] ?? ''];
  }
  at[key] = oddValues[below(random, oddValues.length)];
  return strToU8(JSON.stringify(value));
}

const oddTexts = [
  '',
  '0',
  '-1',
  '1e9',
  '7',
  'page',
  'wp_navigation',
  'kit',
  'a:1:{',
  '<![CDATA[<b>]]>',
  '&#0;',
  '../x',
  'https://x.test/?p=1',
  'é\u202e',
];

/** Replaces a text between two tags of an export. */
function retext(bytes: Uint8Array, random: Random): Uint8Array {
  const text = strFromU8(bytes);
  const texts = [...text.matchAll(/<([a-z_]+:?[a-z_]+)>([^<]*|<!\[CDATA\[[\s\S]*?\]\]>)<\/\1>/g)];
  const found = texts[below(random, texts.length)];
  if (!found) {
    return bytes;
  }
  const [whole, tag] = found;
  const odd = oddTexts[below(random, oddTexts.length)];
  return strToU8(`${text.slice(0, found.index)}<${tag}>${odd}</${tag}>${text.slice(found.index + whole.length)}`);
}

/** Keeps the structure valid, which changed bytes would break at once. */
const reshape: Mutate = (bytes, random) => {
  let changed = bytes;
  for (let times = 1 + below(random, 6); times > 0; times -= 1) {
    changed = bytes[0] === 0x3c ? retext(changed, random) : retype(changed, random);
  }
  return changed;
};

type Entries = Record<string, Uint8Array>;

const ofEntries: Record<string, (entries: Entries, random: Random) => Entries> = {
  drop: (entries, random) => without(entries, pick(entries, random)),
  duplicate(entries, random) {
    const name = pick(entries, random);
    return { ...entries, [name.replace(/(\.\w+)?$/, '-2$1')]: entries[name] as Uint8Array };
  },
  swap(entries, random) {
    const [a, b] = [pick(entries, random), pick(entries, random)];
    return { ...entries, [a]: entries[b] as Uint8Array, [b]: entries[a] as Uint8Array };
  },
  change(entries, random) {
    const name = pick(entries, random);
    const kinds = Object.values(ofBytes);
    const mutate = /\.(?:json|xml)$/.test(name) && random() < 0.7 ? reshape : (kinds[below(random, kinds.length)] ?? reshape);
    return { ...entries, [name]: mutate(entries[name] as Uint8Array, random) };
  },
};

/** Picks content rather than pictures. */
function pick(entries: Entries, random: Random): string {
  const names = Object.keys(entries);
  const read = names.filter((name) => /\.(?:json|xml|dat|wie)$/.test(name) && (entries[name]?.length ?? 0) > 0);
  const from = read.length > 0 && random() < 0.9 ? read : names;
  return from[below(random, from.length)] ?? '';
}

function without(entries: Entries, name: string): Entries {
  const { [name]: _, ...rest } = entries;
  return rest;
}

/** Mutates a pack and describes how; the result is a valid zip with odd content. */
export function mutatePack(bytes: Uint8Array, random: Random): { done: string; bytes: Uint8Array } {
  const isZip = bytes[0] === 0x50;
  if (isZip && random() < 0.7) {
    let entries: Entries = unzipSync(bytes);
    const done: string[] = [];
    for (let times = 1 + below(random, 3); times > 0; times -= 1) {
      const [name, mutate] = Object.entries(ofEntries)[below(random, 4)] ?? [];
      done.push(`${name} an entry`);
      entries = mutate?.(entries, random) ?? entries;
    }
    return { done: done.join(', '), bytes: zipSync(entries, { level: 0 }) };
  }
  if (!isZip && random() < 0.7) {
    return { done: 'reshape', bytes: reshape(bytes, random) };
  }
  const [name = '', mutate] = Object.entries(ofBytes)[below(random, 5)] ?? [];
  return { done: `${name} bytes`, bytes: mutate?.(bytes, random) ?? bytes };
}
