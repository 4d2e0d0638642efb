import type { BundleDocument } from '@kithouse/contract';
import type { SiteShown } from '../site-parts.js';
import type { StyleSheet } from '../style-sheet.js';

/** Describes a post as lists and templates show it. */
export type PostShown = {
  key: string;
  title: string;
  date: string | undefined;
  /** Names of its categories and tags. */
  terms: { taxonomy: string; name: string }[];
  featured: string | undefined;
  excerpt: string;
  content: string;
};

/** Everything outside of a block that decides how it looks. */
export type BlockContext = {
  site: SiteShown | undefined;
  sheet: StyleSheet;
  /** Posts of the pack, newest first. */
  posts: readonly PostShown[];
  /** The post that a template shows, or the one of a list that is drawn now. */
  post?: PostShown | undefined;
  /** Attributes of the list whose social links are drawn now. */
  links?: Readonly<Record<string, unknown>>;
  /** Title of the page that is shown. */
  title?: string;
  /** Stops a post that shows its own content. */
  depth: number;
};

type Term = { key: string; taxonomy: string; name: string };

/** Lists the posts of a pack like a site's list of posts. */
export function listPosts(documents: readonly BundleDocument[], terms: readonly Term[] = []): PostShown[] {
  const found = documents.flatMap((document): PostShown[] =>
    document.post_type === 'post' && document.kind === 'blocks'
      ? [
          {
            key: document.key,
            title: document.title,
            date: document.date,
            terms: terms.filter(({ key }) => document.terms?.includes(key)),
            featured: document.featured,
            excerpt: document.excerpt ?? '',
            content: document.content,
          },
        ]
      : [],
  );
  return found.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
