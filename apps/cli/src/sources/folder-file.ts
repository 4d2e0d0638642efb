import { createReadStream, existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@kithouse/kits';
import { UserError } from '../user-error.js';

/** Returns the real path of a template's file inside `folder`; undefined if it is outside by `..`, an absolute path or a link. */
export async function findInside(folder: string, name: string): Promise<string | undefined> {
  if (name.includes('\0') || /^[a-z][a-z0-9+.-]*:/i.test(name)) {
    return undefined;
  }
  const root = await realpath(folder);
  const file = await realpath(path.resolve(root, name)).catch(() => undefined);
  if (!file?.startsWith(root + path.sep)) {
    return undefined;
  }
  return (await stat(file)).isFile() ? file : undefined;
}

/**
 * Returns the real path of a picture named by a template in `folder`. Falls back only to the `media` folder beside its entry,
 * which entries can share.
 */
export async function findMedia(folder: string, name: string): Promise<string | undefined> {
  const own = await findInside(folder, name);
  const shared = path.join(path.resolve(folder), '..', 'media');
  const mayShare = name.startsWith('media/') && existsSync(path.join(folder, 'listing.json')) && existsSync(shared);
  return own ?? (mayShare ? findInside(shared, name.slice('media/'.length)) : undefined);
}

/** Reads a template file; refuses an oversized one before reading. */
export async function readTemplateFile(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  const max = await limitOf(file);
  if (size > max) {
    const mb = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
    throw new UserError(`This file is ${mb(size)} in size. The limit for its type is ${mb(max)}.`);
  }
  return readFile(file);
}

/** Returns a higher limit for archives and whole-site exports. */
async function limitOf(file: string): Promise<number> {
  for await (const chunk of createReadStream(file, { end: 63 })) {
    const start = (chunk as Buffer).toString('latin1');
    const is_xml = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|rss)/i.test(start);
    return start.startsWith('PK') ? limits.zip_bytes : is_xml ? limits.export_bytes : limits.template_bytes;
  }
  return limits.template_bytes;
}
