import { createHash } from 'node:crypto';
import { AppError, type Bundle, type ParsedInput, type pushCloudFile } from '@kithouse/contract';
import {
  attachMedia,
  KitError,
  type Reading,
  type ResolvedMedia,
  readKitSettings,
  readTemplate,
  usedSettings,
} from '@kithouse/kits';
import { slugOfName } from './names.service.js';

type Pushed = Pick<ParsedInput<typeof pushCloudFile>, 'name' | 'platform' | 'file_content' | 'globals'>;

/** The template as the text it came as, or would have. */
export const toText = ({ file_content }: Pick<Pushed, 'file_content'>): string =>
  typeof file_content === 'string' ? file_content : JSON.stringify(file_content ?? '');

/** What was pushed, whatever form it came in. Throws `invalid_bundle` or `too_large`, in words for the person. */
export function readPushed({ name, platform, file_content, globals }: Pushed): Reading {
  const reading = read(name, toText({ file_content }));
  if (reading.bundle.platform !== platform) {
    const made = reading.bundle.platform === 'elementor' ? 'Elementor' : 'the block editor';
    throw new AppError('invalid_bundle', `This template was made with ${made}.`);
  }
  // A bundle of our own would bring files that this account never showed to have.
  if (reading.bundle.media.length > 0) {
    throw new AppError('invalid_bundle');
  }
  return withColors(reading, globals);
}

/** A template that brings its colours itself was made with others than those of the site that pushes it. */
function withColors(reading: Reading, globals: Pushed['globals']): Reading {
  const { bundle } = reading;
  const settings = bundle.settings ?? usedSettings(bundle.documents, readKitSettings(globals));
  return settings ? { ...reading, bundle: { ...bundle, settings } } : reading;
}

function read(name: string, text: string): Reading {
  // An archive: a small text could unpack to half a gigabyte.
  if (text.startsWith('PK')) {
    throw new AppError('invalid_bundle');
  }
  try {
    return readTemplate({ name: `${name}.json`, bytes: Buffer.from(text) });
  } catch (error) {
    if (error instanceof KitError) {
      throw new AppError(error.code === 'too_large' ? 'too_large' : 'invalid_bundle', error.message);
    }
    throw error;
  }
}

/** The template as it is kept, under the name its owner gave it. */
export function toBundle(reading: Reading, resolved: Map<string, ResolvedMedia>, name: string): Bundle {
  return { ...attachMedia(reading, resolved), title: name, slug: slugOfName(name) };
}

/** Tells whether two bundles are one template: by all that a site would build from them, not by their names. */
export function hashContent({ platform, type, documents, media, requires, settings }: Bundle): string {
  const built = documents.map((document) => ({ ...document, key: '', title: '', slug: '' }));
  const shown = media.map(({ sha256, alt, file_name }) => [sha256, alt, file_name]);
  return createHash('sha256')
    .update(JSON.stringify([platform, type, built, shown, requires, ...(settings ? [settings] : [])], inOrder))
    .digest('hex');
}

/** Programs on the way may write the fields of an object in another order; it is the same template. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
