import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ItemType, Listing, Platform, Slug } from '@kithouse/contract';
import { readPack } from '@kithouse/kits';
import * as z from 'zod/mini';
import { type MediaOptions, resolveMedia } from '../media/resolve-media.js';
import { UserError } from '../user-error.js';
import { readTemplateFile } from './folder-file.js';
import { markMustHave } from './must-have.js';
import type { Draft } from './publication.js';

/**
 * `listing.json`: the listing, and what the template is where its file does not tell; for a pack, its items in order.
 * `must_have` lists the slugs of the plugins that the template cannot do without.
 */
export const EntryListing = z.strictObject({
  ...Listing.shape,
  type: z.optional(ItemType),
  platform: z.optional(Platform),
  items: z.optional(z.array(Slug)),
  must_have: z.optional(z.array(z.string())),
});
export type EntryListing = z.infer<typeof EntryListing>;

export type Entry = { folder: string; listing: EntryListing };

/** Describes the values that all entries of a folder share. */
const Defaults = z.strictObject({ licence: Listing.shape.licence });

export const readListing = (file: string): Promise<EntryListing> => readAs(EntryListing, file);

/** Reads the `defaults.json` beside the entries, which is optional. */
export async function readDefaults(folder: string): Promise<z.infer<typeof Defaults>> {
  const file = path.join(folder, 'defaults.json');
  return existsSync(file) ? readAs(Defaults, file) : {};
}

async function readAs<Schema extends z.ZodMiniType>(schema: Schema, file: string): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseJson(await readFile(file, 'utf8'), file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(`${file} is invalid: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`);
  }
  return parsed.data;
}

/** Reads a folder with a `listing.json` and a `template.*`. */
export async function readEntry({ folder, listing }: Entry, options: Pick<MediaOptions, 'fetch_media'>): Promise<Draft> {
  const names = (await readdir(folder)).filter((name) => /^template\.(json|html|zip)$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new UserError(`${folder} must contain exactly one template: template.json, template.html or template.zip.`);
  }
  const thumbnails = path.join(folder, 'thumbnails');
  return {
    ...(await readFileAs(path.join(folder, name), listing, options)),
    ...(existsSync(thumbnails) ? { thumbnails } : {}),
  };
}

/** Reads a template file or a whole pack with its listing and the pictures beside it. */
export async function readFileAs(
  file: string,
  given: Partial<EntryListing>,
  options: Pick<MediaOptions, 'fetch_media'>,
): Promise<Draft> {
  const reading = readPack({ name: path.basename(file), bytes: await readTemplateFile(file) });
  const { type = reading.bundle.type, platform = reading.bundle.platform, must_have, ...listing } = given;
  if (platform !== reading.bundle.platform) {
    throw new UserError(`${file} is made for ${reading.bundle.platform}, but its listing specifies ${platform}.`);
  }
  const { bundle, files } = await resolveMedia(reading, { folder: path.dirname(file), ...options });
  const { title, slug, description, site } = bundle;
  // Content that describes a site can be imported as one.
  const whole = type === 'pack' && site ? { fullsite_import: true } : {};
  const complete = Listing.safeParse({ title, slug, description, ...whole, ...listing });
  if (!complete.success) {
    const [issue] = complete.error.issues;
    throw new UserError(`The listing is invalid: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const requires = must_have ? markMustHave(bundle.requires, must_have, complete.data.slug) : bundle.requires;
  return withListing({ listing: complete.data, bundle: { ...bundle, type, requires }, files });
}

/** Copies the listing's name into the bundle, because a site names the page by it. */
function withListing({ listing, bundle, files }: Draft): Draft {
  const { title, slug, description } = listing;
  const named = bundle.documents.length === 1 && bundle.type !== 'pack';
  const documents = named ? bundle.documents.map((document) => ({ ...document, title, slug, key: slug })) : bundle.documents;
  return { listing, bundle: { ...bundle, title, slug, description, documents }, files };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${file} isn’t valid JSON.`);
  }
}
