import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { type FindTarget, linkDocuments } from './link-documents.js';

const fields = { key: 'a', title: 'A', slug: 'a', post_type: 'page', template_type: 'page' };
const find: FindTarget = (address, words) =>
  address === '#' && words === 'Our rooms & more' ? 'kit:doc/rooms/url' : address === '/rooms' ? 'kit:doc/rooms/url' : undefined;
const blocks = (content: string) => linkDocuments([{ ...fields, kind: 'blocks', content }], find)[0]?.content;

test('finds a link in HTML by text or address and keeps all others exactly', () => {
  const html = (a: string, b: string) =>
    `<!-- wp:paragraph -->\n<p><a class="x" href="${a}" rel="y">Our <b>rooms</b> &amp; more</a>, <a href="${b}">there</a>, <a href="#">Else</a></p>\n<!-- /wp:paragraph -->`;

  expect(blocks(html('#', '/rooms'))).toBe(html('kit:doc/rooms/url', 'kit:doc/rooms/url'));
  expect(blocks(html('#top', 'https://x.example/?a=1&amp;b'))).toBe(html('#top', 'https://x.example/?a=1&amp;b'));
});

test("reads a block menu's addresses from its settings", () => {
  expect(blocks('<!-- wp:navigation-link {"label":"Rooms","url":"/rooms"} /-->')).toBe(
    '<!-- wp:navigation-link {"label":"Rooms","url":"kit:doc/rooms/url"} /-->',
  );
});

test('links an Elementor button and text as requested', () => {
  const settings = {
    text: 'Our rooms & more',
    link: { url: '#', is_external: '' },
    editor: '<p><a style="color:inherit" href="/rooms">Rooms</a></p>',
    icon_list: [{ _id: 'a', text: 'Else', link: { url: '#' } }],
  };
  const element: ElementorElement = { id: 'a', elType: 'widget', widgetType: 'x', isInner: false, settings, elements: [] };
  const document: BundleDocument = { ...fields, kind: 'elementor', content: [element], page_settings: {} };
  const [linked] = linkDocuments([document], find);

  expect(linked?.kind === 'elementor' && linked.content[0]?.settings).toEqual({
    text: 'Our rooms & more',
    link: { url: 'kit:doc/rooms/url', is_external: '' },
    editor: '<p><a style="color:inherit" href="kit:doc/rooms/url">Rooms</a></p>',
    icon_list: settings.icon_list,
  });
});
