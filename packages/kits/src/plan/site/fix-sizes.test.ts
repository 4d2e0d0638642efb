import { expect, it } from 'vitest';
import { packPage } from '../../testing/packs.js';
import { fixSizes } from './fix-sizes.js';

const fix = (content: string, inPixels = false) => fixSizes(packPage('home', content), { inPixels }).content;
const text = (size: string, padding = '1rem') =>
  `<!-- wp:paragraph {"style":{"typography":{"fontSize":"${size}"},"spacing":{"padding":{"top":"${padding}"}}}} -->\n<p style="padding-top:${padding};font-size:${size}">2rem of <b>bread</b></p>\n<!-- /wp:paragraph -->`;

it('[R-SITE-13] writes a plain font size so that a theme with fluid typography leaves it exact', () => {
  expect(fix(text('1.0625rem'))).toBe(text('calc(1.0625rem)'));
});

it.each(['clamp(2.75rem, 1.9831rem + 3.146vw, 4.5rem)', 'var(--wp--preset--font-size--large)', 'inherit'])(
  '[R-SITE-13] leaves the font size %s as it is',
  (size) => {
    expect(fix(text(size))).toBe(text(size));
  },
);

it('[R-SITE-13] writes lengths in pixels for a theme that may resize the root', () => {
  expect(fix(text('1.0625rem', 'clamp(1rem, 0.89rem + 2vw, 2.5rem)'), true)).toBe(
    text('calc(17px)', 'clamp(16px, 14.24px + 2vw, 40px)'),
  );
  expect(fix(text('clamp(2rem, -0.63rem + 10.8vw, 8rem)', 'var(--size-2rem)'), true)).toContain(
    'top:var(--size-2rem);font-size:clamp(32px, -10.08px + 10.8vw, 128px)',
  );
  const cover = (height: string, unit: string) =>
    `<!-- wp:cover {"minHeight":${height},"minHeightUnit":"${unit}"} -->\n<div style="min-height:${height}${unit}"></div>\n<!-- /wp:cover -->`;
  expect(fix(cover('30', 'rem'), true)).toBe(cover('480', 'px'));
});

it('[R-SITE-13] fixes a block that WordPress renders, which has no HTML', () => {
  const title = (size: string) => `<!-- wp:post-title {"style":{"typography":{"fontSize":"${size}"}}} /-->`;

  expect(fix(title('20px'))).toBe(title('calc(20px)'));
});

it.each([
  [
    'a block of another plugin',
    '<!-- wp:other/text {"size":"1rem"} -->\n<p style="font-size:1rem">A</p>\n<!-- /wp:other/text -->',
  ],
  ['HTML that a person wrote', '<!-- wp:html -->\n<p style="font-size:1rem">A</p>\n<!-- /wp:html -->'],
  ['broken blocks', '<!-- wp:group --><p style="font-size:1rem">'],
])('leaves %s unchanged', (_, content) => {
  expect(fix(content, true)).toBe(content);
});
