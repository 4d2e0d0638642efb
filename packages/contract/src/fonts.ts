import * as z from 'zod/mini';
import { Licence } from './audit.js';
import { Sha256 } from './items.js';

/** Limits one file; every file of Google Fonts' Latin subsets is far smaller. */
export const maxFontBytes = 300 * 1024;

/** Letters, digits, single spaces and dashes: nothing that CSS would need to escape. */
const name = '[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*';
const range = 'U\\+[0-9A-Fa-f]{1,6}(?:-[0-9A-Fa-f]{1,6}|\\?{1,5})?';

const faceFields = {
  /** One weight, or the two ends of a variable font. */
  weight: z.string().check(z.regex(/^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$/)),
  style: z.enum(['normal', 'italic']),
  /** Characters of the file, as `unicode-range` of CSS; browsers load only files that a page needs. */
  range: z.optional(z.string().check(z.regex(new RegExp(`^${range}(?:, ?${range})*$`)), z.maxLength(3000))),
  sha256: Sha256,
};

/** Text and name of a licence, which must travel with the files. */
export const FontLicence = z.object({
  name: Licence,
  text: z.string().check(z.minLength(20), z.maxLength(20_000)),
});

const familyFields = {
  /** Starts with the prefix of the pack. Survives WordPress's kebab case. */
  slug: z.string().check(z.regex(/^[a-z]+(-([a-z]+|[0-9]+))*$/), z.maxLength(100)),
  name: z.string().check(z.regex(new RegExp(`^${name}$`)), z.maxLength(60)),
  /** Families that show until the files arrive. */
  fallback: z.string().check(z.regex(new RegExp(`^(?:${name}|'${name}')(?:, (?:${name}|'${name}'))*$`)), z.maxLength(200)),
  licence: FontLicence,
};

/** A face of a bundle; its file is among the bundle's media. */
export const FontFace = z.object(faceFields);
export type FontFace = z.infer<typeof FontFace>;

export const BundleFont = z.object({
  ...familyFields,
  faces: z.array(FontFace).check(z.minLength(1), z.maxLength(40)),
});
export type BundleFont = z.infer<typeof BundleFont>;

/** A family with the addresses of its files. */
export const ContentFont = z.object({
  ...familyFields,
  faces: z
    .array(
      z.object({
        ...faceFields,
        bytes: z.int().check(z.gte(1), z.lte(maxFontBytes)),
        /** On the cloud that the site is connected to: the plugin knows this format. */
        url: z.string().check(z.meta({ format: 'cloud-url' })),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});
export type ContentFont = z.infer<typeof ContentFont>;
