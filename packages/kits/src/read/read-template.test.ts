import { describe, expect, it } from 'vitest';
import { checkTemplate, outline, readPattern, readPatternHeader, readTemplate } from '../index.js';
import { exportOf, read } from '../testing/fixtures.js';

const paragraph = '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->';
const header = `<?php
/**
 * Title: Hero & more
 * Slug: theme/hero-wide
 * Categories: banner, call-to-action ,
 * Block Types: core/post-content
 * Viewport Width: 1400
 * Inserter: no
 * Description: A wide hero: with a colon
 */
?>
`;

describe('block template', () => {
  it('is detected by structure, whatever its name', () => {
    const file = { __file: 'wp_block', title: ' Hero &amp; &#8211; more ', content: paragraph, syncStatus: '' };

    expect(read(file, 'x.zip').bundle).toMatchObject({
      platform: 'gutenberg',
      title: 'Hero & – more',
      slug: 'hero-more',
      type: 'block',
    });
    expect(read(paragraph, 'C:\\files\\My-hero.json').bundle).toMatchObject({ title: 'My hero', slug: 'my-hero' });
    expect(read(paragraph, 'شريط.html').bundle).toMatchObject({ title: 'شريط', slug: 'template' });
  });

  it('truncates titles at whole characters', () => {
    const title = (letters: number) =>
      read({ __file: 'wp_block', title: `${'a'.repeat(letters)}🥐🥐`, content: paragraph }).bundle.title;

    expect([title(199), title(198)]).toEqual(['a'.repeat(199), `${'a'.repeat(198)}🥐`]);
  });

  it('reads the header of a theme pattern', () => {
    const { bundle } = read(header + paragraph, 'hero.php');

    expect(bundle).toMatchObject({ title: 'Hero & more', type: 'page', description: 'A wide hero: with a colon' });
    expect(bundle.documents[0]).toMatchObject({ content: paragraph, post_type: 'page', kind: 'blocks' });
    expect(readPatternHeader(header)).toEqual({
      title: 'Hero & more',
      slug: 'theme/hero-wide',
      categories: ['banner', 'call-to-action'],
      block_types: ['core/post-content'],
      viewport_width: 1400,
      inserter: false,
      description: 'A wide hero: with a colon',
    });
    expect(readPatternHeader(paragraph)).toBeUndefined();
  });

  it('handles blocks, tags and attributes named like object properties', () => {
    const html = `<constructor name="//a.org/x"><img constructor="//a.org/y">`;
    const reading = read(`<!-- wp:constructor/constructor -->${html}<!-- /wp:constructor/constructor -->`);

    expect(reading.bundle.requires.plugins).toEqual([]);
    expect(reading.media).toEqual([]);
    expect(checkTemplate(reading).map(({ code }) => code)).toEqual(['unknown_block']);
    expect(outline(reading.bundle)[0]?.nodes).toMatchObject([{ kind: 'other' }]);
  });

  it('ignores a fake header, however padded', () => {
    const lines = [
      ' '.repeat(1999),
      `${' '.repeat(900)}x${' '.repeat(900)}`,
      `title:${' '.repeat(1800)}`,
      'constructor: x',
      '__proto__: x',
    ];

    expect(readPatternHeader(`/**\n${Array(2000).fill(lines.join('\n')).join('\n')}\n*/`)).toBeUndefined();
    expect(readPatternHeader('/**\n # @Block  Types : a\n * BLOCK TYPES: a:b, c \r\n*/')).toEqual({ block_types: ['a:b', 'c'] });
  });

  it('reads a pattern rendered by WordPress', () => {
    const { bundle } = readPattern({ header: { title: 'Hero', slug: 'theme/hero' }, markup: `\n${paragraph}\n` });

    expect(bundle).toMatchObject({ title: 'Hero', type: 'block', documents: [{ content: paragraph, post_type: 'wp_block' }] });
  });

  it('names the plugins its blocks and shortcodes need', () => {
    const { requires } = read(
      `${paragraph}<!-- wp:woocommerce/cart /--><!-- wp:shortcode -->[mc4wp_form id="4"]<!-- /wp:shortcode -->`,
    ).bundle;

    expect(requires.plugins.map(({ slug }) => slug)).toEqual(['woocommerce', 'mailchimp-for-wp']);
  });
});

describe('refusal of a file that is no template', () => {
  const refusals: [text: string, code: string, message: string][] = [
    ['', 'empty_template', 'This file is empty.'],
    ['{"content":[', 'broken_json', 'This file is damaged: it ends too early.'],
    ['{"content":[{}],\n "a": oops}', 'broken_json', 'This file is damaged: it is invalid at line 2, character 7.'],
    ['{"a":[1,2]]}', 'broken_json', 'This file is damaged: it is invalid at line 1, character 11.'],
    ['{"a":"x"} tail', 'broken_json', 'This file is damaged: it is invalid at line 1, character 11.'],
    ['[]', 'empty_template', 'This template is empty: it has no elements.'],
    [JSON.stringify(exportOf()), 'empty_template', 'This template is empty: it has no elements.'],
    ['{"a":1}', 'not_a_template', 'This file contains no template. A template has blocks or Elementor elements.'],
    ['{"__file":"wp_block","title":"x"}', 'broken_json', 'This pattern export is damaged: it has no content.'],
    ['{"__file":"wp_block","content":"<p>x</p>"}', 'not_a_template', 'This file contains no blocks.'],
    [
      '{"content":[],"settings":{"system_colors":[]}}',
      'not_yet_readable',
      'This is the site settings of an Elementor kit (colours and fonts), one file of a pack. Choose the zip of the whole pack instead.',
    ],
    [
      '{"manifest_version":"1","templates":[]}',
      'not_yet_readable',
      'This is the manifest of a template kit, one file of a pack. Choose the zip of the whole pack instead.',
    ],
    [
      '{"context":"et_builder","data":{"7":"[et_pb_section][/et_pb_section]"}}',
      'not_a_template',
      'This is an export of Divi. Only templates for Elementor and the block editor are supported.',
    ],
    [
      '{"source":"bricksCopiedElements","content":[{"id":"abc","name":"heading","children":[]}]}',
      'not_a_template',
      'This is an export of Bricks. Only templates for Elementor and the block editor are supported.',
    ],
    [
      '{"$schema":"https://schemas.wp.org/trunk/theme.json","version":3,"title":"Evening","settings":{"color":{}}}',
      'not_a_template',
      'This file contains the colours and sizes of a theme (theme.json) or one of its styles. Install the theme to use them.',
    ],
    ['{"id-1":{"title":"x"}}', 'not_yet_readable', 'This is a list of starter sites. Choose the file of one site.'],
    [
      '<?xml version="1.0"?><rss><wp:wxr_version>1.2',
      'not_yet_readable',
      'This is a WordPress export (WXR), which contains a whole site. Import it into a site first, then save single pages and blocks from there.',
    ],
    ['<?xml version="1.0"?><feed/>', 'not_a_template', 'This is an XML file, not a template.'],
    [`<!DOCTYPE html>${paragraph}`, 'not_a_template', 'This is a web page, not block markup.'],
    [
      'a:2:{s:8:"template";s:5:"zakra";}',
      'not_yet_readable',
      'This is the customizer settings of a starter site, one file of a pack. Choose the zip of the whole pack instead.',
    ],
    ['Dear editor', 'not_a_template', 'This file contains no template. A template has blocks or Elementor elements.'],
    [`${header}${paragraph}<?php echo 1; ?>`, 'not_rendered', 'This pattern still contains PHP. Render it with WordPress first.'],
    [`{"a":${'['.repeat(10_000)}`, 'too_deep', 'This file is nested more than 400 levels deep.'],
  ];

  it.each(refusals.map(([text, code, message]) => ({ text, code, message })))('$code: $message', ({ text, code, message }) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'KitError', code, message }));
  });

  it('refuses 50 MB of JSON by size, and pictures and other bytes by type', () => {
    const refuse = (bytes: Uint8Array) => () => readTemplate({ name: 'x.json', bytes });

    expect(refuse(new Uint8Array(50 * 1024 * 1024).fill(0x5b))).toThrow(
      'This file is 50 MB in size. The limit for a template is 2 MB.',
    );
    expect(refuse(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10))).toThrow('This is a PNG image, not a template.');
    expect(refuse(Uint8Array.of(0xe9, 0x7b, 0))).toThrow('This file isn’t valid UTF-8 text. Save it as UTF-8.');
    expect(refuse(Uint8Array.of(0x1f, 0x8b, 8))).toThrow(
      'This is a gzip archive, not a template. Unpack it and choose one of its files.',
    );
  });

  it('refuses elements nested ten thousand deep without overflowing the stack', () => {
    const deep = `${'{"elType":"container","id":"1","elements":['.repeat(150)}${']}'.repeat(150)}`;

    expect(() => read(`[${deep}]`)).toThrow(/elements of this template are nested more than 60 levels deep/);
    expect(() => read('{"elType":"x","elements":['.repeat(10_000))).toThrow(/nested more than 400 levels deep/);
  });
});
