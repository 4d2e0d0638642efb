import type { Listing } from '@kithouse/contract';
import type { ThemePattern, ThemePatterns } from './theme-code.js';

/** Maps WordPress's pattern categories to our template types, the most specific first: a hero is often also a banner. */
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

/** Lists words in a name that are more specific than its categories. */
const names: [RegExp, string][] = [
  [/\bfooter\b/i, 'Footer'],
  [/\bheader\b/i, 'Header'],
  [/\bhero\b/i, 'Hero'],
  [/\bteam\b/i, 'Team'],
  [/\bpricing\b/i, 'Pricing'],
  [/\bfaqs?\b/i, 'FAQ'],
  [/\bnewsletter\b|\bsubscri/i, 'Newsletter'],
  [/\bcontact\b/i, 'Contact'],
  [/\bevents?\b/i, 'Events'],
  [/\blanding\b/i, 'Landing page'],
  [/\bhome\b/i, 'Home'],
  [/\bcoming soon\b/i, 'Coming soon'],
  [/\b404\b/, '404'],
  [/\blink in bio\b/i, 'Link in bio'],
  [/\bcomments?\b|\bpost navigation\b|\bquery\b|\bblog\b/i, 'Blog'],
  [/\blogos?\b/i, 'Logos'],
  [/\bcv\b/i, 'About'],
];

/** Patterns that a theme's users have anyway come after all that was made for the library. */
const belowOwn = -1;

export const isPage = ({ block_types, categories }: ThemePattern) =>
  block_types.includes('core/post-content') || categories.some((category) => category.endsWith('_page'));

/** Builds the listing of a theme's pattern. */
export function toListing(theme: ThemePatterns, pattern: ThemePattern, slugOf: (text: string) => string): Listing {
  const words = [pattern.title, pattern.name.replaceAll(/[/_-]/g, ' ')].join(' ');
  const byName = names.find(([word]) => word.test(words))?.[1];
  const byCategory = types.find(([category]) => pattern.categories.includes(category))?.[1];
  return {
    slug: slugOf(pattern.name),
    title: pattern.title,
    translations: {},
    description: [pattern.description, creditOf(theme)].filter(Boolean).join('\n\n'),
    plan: 'starter',
    price: 0,
    rank: belowOwn,
    template_type: byName ?? (isPage(pattern) ? 'Page' : (byCategory ?? 'Section')),
    categories: [theme.name],
    tags: [...new Set([...pattern.keywords, ...labelsOf(theme, pattern)].map((tag) => tag.toLowerCase()))].slice(0, 12),
    styles: [],
    colors: [],
    featured: false,
    fullsite_import: false,
    licence: licenceOf(theme),
    ...(isPage(pattern) ? { pack: slugOf(theme.name) } : {}),
  };
}

export function toPackListing(theme: ThemePatterns, slugOf: (text: string) => string): Listing {
  return {
    slug: slugOf(theme.name),
    title: theme.name,
    translations: {},
    description: `The pages of the theme ${theme.name}, ready to be used in any block theme.\n\n${creditOf(theme)}`,
    plan: 'starter',
    price: 0,
    categories: [theme.name],
    tags: ['theme', 'blocks'],
    rank: belowOwn,
    styles: [],
    colors: [],
    featured: false,
    fullsite_import: false,
    licence: licenceOf(theme),
  };
}

/** Returns the SPDX identifier of a licence of WordPress's themes, which write it as words; undefined for others. */
function licenceOf({ licence }: ThemePatterns): string | undefined {
  const version = /^GNU (?:General Public License|GPL) v?([23])(?:\.0)? or later$/i.exec(licence.trim())?.[1];
  return version === undefined ? undefined : `GPL-${version}.0-or-later`;
}

const labelsOf = ({ labels }: ThemePatterns, { categories }: ThemePattern) =>
  categories.filter((category) => !/_page$|_post-format$/.test(category)).map((category) => labels[category] ?? category);

const creditOf = ({ name, author, licence }: ThemePatterns) =>
  `From the theme ${name}${author ? ` by ${author}` : ''}.${licence ? ` Licence: ${licence}.` : ''}`;
