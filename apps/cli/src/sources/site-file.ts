import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BundleMenu,
  BundleSite,
  ContactFormLook,
  contactFormFields,
  contactFormRules,
  DemoFacts,
  Slot,
  Slug,
} from '@kithouse/contract';
import * as z from 'zod/mini';
import { UserError } from '../user-error.js';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const title = z.string().check(z.minLength(1), z.maxLength(200));
/** Matches a template beside this file. */
const file = z.string().check(z.regex(/^[\w-]+\.(?:json|html|zip)$/));
/** Matches a picture, named like in templates: `media/logo.webp`. */
const picture = z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*\.(?:webp|png|jpe?g|gif)$/i));

/** Target of a link: the slug of a page or post of this file, or an address. */
const target = z.string().check(z.minLength(1), z.maxLength(500));

/** Defines `site.json` beside a pack's `listing.json`: the site that the pack builds. */
export const SiteFile = z.strictObject({
  title,
  slogan: z.optional(z.string().check(z.maxLength(500))),
  logo: z.optional(picture),
  /** Details of the demo business, each with all its spellings in the templates. */
  facts: z.optional(z.strictObject(DemoFacts.shape)),
  /** Sentences that people can rewrite, by their words in the templates. */
  slots: z._default(z.array(z.strictObject(Slot.shape)).check(z.maxLength(60)), []),
  theme: BundleSite.shape.theme,
  /** Colours that a person can change before the import. Equal colours in the templates then refer to them. */
  colors: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60)),
      title,
      color: hex,
      role: z.optional(z.enum(['system', 'custom'])),
    }),
  ),
  /** Starts the name of every colour of the pack on a site; by default the title. */
  prefix: z.optional(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(30))),
  /** Every other colour of the templates, as a mix of `colors`, `white` and `black`. */
  tokens: z._default(
    z.array(
      z.strictObject({
        color: z.string().check(z.regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i)),
        from: z.string(),
        mix: z.optional(z.tuple([z.string(), z.number().check(z.gt(0), z.lte(1))])),
        alpha: z.optional(z.number().check(z.gte(0), z.lte(1))),
      }),
    ),
    [],
  ),
  /** Items of the pack that become pages of the site. */
  pages: z.array(z.strictObject({ item: Slug, title, slug: Slug, front_page: z.optional(z.boolean()) })).check(z.minLength(1)),
  /** An empty page on which WordPress lists the posts. */
  posts_page: z.optional(z.strictObject({ title, slug: Slug })),
  /** Theme parts: an item of the pack or a template beside this file. */
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
  /** Optional sample posts. */
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
  /** Forms, shown where a template names their key. They send to the email address among the facts. */
  forms: z._default(
    z
      .array(
        z
          .strictObject({
            ...contactFormFields,
            look: z.strictObject({
              ...ContactFormLook.shape,
              text: hex,
              field: hex,
              line: hex,
              button: hex,
              button_text: hex,
            }),
          })
          .check(...contactFormRules),
      )
      .check(z.maxLength(10)),
    [],
  ),
  /** Targets of links without an address (`#`), by their text. */
  links: z._default(z.record(z.string(), target), {}),
});
export type SiteFile = z.infer<typeof SiteFile>;

/** Reads the `site.json` of a pack's folder; undefined without one. */
export async function readSiteFile(folder: string): Promise<SiteFile | undefined> {
  const name = path.join(folder, 'site.json');
  if (!existsSync(name)) {
    return undefined;
  }
  const parsed = SiteFile.safeParse(parse(await readFile(name, 'utf8'), name));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
    throw new UserError(`${name} is invalid: ${[place, issue?.message].filter(Boolean).join(': ')}`);
  }
  const [wrong] = parsed.data.slots.filter(({ text, length: [min, max] }) => text.length < min || text.length > max);
  if (wrong) {
    throw new UserError(
      `${name} is invalid: the text of the slot ${wrong.key} doesn’t have ${wrong.length.join(' to ')} characters.`,
    );
  }
  const slugs = listSlugs(parsed.data);
  const [twice] = slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
  if (twice !== undefined) {
    throw new UserError(`${name} is invalid: two pages or posts have the slug "${twice}".`);
  }
  return parsed.data;
}

const listSlugs = ({ pages, posts, posts_page }: SiteFile) =>
  [...pages, ...posts, ...(posts_page ? [posts_page] : [])].map(({ slug }) => slug);

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${name} isn’t valid JSON.`);
  }
}
