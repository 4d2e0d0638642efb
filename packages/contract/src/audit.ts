import * as z from 'zod/mini';

/** Lists faults that make a template harder to use with assistive technology or weak eyes. */
export const AccessFault = z.enum(['pictures', 'headings', 'contrast']);
export type AccessFault = z.infer<typeof AccessFault>;

/** SPDX identifier of a licence, such as `GPL-2.0-or-later`. */
export const Licence = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,59}$/));

/** Describes the load of a template; for a pack, the load of its heaviest page. The cloud computes it when it publishes the item. */
export const Audit = z.object({
  /** Markup, pictures and font files, uncompressed. */
  bytes: z.int(),
  /** Files that a browser loads: pictures, fonts, and the page unless the template is a block. */
  requests: z.int(),
  /** Names of the font families that come with the template. */
  fonts: z.array(z.string()),
  /** Licences of the design and of its fonts, without duplicates. */
  licences: z.array(z.string()),
  /** Pictures without a description, gaps in the order of headings, text that is hard to read on its ground. */
  faults: z.array(AccessFault),
});
export type Audit = z.infer<typeof Audit>;

/** Lists the limits in kB that people can choose. */
export const weightLimits = [50, 150, 300, 600] as const;

/** Lists the terms of the filter that a weight belongs to: every limit that it keeps. */
export const listWeightNames = (bytes: number): string[] =>
  weightLimits.filter((limit) => bytes <= limit * 1000).map((limit) => `Up to ${limit} kB`);
