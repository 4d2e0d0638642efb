import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BundleFont, FontFace, FontLicence } from '@kithouse/contract';
import * as z from 'zod/mini';
import { UserError } from '../user-error.js';

const { name, fallback } = BundleFont.shape;

/** A family of a Fontsource package, whose files, subsets and licence are known. */
const PackageFont = z.strictObject({
  name,
  fallback,
  package: z.string().check(z.regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/)),
  weights: z._default(z.array(FontFace.shape.weight).check(z.minLength(1)), ['400']),
  styles: z._default(z.array(FontFace.shape.style).check(z.minLength(1)), ['normal']),
  subsets: z._default(z.array(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/))).check(z.minLength(1)), ['latin', 'latin-ext']),
});
export type PackageFont = z.infer<typeof PackageFont>;

/** A family whose files are in the folder of `fonts.json`. */
const OwnFont = z.strictObject({
  name,
  fallback,
  licence: z.strictObject({ name: FontLicence.shape.name, file: z.string() }),
  faces: z
    .array(
      z.strictObject({
        file: z.string(),
        weight: FontFace.shape.weight,
        style: z._default(FontFace.shape.style, 'normal'),
        range: FontFace.shape.range,
      }),
    )
    .check(z.minLength(1)),
});
export type OwnFont = z.infer<typeof OwnFont>;

/** A `fonts.json` and its folder. */
export type FontsFile = { folder: string; fonts: (PackageFont | OwnFont)[] };

/** Reads `fonts/fonts.json` of an entry, or else the one beside the entries, which they share; undefined without one. */
export async function readFontsFile(entry: string): Promise<FontsFile | undefined> {
  const folder = [entry, path.join(entry, '..')]
    .map((one) => path.join(one, 'fonts'))
    .find((one) => existsSync(path.join(one, 'fonts.json')));
  if (folder === undefined) {
    return undefined;
  }
  const file = path.join(folder, 'fonts.json');
  const rows = z.object({ fonts: z.array(z.looseObject({})) }).safeParse(parse(await readFile(file, 'utf8'), file));
  if (!rows.success) {
    throw new UserError(`${file} must contain a list of “fonts”.`);
  }
  return { folder, fonts: rows.data.fonts.map((row) => readFont(row, file)) };
}

function readFont(row: Record<string, unknown>, file: string): PackageFont | OwnFont {
  const named = typeof row.name === 'string' ? `The font “${row.name.slice(0, 60)}”` : 'A font';
  if (row.package === undefined && row.licence === undefined) {
    throw new UserError(`${named} of ${file} has no “licence”. Name it and the file with its text.`);
  }
  const parsed = row.package === undefined ? OwnFont.safeParse(row) : PackageFont.safeParse(row);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
    throw new UserError(`${named} of ${file} is invalid: ${[place, issue?.message].filter(Boolean).join(': ')}`);
  }
  return parsed.data;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${file} isn’t valid JSON.`);
  }
}
