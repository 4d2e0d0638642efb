import type { MediaReference, Reading, ResolvedMedia } from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';
import { assertValidBundle } from '../publishing/bundle-check.service.js';
import { type Pushed, readPushed, toBundle } from './push-content.js';
import { type Template, toTemplate } from './template.service.js';

/** Parses a pushed template. `globals` and the reading are JSON, because copying text between threads costs little. */
export const parsePush = defineTask(
  import.meta.url,
  'parsePush',
  ({ globals, ...pushed }: Omit<Pushed, 'globals'> & { globals: string }): { media: MediaReference[]; reading: string } => {
    const { files: _, ...reading } = readPushed({ ...pushed, globals: globals === '' ? undefined : JSON.parse(globals) });
    return { media: reading.media, reading: JSON.stringify(reading) };
  },
);

/** Builds the template to store once its media are known. */
export const buildTemplate = defineTask(
  import.meta.url,
  'buildTemplate',
  ({ reading, resolved, name }: { reading: string; resolved: Map<string, ResolvedMedia>; name: string }): Template => {
    const parsed = JSON.parse(reading) as Omit<Reading, 'files'>;
    const bundle = toBundle({ ...parsed, files: new Map() }, resolved, name);
    assertValidBundle(bundle);
    return toTemplate(bundle);
  },
);
