import type { Bundle } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, container } from '../../testing/fixtures.js';
import { elementor, item, menuItem, term, wxr } from '../../testing/wxr.js';
import { WxrReader } from './wxr-reader.js';

const read = (...parts: string[]) => readPack({ name: 'demo.xml', bytes: bytesOf(wxr(...parts)) });
const _whole = (...parts: string[]) => attachMedia(read(...parts), new Map());
const _documentOf = ({ documents }: Bundle, key: string) => documents.find((document) => document.key === key);
const _codes = ({ warnings }: Bundle) => warnings.map(({ code }) => code);

function readIn(size: number, bytes: Uint8Array): string {
  const seen: unknown[] = [];
  const reader = new WxrReader({ item: ({ meta, ...one }) => seen.push(one, [...meta]), term: (one) => seen.push(one) });
  for (let at = 0; at < bytes.length; at += size) {
    reader.write(bytes.subarray(at, at + size));
  }
  return JSON.stringify([seen, reader.end()]);
}

describe('WordPress export', () => {
  it('reads the same in pieces of any size, through letters, entities, CDATA and tags', () => {
    const bytes = bytesOf(
      wxr(
        item({
          id: 1,
          title: 'Ümlaut &amp; &#128075; &#x1f44b; &nbsp; & &lt;b&gt;',
          content: ']]> <p>سلام 👋 ]]]]></p> <!-- no comment -->',
        }),
        '<!-- <item> --> <?php ?>',
        item({ id: 2, meta: { a: '<>&amp;]]>', b: '' } }),
        term(3, 'category', 'x'),
      ),
    );
    const atOnce = readIn(bytes.length, bytes);

    expect(atOnce).toContain('Ümlaut & 👋 👋 &nbsp; & <b>');
    expect(atOnce).toContain(']]> <p>سلام 👋 ]]]]></p> <!-- no comment -->');
    for (const size of [1, 2, 3, 7, 64, 64 * 1024]) {
      expect(readIn(size, bytes)).toBe(atOnce);
    }
  });

  it('identifies namespaces by URI, not by prefix or version', () => {
    const other = wxr(item({ id: 1, title: 'About', slug: 'about', content: 'Hi' }))
      .replaceAll('wp:', 'w:')
      .replaceAll('xmlns:wp', 'xmlns:w')
      .replaceAll('content:', 'c:')
      .replaceAll('xmlns:content', 'xmlns:c')
      .replaceAll('export/1.2/', 'export/1.0/')
      .replace('http://wordpress', 'https://wordpress');
    const [document] = readPack({ name: 'x.xml', bytes: bytesOf(other) }).bundle.documents;

    expect(document).toMatchObject({ key: 'about', content: 'Hi', date: '2024-05-06T07:08:09Z' });
  });

  it.each([
    ['a truncated end', wxr(item({ id: 1 })).slice(0, -20), /damaged: it ends too early, in line/],
    ['an unmatched closing tag', wxr('</item>'), /“item” is closed where “channel” is open/],
    ['no version', wxr(item({ id: 1 })).replace(/<wp:wxr_version>.*?<\/wp:wxr_version>/, ''), /it has no WXR version/],
    ['an unsupported version', wxr(item({ id: 1 })).replace('>1.2<', '>7.0<'), /unsupported WXR version 7\.0/],
    ['a null character', wxr(item({ id: 1, content: '\0' })), /null character/],
    ['an unclosed tag', `${wxr().slice(0, -17)}<a ${'x'.repeat(40_000)}`, /a tag is incomplete/],
    ['endless nesting', wxr('<a>'.repeat(100)), /nested more than 64 levels deep/],
    ['no content', wxr(), /no page, post or template to build a site from/],
  ])('with %s is refused in one sentence', (_, text, reason) => {
    expect(() => readPack({ name: 'x.xml', bytes: bytesOf(text) })).toThrow(reason);
    expect(() => readPack({ name: 'x.xml', bytes: bytesOf(text) })).toThrow(expect.objectContaining({ name: 'KitError' }));
  });

  it('that is not UTF-8 is refused, and custom entities are never expanded', () => {
    const latin = Uint8Array.from(wxr(item({ id: 1, title: 'caf\u00e9' })), (letter) => letter.charCodeAt(0));
    const laughs = wxr(item({ id: 1, content: '' }))
      .replace('<rss', '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss')
      .replace('Page 1', '&b;');

    expect(() => readPack({ name: 'x.xml', bytes: latin })).toThrow(expect.objectContaining({ code: 'not_text' }));
    expect(readPack({ name: 'x.xml', bytes: bytesOf(laughs) }).bundle.documents[0]?.title).toBe('&b;');
  });

  it('truncated or changed anywhere never crashes the reader', () => {
    const bytes = bytesOf(
      wxr(item({ id: 1, meta: elementor([container('1')]) }), menuItem(2, 'm', 'M', { type: 'custom', url: '#' })),
    );
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ mask;
        for (const one of [bytes.slice(0, at), changed]) {
          try {
            readPack({ name: 'x.xml', bytes: one });
          } catch (error) {
            expect(error).toMatchObject({ name: 'KitError' });
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
