import type { Size } from './grammar.js';

/** Sizes of text in px on a desktop and on a phone, with their line heights. Headings and text without a size use the site's. */
export const sizes: Record<Size | 'h1' | 'h2' | 'h3' | 'h4', { size: [desktop: number, phone: number]; line: number }> = {
  giant: { size: [150, 52], line: 1 },
  display: { size: [84, 44], line: 1.05 },
  h1: { size: [60, 38], line: 1.1 },
  h2: { size: [42, 30], line: 1.15 },
  h3: { size: [24, 21], line: 1.3 },
  h4: { size: [19, 18], line: 1.35 },
  figure: { size: [56, 42], line: 1.1 },
  quote: { size: [32, 24], line: 1.35 },
  lead: { size: [20, 18], line: 1.55 },
  small: { size: [15, 15], line: 1.5 },
  label: { size: [14, 14], line: 1.4 },
};

/** A trace of grey and a thin line. They are visible on light and dark backgrounds and don't change the contrast of text. */
export const tint = '#80808017';
export const line = '#80808066';

/** Colours of block themes by their usual slugs, with fallbacks for themes without them. */
export const ink = 'var(--wp--preset--color--contrast, var(--wp--preset--color--foreground, #14181d))';
export const paper = 'var(--wp--preset--color--base, var(--wp--preset--color--background, #ffffff))';
/** The accent, for rules and bars only, because its contrast is unknown. */
export const accent = 'var(--wp--preset--color--accent-1, var(--wp--preset--color--primary, currentColor))';

/** Colours for inverse backgrounds, which Elementor's global colours don't include. */
export const elementorInk = '#14181d';
export const elementorPaper = '#ffffff';

/** Widths of content: the site's, and line lengths for reading. */
export const wide = 'var(--wp--style--global--wide-size, 1140px)';
export const reading = 760;
export const radius = 8;

/** Returns a space in the size that it has on phones. */
export const onPhone = (space: number): number =>
  space > 40 ? Math.round(space * 0.6) : space > 24 ? Math.round(space * 0.8) : space;
