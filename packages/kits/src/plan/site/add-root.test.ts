import { expect, it } from 'vitest';
import { parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { elementorPage, packPage } from '../../testing/packs.js';
import { addRoot } from './add-root.js';

const section = '<!-- wp:group {"align":"full"} -->\n<div class="wp-block-group alignfull">x</div>\n<!-- /wp:group -->';
const paragraph = '<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->';

it('[R-SITE-55] puts full-width sections into a group that sets the typography that a text inherits from the theme', () => {
  const content = String(addRoot(packPage('home', `${section}\n\n${section}`)).content);

  const [root, ...more] = parseBlocks(content).nodes;
  expect(more).toEqual([]);
  expect(typeof root === 'object' && readAttributes(root)).toMatchObject({
    align: 'full',
    className: 'kithouse-root',
    style: { spacing: { blockGap: '0' }, typography: { fontWeight: '400', lineHeight: '1.6', letterSpacing: '0' } },
  });
  expect(content).toContain(
    '<div class="wp-block-group alignfull kithouse-root" style="margin-top:0;margin-bottom:0;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0;font-size:calc(16px);font-weight:400;letter-spacing:0;line-height:1.6"><!-- wp:group',
  );
  expect(content.match(/>x</g)).toHaveLength(2);
});

it('[R-SITE-55] sets the gap of blocks that would have the theme’s', () => {
  const group = (attributes: string) => `<!-- wp:group${attributes} -->\n<div class="wp-block-group">x</div>\n<!-- /wp:group -->`;
  const inside = (content: string) => section.replace('x', () => content);
  const gapped = (gap: string) => `{"style":{"spacing":{"blockGap":"${gap}"}}}`;
  const contentOf = (content: string) => String(addRoot(packPage('home', inside(content))).content);

  expect(contentOf(group(''))).toContain(group(` ${gapped('19.2px')}`));
  expect(contentOf(group(` ${gapped('2rem')}`))).toContain(group(` ${gapped('2rem')}`));
  // WordPress ignores functions.
  expect(contentOf(group(` ${gapped('clamp(1rem, 2vw, 2rem)')}`))).toContain(group(` ${gapped('19.2px')}`));
  expect(contentOf('<!-- wp:post-content /-->')).toContain(`<!-- wp:post-content ${gapped('19.2px')} /-->`);
});

it.each([
  ['a paragraph, whose width the theme decides', packPage('home', section + paragraph)],
  ['a post, which the theme or a template surrounds', packPage('home', section, { post_type: 'post' })],
  ['a page without content', packPage('home', '')],
  ['broken blocks', packPage('home', '<!-- wp:group {"align":"full"} --><div>')],
  ['a page of Elementor', elementorPage('home', {})],
])('leaves %s unchanged', (_, document) => {
  expect(addRoot(document)).toBe(document);
});
