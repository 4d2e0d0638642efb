import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BundleMenu, BundleSite, Slug } from '@kithouse/contract';
import * as z from 'zod/mini';
import { UserError } from '../user-error.js';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const title = z.string().check(z.minLength(1), z.maxLength(200));
/** A template beside this file. */
const file = z.string().check(z.regex(/^[\w-]+\.(?:json|html|zip)$/));
/** A picture, named as templates name theirs: `media/logo.webp`. */
const picture = z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*\.(?:webp|png|jpe?g|gif)$/i));

/** Where a link leads: the slug of a page or post of this file, or an address. */
const target = z.string().check(z.minLength(1), z.maxLength(500));

/** `site.json` beside the `listing.json` of a pack: the site that the pack makes. */
export const SiteFile = z.strictObject({
  title,
  slogan: z.optional(z.string().check(z.maxLength(500))),
  logo: z.optional(picture),
  theme: BundleSite.shape.theme,
  /** What the person changes before the import. Whatever the templates have in one of them refers to it from then on. */
  colors: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60)),
      title,
      color: hex,
      role: z.optional(z.enum(['system', 'custom'])),
    }),
  ),
  /** Items of the pack, as pages of the site. */
  pages: z.array(z.strictObject({ item: Slug, title, slug: Slug, front_page: z.optional(z.boolean()) })).check(z.minLength(1)),
  /** An empty page on which WordPress lists the posts. */
  posts_page: z.optional(z.strictObject({ title, slug: Slug })),
  /** Parts of the theme: each an item of the pack, or a template beside this file. */
  parts: z._default(
    z.array(
      z.strictObject({
        type: z.enum(['header', 'footer', 'single-post', 'single-page', 'archive', 'search-results', 'error-404']),
        title,
        item: z.optional(Slug),
        file: z.optional(file),
        conditions: z._default(z.array(z.string().check(z.maxLength(200))), ['include/general']),
      }),
    ),
    [],
  ),
  /** Posts that show what the blog can look like; whoever imports the pack may leave them out. */
  posts: z._default(
    z.array(
      z.strictObject({
        title,
        slug: Slug,
        /** Block markup. */
        file,
        excerpt: z.optional(z.string().check(z.maxLength(1000))),
        date: z.optional(z.iso.datetime()),
        categories: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(100))), []),
        picture: z.optional(picture),
      }),
    ),
    [],
  ),
  menus: z._default(
    z.array(
      z.strictObject({
        slug: BundleMenu.shape.slug,
        name: title,
        locations: BundleMenu.shape.locations,
        items: z.array(z.strictObject({ title, to: target })),
      }),
    ),
    [],
  ),
  /** Where links without an address of their own (`#`) lead, by their words. */
  links: z._default(z.record(z.string(), target), {}),
});
export type SiteFile = z.infer<typeof SiteFile>;

/** The `site.json` of a pack's folder; undefined when it has none. */
export async function readSiteFile(folder: string): Promise<SiteFile | undefined> {
  const name = path.join(folder, 'site.json');
  if (!existsSync(name)) {
    return undefined;
  }
  const parsed = SiteFile.safeParse(parse(await readFile(name, 'utf8'), name));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
    throw new UserError(`${name} is not right: ${[place, issue?.message].filter(Boolean).join(': ')}`);
  }
  const slugs = listSlugs(parsed.data);
  const [twice] = slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
  if (twice !== undefined) {
    throw new UserError(`${name} is not right: two pages or posts have the slug "${twice}".`);
  }
  return parsed.data;
}

const listSlugs = ({ pages, posts, posts_page }: SiteFile) =>
  [...pages, ...posts, ...(posts_page ? [posts_page] : [])].map(({ slug }) => slug);

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${name} is no valid JSON.`);
  }
}
