import * as z from 'zod/mini';

/**
 * `page` is a page of the site, `post` an entry of its blog or of another post type, `library` a saved template of the builder,
 * `part` a theme part.
 */
export const PostKind = z.enum(['page', 'post', 'library', 'part']);

/**
 * When a page of this site has the address of a new one: with `both` the new one gets another address, with `draft` it stays a
 * draft, with `replace` the site's own page becomes a draft, and returns when the import is undone.
 */
export const Conflict = z.enum(['both', 'draft', 'replace']);
export type Conflict = z.infer<typeof Conflict>;
