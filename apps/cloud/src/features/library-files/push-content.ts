import { createHash } from 'node:crypto';
import { AppError, type Bundle, type KitSettings, type ParsedInput, type pushCloudFile } from '@kithouse/contract';
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

/** `text` is the template in any format. */
export type Pushed = Pick<ParsedInput<typeof pushCloudFile>, 'name' | 'platform' | 'globals'> & { text: string };

/** Parses pushed content of any format. Throws `invalid_bundle` or `too_large` with a readable message. */
export function readPushed({ name, platform, text, globals }: Pushed): Reading {
  const settings = refuseKitErrors(() => readKitSettings(globals));
  const reading = read(name, text, globals);
  if (reading.bundle.platform !== platform) {
    const made = reading.bundle.platform === 'elementor' ? 'Elementor' : 'the block editor';
    throw new AppError('invalid_bundle', `This template was made with ${made}.`);
  }
  // Our own bundle format would bring files that this account has not proven to have.
  if (reading.bundle.media.length > 0) {
    throw new AppError('invalid_bundle');
  }
  return withColors(reading, settings);
}

/** Adds the pushing site's colours unless the template brings its own. */
function withColors(reading: Reading, known: KitSettings | undefined): Reading {
  const { bundle } = reading;
  const settings = bundle.settings ?? usedSettings(bundle.documents, known);
  return settings ? { ...reading, bundle: { ...bundle, settings } } : reading;
}

function read(name: string, text: string, globals: Pushed['globals']): Reading {
  // Archives are refused, because a small text could unpack to half a gigabyte.
  if (text.startsWith('PK')) {
    throw new AppError('invalid_bundle');
  }
  return refuseKitErrors(() => readTemplate({ name: `${name}.json`, bytes: Buffer.from(text) }, undefined, globals));
}

/** Turns the refusal of a template into an error of the call. */
function refuseKitErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof KitError) {
      throw new AppError(error.code === 'too_large' ? 'too_large' : 'invalid_bundle', error.message);
    }
    throw error;
  }
}

/** Builds the stored bundle with the owner's name for it. */
export function toBundle(reading: Reading, resolved: Map<string, ResolvedMedia>, name: string): Bundle {
  return { ...attachMedia(reading, resolved), title: name, slug: slugOfName(name) };
}

/** Hashes all that a site would build from a bundle, without its name, to tell whether two are the same template. */
export function hashContent({ platform, type, documents, media, requires, settings }: Bundle): string {
  const built = documents.map((document) => ({ ...document, key: '', title: '', slug: '' }));
  const shown = media.map(({ sha256, alt, file_name }) => [sha256, alt, file_name]);
  return createHash('sha256')
    .update(JSON.stringify([platform, type, built, shown, requires, ...(settings ? [settings] : [])], inOrder))
    .digest('hex');
}

/** Sorts the fields, because programs in between may reorder them. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
