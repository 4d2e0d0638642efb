import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { globalizeColors } from './globalize-colors.js';

const colors = [
  { id: 'ink', title: 'Ink', color: '#1E2B27', role: 'custom' as const },
  { id: 'accent', title: 'Accent', color: '#e5c68c', role: 'system' as const },
  { id: 'again', title: 'Ink again', color: '#1e2b27', role: 'custom' as const },
];
const fields = { key: 'a', title: 'A', slug: 'a', post_type: 'page', template_type: 'page' };
const blocks = (content: string) => globalizeColors([{ ...fields, kind: 'blocks', content }], colors)[0]?.content;
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
  const [made] = globalizeColors([document], colors);
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

test('changes only the settings of server-rendered blocks', () => {
  expect(blocks('<!-- wp:site-title {"style":{"color":{"text":"#1E2B27"}}} /-->')).toBe(
    '<!-- wp:site-title {"style":{"color":{"text":"var:preset|color|ink"}}} /-->',
  );
});
