/** Describes the sites of the older packs: name, colours, menu, header, link targets and post templates. */
import type { Site, SiteColor } from '../design.js';
import { bar, brand, button, type Ground, type Node, nav, section, stack, type Theme, tightButtons } from '../nodes.js';
import type { Post } from '../packs/describe.js';
import { type FrameWords, frame } from '../packs/frame.js';
import { toBlock } from '../packs/to-block.js';
import type { Frame } from '../write-frames.js';

/** Names one of the four colours that every pack has. */
export const system = (id: string, title: string, color: string): SiteColor => ({ id, title, color, role: 'system' });
export const custom = (id: string, title: string, color: string): SiteColor => ({ id, title, color });

/** The site of a pack, and its post templates. */
export type PackSite = { site: Site; frame: Frame };
/** A page: its key, its name, and its slug if that differs from the key. */
type Page = [key: string, name: string, slug?: string];
type Head = {
  bg: string;
  theme: Theme;
  width?: number;
  action: [label: string, url: string];
  /** The page that the header's button opens, which the menu leaves out. */
  hidden?: string;
};
type SiteDescription = {
  prefix: string;
  title: string;
  slogan: string;
  colors: SiteColor[];
  pages: Page[];
  postsPage: [title: string, slug: string];
  links: Record<string, string>;
  head: Head;
  posts: Post[];
};

const header = ({ bg, theme, width = 1120, action: [label, url] }: Head, items: [string, string][]): Node =>
  section(
    { tag: 'div', bg, width, pad: [20, 16], theme },
    bar({ gap: 24 }, brand(), nav(items), tightButtons({}, button(label, { url }))),
  );

const toSitePost = (prefix: string, { slug, title, date, category, picture, excerpt, parts }: Post): Site['posts'][number] => ({
  slug,
  title,
  date: `${date}T08:00:00Z`,
  categories: [category],
  picture: `media/${prefix}-${picture}.webp`,
  excerpt,
  blocks: parts.map(toBlock),
});

const toMenu = (pages: Page[]) => pages.map(([key, title, slug = key]) => ({ title, to: slug }));

/** Returns a pack's `site.json` in the form that `catalogue.ts` completes. */
export function describeSite({ prefix, title, slogan, colors, pages, postsPage, links, head, posts }: SiteDescription): Site {
  const [blogTitle, blogSlug] = postsPage;
  const inner = pages.filter(([key]) => key !== 'home');
  const shown = inner.filter(([key]) => key !== head.hidden);
  return {
    title,
    slogan,
    logo: `media/${prefix}-logo.webp`,
    colors,
    pages: pages.map(([key, name, slug = key]) => ({
      item: `${prefix}-${key}`,
      title: name,
      slug,
      ...(key === 'home' ? { front_page: true } : {}),
    })),
    posts_page: { title: blogTitle, slug: blogSlug },
    header: [
      header(
        head,
        shown.map(([key, name, slug = key]) => [name, `/${slug}`]),
      ),
    ],
    footer: `${prefix}-footer`,
    posts: posts.map((post) => toSitePost(prefix, post)),
    menus: [
      { slug: `${prefix}-main`, name: `${title} main`, locations: ['primary', 'header'], items: toMenu(inner) },
      {
        slug: `${prefix}-footer`,
        name: `${title} footer`,
        locations: ['footer'],
        items: [...toMenu(pages.slice(1)), { title: blogTitle, to: blogSlug }],
      },
    ],
    links,
  };
}

type ClassicFrame = FrameWords & {
  theme: Theme;
  width: number;
  /** The background of the title, and its look. */
  band: Ground;
  bandTheme?: Theme;
  /** The background of everything below. */
  body: Ground;
};

/** Returns the post templates of a pack: a band with the title, and the content below. */
export function classicFrame({ theme, width, band, bandTheme = theme, body, ...words }: ClassicFrame): Frame {
  const title = (pad: [number, number], gap: [number, number], children: Node[]) =>
    section({ tag: 'div', bg: band, theme: bandTheme, width, pad }, stack({ narrow: 760, gap }, ...children));
  return frame({
    ...words,
    top: (...children) => title([96, 56], [20, 16], children),
    missing: (...children) => title([144, 88], [24, 20], children),
    body: (inner, ...children) => section({ tag: 'div', bg: body, theme, width: inner, pad: [64, 40] }, ...children),
    list: (...children) => section({ tag: 'div', bg: body, theme, width, pad: [80, 48] }, ...children),
  });
}
