import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { findLooseColors } from './find-loose-colors.js';
import { inlineColors } from './inline-colors.js';
import { nameColors } from './name-colors.js';

const colors = [
  { id: 'ink', title: 'Ink', color: '#1E2B27', role: 'custom' as const },
  { id: 'accent', title: 'Accent', color: '#e5c68c', role: 'system' as const },
  { id: 'again', title: 'Ink again', color: '#1e2b27', role: 'custom' as const },
];
const fields = { key: 'a', title: 'A', slug: 'a', post_type: 'page', template_type: 'page' };
const blocks = (content: string) => nameColors([{ ...fields, kind: 'blocks', content }], colors)[0]?.content;
const settings = (given: Record<string, unknown>) => {
  const element: ElementorElement = {
    id: 'a',
    elType: 'widget',
    widgetType: 'heading',
    isInner: false,
    settings: given,
    elements: [],
  };
  const document: BundleDocument = { ...fields, kind: 'elementor', content: [element], page_settings: {} };
  const [made] = nameColors([document], colors);
  return made?.kind === 'elementor' ? made.content[0]?.settings : undefined;
};

test('refers to an Elementor colour in any notation by the first equal one', () => {
  expect(settings({ title_color: '#1e2B27', background_color_b: '#E5C68C', title: '#1E2B27', other_color: '#000000' })).toEqual({
    title: '#1E2B27',
    other_color: '#000000',
    __globals__: { title_color: 'globals/colors?id=ink', background_color_b: 'globals/colors?id=accent' },
  });
});

test('keeps existing references and returns settings without kit colours as the same object', () => {
  const given = { title_color: '#000000', __globals__: { typography_typography: 'globals/typography?id=primary' } };

  expect(settings(given)).toBe(given);
  expect(settings({ ...given, title_color: '#1E2B27' })).toEqual({
    __globals__: { ...given.__globals__, title_color: 'globals/colors?id=ink' },
  });
});

test('refers to block colours in setting and inline style, as the editor saves it', () => {
  const before =
    '<!-- wp:paragraph {"style":{"color":{"text":"#1E2B27","background":"#000000"},"elements":{"link":{"color":{"text":"#E5C68C"}}}}} -->\n' +
    '<p class="has-text-color" style="color:#1E2B27;background-color:#000000">A <mark style="color:#1E2B27">b</mark></p>\n' +
    '<!-- /wp:paragraph -->';

  expect(blocks(before)).toBe(
    '<!-- wp:paragraph {"style":{"color":{"text":"var:preset|color|ink","background":"#000000"},"elements":{"link":{"color":{"text":"var:preset|color|accent"}}}}} -->\n' +
      '<p class="has-text-color" style="color:var(--wp--preset--color--ink);background-color:#000000">A <mark style="color:#1E2B27">b</mark></p>\n' +
      '<!-- /wp:paragraph -->',
  );
});

test('[R-SITE-290] refers to the colours of social links by name and by value', () => {
  const markup = (attributes: object) =>
    `<!-- wp:social-links ${JSON.stringify(attributes)} -->\n<ul></ul>\n<!-- /wp:social-links -->`;

  expect(blocks(markup({ iconColorValue: '#1E2B27', iconBackgroundColorValue: '#000000' }))).toBe(
    markup({
      iconColorValue: 'var(--wp--preset--color--ink)',
      iconBackgroundColorValue: '#000000',
      iconColor: 'ink',
    }).replaceAll('--wp--preset--color--ink', '\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002dink'),
  );
});

test("changes the colours of a button's link including its border", () => {
  const markup = (color: string, edge: string, inline: string, inlineEdge: string) =>
    `<!-- wp:button {"style":{"color":{"background":"${color}"},"border":{"color":"${edge}","width":"1px"}}} -->\n` +
    `<div class="wp-block-button"><a class="wp-block-button__link" href="#" style="border-color:${inlineEdge};border-width:1px;background-color:${inline}">Go</a></div>\n` +
    '<!-- /wp:button -->';

  expect(blocks(markup('#1E2B27', '#1E2B27', '#1E2B27', '#1E2B27'))).toBe(
    markup('var:preset|color|ink', 'var:preset|color|ink', 'var(--wp--preset--color--ink)', 'var(--wp--preset--color--ink)'),
  );
});

test('keeps a block whose HTML contradicts its settings or whose type is unsupported', () => {
  const separator =
    '<!-- wp:separator {"style":{"color":{"background":"#1E2B27"}}} -->\n<hr style="color:#1E2B27"/>\n<!-- /wp:separator -->';
  const odd =
    '<!-- wp:paragraph {"style":{"color":{"text":"#1E2B27"}}} -->\n<p style="color:#1e2b27">A</p>\n<!-- /wp:paragraph -->';
  const foreign =
    '<!-- wp:acme/box {"style":{"color":{"text":"#1E2B27"}}} -->\n<div style="color:#1E2B27">A</div>\n<!-- /wp:acme/box -->';

  expect([blocks(separator), blocks(odd), blocks(foreign)]).toEqual([separator, odd, foreign]);
});

test('names the colours of a search form by class, which WordPress prints unresolved otherwise', () => {
  const search = (attributes: object) => `<!-- wp:search ${JSON.stringify(attributes)} /-->`;
  const border = { radius: '24px' };

  expect(blocks(search({ label: 'Search', style: { color: { background: '#E5C68C', text: '#1E2B27' }, border } }))).toBe(
    search({ label: 'Search', style: { border }, textColor: 'ink', backgroundColor: 'accent' }),
  );
  expect(blocks(search({ style: { color: { background: '#123456', text: '#1E2B27' } } }))).toBe(
    search({ style: { color: { background: '#123456' } }, textColor: 'ink' }),
  );
  expect(blocks(search({ label: 'Search' }))).toBe(search({ label: 'Search' }));
});

test('changes only the settings of server-rendered blocks', () => {
  expect(blocks('<!-- wp:site-title {"style":{"color":{"text":"#1E2B27"}}} /-->')).toBe(
    '<!-- wp:site-title {"style":{"color":{"text":"var:preset|color|ink"}}} /-->',
  );
});

test('names the colour of a separator by class, as the editor saves it [R-SITE-52]', () => {
  expect(
    blocks(
      '<!-- wp:separator {"style":{"color":{"background":"#1E2B27"},"spacing":{"margin":{"top":"0"}}}} -->\n' +
        '<hr class="wp-block-separator has-text-color has-alpha-channel-opacity has-background" style="margin-top:0;background-color:#1E2B27;color:#1E2B27"/>\n' +
        '<!-- /wp:separator -->',
    ),
  ).toBe(
    '<!-- wp:separator {"style":{"spacing":{"margin":{"top":"0"}}},"backgroundColor":"ink"} -->\n' +
      '<hr class="wp-block-separator has-text-color has-ink-color has-alpha-channel-opacity has-ink-background-color has-background" style="margin-top:0"/>\n' +
      '<!-- /wp:separator -->',
  );
});

test('names the colours of a menu overlay', () => {
  expect(blocks('<!-- wp:navigation {"customOverlayBackgroundColor":"#1E2B27","customOverlayTextColor":"#E5C68C"} /-->')).toBe(
    '<!-- wp:navigation {"overlayBackgroundColor":"ink","overlayTextColor":"accent"} /-->',
  );
});

test('shows variables in gradients and shadows and writes them as literals for a site [R-SITE-52, R-SITE-03]', () => {
  const markup = (one: string, other: string) =>
    `<!-- wp:group {"style":{"color":{"gradient":"linear-gradient(90deg,${one} 0%,#00000000 60%)"},"shadow":"0 1px 2px ${other}"}} -->\n` +
    `<div class="wp-block-group has-background" style="background:linear-gradient(90deg,${one} 0%,#00000000 60%);box-shadow:0 1px 2px ${other}">A</div>\n` +
    '<!-- /wp:group -->';
  const named = String(blocks(markup('#1E2B27', '#E5C68C')));

  expect(named.match(/preset(?:--|\\u002d\\u002d)color(?:--|\\u002d\\u002d)(?:ink|accent)\)/g)).toHaveLength(4);
  const document: BundleDocument = { ...fields, kind: 'blocks', content: named };
  expect(inlineColors(document, { ink: '#010203', accent: '#040506' }).content).toBe(markup('#010203', '#040506'));
});

test('uses a variable for an Elementor shadow, which a site gets as a literal', () => {
  const shadow = { box_shadow_box_shadow: { horizontal: 0, color: '#1E2B27' } };
  const made = settings(shadow);

  expect(made).toEqual({ box_shadow_box_shadow: { horizontal: 0, color: 'var(--e-global-color-ink)' } });
  const content: ElementorElement[] = [{ id: 'a', elType: 'widget', isInner: false, settings: made ?? {}, elements: [] }];
  const document: BundleDocument = { ...fields, kind: 'elementor', content, page_settings: {} };
  expect(JSON.stringify(inlineColors(document, { ink: '#010203' }))).toContain('"color":"#010203"');
});

test('finds literal colours in settings and styles, but not in texts, links and pictures', () => {
  const content =
    '<!-- wp:cover {"url":"a.jpg#fff","customGradient":"linear-gradient(90deg,#ABC 0%,rgba(1,2,3,.5) 9%)","style":{"color":{"text":"#1E2B27","background":"#fff0"}}} -->\n' +
    '<div style="color:#1E2B27;border-color:#445566"><a href="#abcdef">Colour #998877</a></div>\n<!-- /wp:cover -->';
  const document: BundleDocument = { ...fields, kind: 'blocks', content };

  expect(findLooseColors([document]).toSorted()).toEqual(['#01020380', '#1e2b27', '#445566', '#aabbcc']);
});
