import { createHash } from 'node:crypto';
import type { ElementorElement } from '@kithouse/contract';
import { type Reading, type ResolvedMedia, readTemplate } from '../index.js';

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export const read = (content: string | object, name = 'hero.json') =>
  readTemplate({ name, bytes: bytesOf(typeof content === 'string' ? content : JSON.stringify(content)) });

export const shaOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** Resolves each address to its own hash. */
export function resolveAll(reading: Reading, except: readonly string[] = []): Map<string, ResolvedMedia> {
  return new Map(
    reading.media.map(({ url }): [string, ResolvedMedia] => [
      url,
      except.includes(url)
        ? { failed: 'the host did not answer' }
        : { sha256: shaOf(url), mime: 'image/jpeg', width: 800, height: 600, bytes: 1234, file_name: url.replace(/^.*\//, '') },
    ]),
  );
}

export const widget = (id: string, widgetType: string, settings: Record<string, unknown> = {}): ElementorElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

export const container = (id: string, ...elements: ElementorElement[]): ElementorElement => ({
  id,
  elType: 'container',
  settings: {},
  elements,
});

export const exportOf = (...content: unknown[]) => ({ content, page_settings: [], version: '0.4', title: 'Hero', type: 'page' });

export const url = (sha: string) => `kit:media/${sha}/url`;
export const id = (sha: string) => `kit:media/${sha}/id`;
