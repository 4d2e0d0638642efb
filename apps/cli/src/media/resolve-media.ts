import { readFile } from 'node:fs/promises';
import type { Bundle } from '@kithouse/contract';
import { attachMedia, type MediaReference, placeholder, type Reading, type ResolvedMedia } from '@kithouse/kits';
import pLimit from 'p-limit';
import { findMedia } from '../sources/folder-file.js';
import { fetchPublic } from './fetch-public.js';
import { HostPatience } from './host-patience.js';
import { measureMedia } from './measure-media.js';

export type MediaOptions = {
  /** Folder for relative names, which cannot leave it. */
  folder: string;
  /** Prefix of addresses that map to files in the folder, such as a theme's. */
  address?: string;
  /** Downloads pictures of other sites if true; otherwise they stay external with a warning. */
  fetch_media?: boolean;
};

export type Attached = { bundle: Bundle; files: Map<string, Uint8Array> };

/** Files fetched in parallel. */
const concurrency = 6;

/** Finds every file that the template shows and rewrites its addresses. Adds a warning for a missing file. */
export async function resolveMedia(reading: Reading, options: MediaOptions): Promise<Attached> {
  const files = new Map(reading.files);
  const patience = new HostPatience();
  const found = await pLimit(concurrency).map(reading.media, (reference) => find(reference, options, patience));
  const resolved = new Map<string, ResolvedMedia>();
  // In document order, not in the order of arrival: the same template always gives the same bundle.
  for (const { url, answer, bytes } of found) {
    resolved.set(url, answer);
    if ('sha256' in answer && bytes) {
      files.set(answer.sha256, bytes);
    }
  }
  const bundle = attachMedia(reading, resolved);
  if (bundle.media.some(({ sha256 }) => sha256 === placeholder.medium.sha256)) {
    files.set(placeholder.medium.sha256, placeholder.bytes);
  }
  return { bundle, files };
}

type Found = { url: string; answer: ResolvedMedia; bytes?: Uint8Array };

async function find({ url, relative }: MediaReference, options: MediaOptions, patience: HostPatience): Promise<Found> {
  try {
    const beside =
      relative === undefined ? undefined : await findMedia(options.folder, decode(relative.split(/[?#]/, 1)[0] ?? ''));
    const bytes = beside ? await readFile(beside) : await load(url, options, patience);
    return { url, answer: await measureMedia(nameOf(url), bytes), bytes };
  } catch (error) {
    return { url, answer: { failed: (error as Error).message } };
  }
}

async function load(url: string, { folder, address, fetch_media }: MediaOptions, patience: HostPatience): Promise<Uint8Array> {
  const isLocal = address !== undefined && url.startsWith(address);
  if (!isLocal && /^(https?:)?\/\//i.test(url)) {
    if (!fetch_media) {
      throw new Error('it is on another site');
    }
    const whole = url.startsWith('//') ? `https:${url}` : url;
    return patience.ask(whole, () => fetchPublic(whole));
  }
  const name = decode((isLocal ? url.slice(address.length) : url).split(/[?#]/, 1)[0] ?? '');
  const file = await findMedia(folder, name);
  if (!file) {
    throw new Error('it is missing from the folder of the template');
  }
  return readFile(file);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const nameOf = (url: string) => decode((url.split(/[?#]/, 1)[0] ?? '').replace(/^.*\//, ''));
