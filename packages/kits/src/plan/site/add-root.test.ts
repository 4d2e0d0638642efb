import { expect, it } from 'vitest';
import { parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { elementorPage, packPage } from '../../testing/packs.js';
import { addRoot } from './add-root.js';

const section = '<!-- wp:group {"align":"full"} -->\n<div class="wp-block-group alignfull">x</div>\n<!-- /wp:group -->';
const paragraph = '<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->';

it('[R-SITE-55] puts full-width sections into a group that sets what a text gets from the theme', () => {
  const content = String(addRoot(packPage('home', `${section}\n\n${section}`)).content);

  const [root, ...more] = parseBlocks(content).nodes;
  expect(more).toEqual([]);
  expect(typeof root === 'object' && readAttributes(root)).toMatchObject({
    align: 'full',
    className: 'kithouse-root',
    style: { spacing: { blockGap: '0' }, typography: { fontWeight: '400', lineHeight: '1.6', letterSpacing: '0' } },
  });
  expect(content).toContain(
    '<div class="wp-block-group alignfull kithouse-root" style="margin-top:0;margin-bottom:0;font-size:calc(16px);font-weight:400;letter-spacing:0;line-height:1.6"><!-- wp:group',
  );
  expect(content.match(/>x</g)).toHaveLength(2);
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
