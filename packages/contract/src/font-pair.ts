import * as z from 'zod/mini';

/** Names a font family by its package in Fontsource, without the scope: `source-serif-4`. */
export const FontSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** The families of headings and texts. */
export const FontPair = z.object({ heading: FontSlug, body: FontSlug });
export type FontPair = z.infer<typeof FontPair>;
