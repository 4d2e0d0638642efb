import * as z from 'zod/mini';

/** `post` is of the blog or another post type, `library` a saved template of the builder, `part` a theme part. */
export const PostKind = z.enum(['page', 'post', 'library', 'part']);

/** With `both` a new page gets another address, with `draft` it stays a draft, with `replace` the site's own becomes one. */
export const Conflict = z.enum(['both', 'draft', 'replace']);
export type Conflict = z.infer<typeof Conflict>;
