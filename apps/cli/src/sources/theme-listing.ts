import type { Listing } from '@kithouse/contract';
import type { ThemePattern, ThemePatterns } from './theme-code.js';

/** WordPress's pattern categories → our template types, the telling ones first: a hero is often also a banner. */
const types: [string, string][] = [
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['testimonials', 'Testimonials'],
  ['team', 'Team'],
  ['gallery', 'Gallery'],
  ['contact', 'Contact'],
  ['portfolio', 'Portfolio'],
  ['services', 'Services'],
  ['call-to-action', 'Call to action'],
  ['banner', 'Hero'],
  ['featured', 'Features'],
  ['about', 'About'],
  ['posts', 'Blog'],
  ['query', 'Blog'],
  ['media', 'Media'],
  ['text', 'Text'],
];

/** Words in a name that tell more than its categories. */
const names: [RegExp, string][] = [
  [/\bhero\b/i, 'Hero'],
  [/\bpricing\b/i, 'Pricing'],
  [/\bfaqs?\b/i, 'FAQ'],
  [/\bnewsletter\b|\bsubscri/i, 'Newsletter'],
  [/\bcontact\b/i, 'Contact'],
  [/\bevents?\b/i, 'Events'],
  [/\blanding\b/i, 'Landing page'],
  [/\bhome\b/i, 'Home'],
  [/\bcoming soon\b/i, 'Coming soon'],
];

export const isPage = ({ block_types, categories }: ThemePattern) =>
  block_types.includes('core/post-content') || categories.some((category) => /_page$/.test(category));

/** What the catalogue says about a theme's pattern. */
export function toListing(theme: ThemePatterns, pattern: ThemePattern, slugOf: (text: string) => string): Listing {
  const words = [pattern.title, pattern.name.replaceAll(/[/_-]/g, ' ')].join(' ');
  const type =
    names.find(([word]) => word.test(words))?.[1] ?? types.find(([category]) => pattern.categories.includes(category))?.[1];
  return {
    slug: slugOf(pattern.name),
    title: pattern.title,
    description: [pattern.description, creditOf(theme)].filter(Boolean).join('\n\n'),
    plan: 'starter',
    price: 0,
    template_type: type ?? (isPage(pattern) ? 'Page' : 'Section'),
    categories: [theme.name],
    tags: [...new Set([...pattern.keywords, ...labelsOf(theme, pattern)].map((tag) => tag.toLowerCase()))].slice(0, 12),
    featured: false,
    fullsite_import: false,
    ...(isPage(pattern) ? { pack: slugOf(theme.name) } : {}),
  };
}

export function toPackListing(theme: ThemePatterns, slugOf: (text: string) => string): Listing {
  return {
    slug: slugOf(theme.name),
    title: theme.name,
    description: `The pages of the theme ${theme.name}, ready to be used in any block theme.\n\n${creditOf(theme)}`,
    plan: 'starter',
    price: 0,
    categories: [theme.name],
    tags: ['theme', 'blocks'],
    featured: false,
    fullsite_import: false,
  };
}

const labelsOf = ({ labels }: ThemePatterns, { categories }: ThemePattern) =>
  categories.filter((category) => !/_page$|_post-format$/.test(category)).map((category) => labels[category] ?? category);

const creditOf = ({ name, author, licence }: ThemePatterns) =>
  `From the theme ${name}${author ? ` by ${author}` : ''}.${licence ? ` Licence: ${licence}.` : ''}`;
