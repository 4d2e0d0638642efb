/** A font family under an open licence, which the cloud can serve. */
export type FontFamily = { slug: string; name: string; kind: 'serif' | 'sans-serif' };

const serifs = ['besley', 'gloock', 'young-serif'];
const sans = ['archivo', 'bricolage-grotesque', 'dm-sans', 'figtree', 'outfit', 'schibsted-grotesk', 'work-sans'];

/** Spells words of a slug that are abbreviations. */
const spelled: Readonly<Record<string, string>> = { dm: 'DM' };

const toName = (slug: string) =>
  slug
    .split('-')
    .map((word) => spelled[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const families = new Map<string, FontFamily>([
  ...serifs.map((slug): [string, FontFamily] => [slug, { slug, name: toName(slug), kind: 'serif' }]),
  ...sans.map((slug): [string, FontFamily] => [slug, { slug, name: toName(slug), kind: 'sans-serif' }]),
]);

/** Finds a family by its package name in Fontsource, without the scope. */
export const findFontFamily = (slug: string): FontFamily | undefined => families.get(slug);

/** Lists fonts that systems have, for the time in which the family loads and for letters that it lacks. */
const standIns = { serif: ['Georgia'], 'sans-serif': ['Helvetica Neue', 'Arial'] } as const;

/** Returns the family's list for CSS, as blocks store it. */
export const toFontStack = ({ name, kind }: FontFamily): string =>
  [...[name, ...standIns[kind]].map((one) => (/^[\w-]+$/.test(one) && !/\d/.test(one) ? one : `'${one}'`)), kind].join(', ');

/** Returns the family's list as Elementor stores it, which adds the first quote, the last one and a generic family. */
export const toElementorFont = ({ name, kind }: FontFamily): string => [name, ...standIns[kind]].join('", "');
