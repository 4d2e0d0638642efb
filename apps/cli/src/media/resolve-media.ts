import { readFile } from 'node:fs/promises';
import type { Bundle } from '@kithouse/contract';
import { attachMedia, type Reading, type ResolvedMedia } from '@kithouse/kits';
import { findMedia } from '../sources/folder-file.js';
import { fetchPublic } from './fetch-public.js';
import { measureMedia } from './measure-media.js';

export type MediaOptions = {
  /** Folder that relative names are looked up in, and never left. */
  folder: string;
  /** Addresses that begin so stand for files in the folder, such as those of a theme. */
  address?: string;
  /** Whether pictures on other sites are fetched; else they stay there, with a warning. */
  fetch_media?: boolean;
};

export type Attached = { bundle: Bundle; files: Map<string, Uint8Array> };

/** Finds every file the template shows and points the template at them. What is not found becomes a warning. */
export async function resolveMedia(reading: Reading, options: MediaOptions): Promise<Attached> {
  const files = new Map(reading.files);
  const resolved = new Map<string, ResolvedMedia>();
  for (const { url } of reading.media) {
    const bytes = await load(url, options).catch((error: Error) => error);
    const answer = bytes instanceof Error ? { failed: bytes.message } : await measureMedia(nameOf(url), bytes);
    resolved.set(url, answer);
    if ('sha256' in answer && !(bytes instanceof Error)) {
      files.set(answer.sha256, bytes);
    }
  }
  return { bundle: attachMedia(reading, resolved), files };
}

async function load(url: string, { folder, address, fetch_media }: MediaOptions): Promise<Uint8Array> {
  const isLocal = address !== undefined && url.startsWith(address);
  if (!isLocal && /^(https?:)?\/\//i.test(url)) {
    if (!fetch_media) {
      throw new Error('it lies on another site (--fetch-media brings it along)');
    }
    return fetchPublic(url.startsWith('//') ? `https:${url}` : url);
  }
  const name = decode((isLocal ? url.slice(address.length) : url).split(/[?#]/, 1)[0] ?? '');
  const file = await findMedia(folder, name);
  if (!file) {
    throw new Error('there is no such file beside the template');
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
