import { describe, expect, it } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, shaOf } from '../../testing/fixtures.js';
import { heading, kitFiles, packOfBytes, warningsOf, zipOf } from '../../testing/kit-zip.js';
import { item, menuItem, term, wxr } from '../../testing/wxr.js';

const siteOf = (...parts: string[]) => packOfBytes(bytesOf(wxr(...parts)), 'demo.xml');
const messagesOf = (...parts: string[]) => siteOf(...parts).warnings.map(({ message }) => message);

describe('omitted content of an export', () => {
  it('names what it contains instead of pages', () => {
    const read = () =>
      siteOf(
        item({ id: 1, type: 'product' }),
        item({ id: 2, type: 'attachment', more: '<wp:attachment_url>https://demo.test/a.jpg</wp:attachment_url>' }),
        menuItem(3, 'main', 'Home', { url: '/' }),
      );

    expect(read).toThrow(
      'This file contains no page, post or template to build a site from. It contains 1 menu entry and 1 media file. Skipped: 1 product, because shops have their own import.',
    );
  });

  it('names menu entries by their targets, and types in plain words', () => {
    const messages = messagesOf(
      item({ id: 1 }),
      term(7, 'product_cat', 'bread'),
      item({ id: 8, type: 'product', title: 'Rye loaf' }),
      menuItem(20, 'main', '', { type: 'taxonomy', object: 'product_cat', object_id: '7' }),
      menuItem(21, 'main', '', { type: 'post_type', object: 'product', object_id: '8' }),
      menuItem(22, 'main', 'Draft', {}).replace('>publish<', '>draft<'),
      item({ id: 9, type: 'elementor_library', status: 'trash' }),
    );

    expect(messages).toEqual(
      expect.arrayContaining([
        'The menu entry “BREAD” was skipped because its target isn’t included.',
        'The menu entry “Rye loaf” was skipped because its target isn’t included.',
        'Skipped because only published content is included: 1 menu entry with the status “draft”.',
        'Skipped because only published content is included: 1 Elementor template with the status “trash”.',
      ]),
    );
  });

  it('ignores prices that look like paths', () => {
    const files = kitFiles(
      {},
      { 'content/page/31.json': { content: [{ ...heading()[0], settings: { period: '/Month', link: { url: '/gone/' } } }] } },
    );

    expect(warningsOf(zipOf(files))).toEqual(['The link to /gone/ points to content of the author’s site that isn’t included.']);
  });
});

describe('legacy gallery', () => {
  const file = (id: number, name: string, more = '') =>
    item({ id, type: 'attachment', parent: 1, more: `<wp:attachment_url>https://demo.test/${name}</wp:attachment_url>${more}` });
  const files = [file(5, 'a.jpg', '<wp:menu_order>2</wp:menu_order>'), file(6, 'b.jpg'), file(7, 'c.pdf')];
  const sha = (name: string) => shaOf(bytesOf(`https://demo.test/${name}`));
  const idOf = (name: string) => `kit:media/${sha(name)}/id`;
  const galleryOf = (content: string, withFiles = true) => {
    const reading = readPack({ name: 'demo.xml', bytes: bytesOf(wxr(item({ id: 1, content }), ...files)) });
    const resolved = new Map(
      reading.media.map(({ url }) => [url, { sha256: shaOf(bytesOf(url)), mime: 'image/jpeg', bytes: 3, file_name: 'x.jpg' }]),
    );
    const bundle = attachMedia(reading, withFiles ? resolved : new Map());
    return { content: bundle.documents[0]?.content, messages: bundle.warnings.map(({ message }) => message) };
  };

  it('keeps the pictures it names by id', () => {
    expect(galleryOf('[gallery columns="2" ids="6,5"]').content).toBe(
      `[gallery columns="2" ids="${idOf('b.jpg')},${idOf('a.jpg')}"]`,
    );
  });

  it('without ids shows only the pictures attached to its page, in order', () => {
    expect(galleryOf('<p>x</p>\n[gallery link="file"]').content).toBe(
      `<p>x</p>\n[gallery ids="${idOf('b.jpg')},${idOf('a.jpg')}" link="file"]`,
    );
    expect(galleryOf('[gallery id="1" exclude="6"] and [[gallery]]').content).toBe(
      `[gallery ids="${idOf('a.jpg')}" exclude="6"] and [[gallery]]`,
    );
  });

  it('warns about missing pictures of the export or of any', () => {
    expect(galleryOf('[gallery ids="6,77"]').messages).toEqual([
      'The shortcode [gallery] referred to 1 more file of the author’s site, missing from the export. Its ID was removed.',
    ]);
    const lost = galleryOf('[gallery ids="6"]', false);
    expect(lost.content).toBe('[gallery ids=""]');
    expect(lost.messages).toEqual([
      'The image https://demo.test/b.jpg couldn’t be downloaded: it wasn’t requested. It’s missing from its gallery.',
    ]);
  });
});
