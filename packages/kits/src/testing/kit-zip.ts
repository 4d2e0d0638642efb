import { type Zippable, zipSync } from 'fflate';
import { attachMedia, readPack } from '../index.js';
import { bytesOf, container, widget } from './fixtures.js';

/** Files of an archive: bytes, texts, or values that become JSON. */
export type Files = Record<string, unknown>;

export const zipOf = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? value : bytesOf(typeof value === 'string' ? value : JSON.stringify(value)),
      ]),
    ) as Zippable,
  );

export const heading = (title = 'Bread') => [container('1', widget('2', 'heading', { title }))];

/** Builds the smallest Elementor kit with the given manifest fields and files. */
export const kitFiles = (manifest: object = {}, files: Files = {}): Files => ({
  'manifest.json': {
    name: 'demo',
    title: 'Demo kit',
    version: '3.0',
    elementor_version: '3.33.2',
    site: 'https://demo.test',
    content: { page: { 31: { title: 'Home', url: 'https://demo.test/', show_on_front: true } } },
    ...manifest,
  },
  'content/page/31.json': { content: heading(), settings: [] },
  ...files,
});

/** Reads an archive or export without moving its pictures. */
export const packOfBytes = (bytes: Uint8Array, name = 'kit.zip') => attachMedia(readPack({ name, bytes }), new Map());

export const warningsOf = (bytes: Uint8Array) => packOfBytes(bytes).warnings.map(({ message }) => message);
