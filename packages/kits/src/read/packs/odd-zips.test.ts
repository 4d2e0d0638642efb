import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPack } from '../../index.js';
import { heading, kitFiles, packOfBytes, warningsOf, zipOf } from '../../testing/kit-zip.js';
import { item, wxr } from '../../testing/wxr.js';

const pattern = (title: string) => ({
  __file: 'wp_block',
  title,
  content: '<!-- wp:paragraph --><p>Rye</p><!-- /wp:paragraph -->',
});
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
const keysOf = (bytes: Uint8Array) => packOfBytes(bytes).documents.map(({ key }) => key);

describe('unusually packed zip', () => {
  it('accepts a kit several folders deep beside other files', () => {
    const deep = Object.fromEntries(Object.entries(kitFiles()).map(([name, value]) => [`Demo/For Elementor/${name}`, value]));

    expect(keysOf(zipOf({ ...deep, 'Demo/Read me.txt': 'x' }))).toEqual(['home']);
  });

  it('accepts an export above a deep file named like a manifest', () => {
    const files = { 'demo.xml': wxr(item({ id: 1, slug: 'home' })), 'app/build/web/manifest.json': { icons: [] } };

    expect(keysOf(zipOf(files))).toEqual(['home']);
  });

  it('accepts backslashes in paths', () => {
    const files = Object.entries(kitFiles()).map(([name, value]) => [name.replaceAll('/', '\\'), strToU8(JSON.stringify(value))]);

    expect(keysOf(zipSync(Object.fromEntries(files)))).toEqual(['home']);
  });

  it('accepts UTF-16 texts, also as a single template or export', () => {
    const files = kitFiles({ title: 'Bäckerei' });
    const zip = zipOf({ ...files, 'manifest.json': utf16(JSON.stringify(files['manifest.json'])) });
    const alone = readPack({ name: 'a.json', bytes: utf16(JSON.stringify({ title: 'Café', type: 'page', content: heading() })) });

    expect(packOfBytes(zip).title).toBe('Bäckerei');
    expect(alone.bundle.title).toBe('Café');
    expect(packOfBytes(utf16(wxr(item({ id: 1, title: 'Über uns' }))), 'a.xml').documents[0]?.title).toBe('Über uns');
  });

  it('with one template is that template, and refuses several', () => {
    const one = { 'patterns/rye.json': pattern('Rye'), 'read-me.txt': 'x' };
    const several = { ...one, 'patterns/oats.json': pattern('Oats') };

    expect(readPack({ name: 'x.zip', bytes: zipOf(one) }).bundle).toMatchObject({ type: 'block', title: 'Rye' });
    expect(() => packOfBytes(zipOf(several))).toThrow(
      'This zip contains 2 templates, including “patterns/rye.json”. Unpack it and choose one template.',
    );
  });

  it('with demos of several sites is refused instead of merged', () => {
    const other = wxr(item({ id: 1 })).replaceAll('demo.test/site', 'other.test');
    const zip = zipOf({ 'gym/site.xml': wxr(item({ id: 1 })), 'yoga/site.xml': other });

    expect(() => packOfBytes(zip)).toThrow(
      'This zip contains 2 sites: “gym/site.xml”, “yoga/site.xml”. Unpack it and choose the files of one site.',
    );
  });

  it('with several exports of one site merges duplicates', () => {
    const all = wxr(item({ id: 1, slug: 'home', title: 'Home' }), item({ id: 2, type: 'post', slug: 'first', title: 'First' }));
    const posts = wxr(item({ id: 2, type: 'post', slug: 'first', title: 'First' }), item({ id: 3, type: 'product' }));

    expect(keysOf(zipOf({ 'all.xml': all, 'posts.xml': posts }))).toEqual(['home', 'first']);
    expect(warningsOf(zipOf({ 'all.xml': all, 'posts.xml': posts }))).not.toContainEqual(
      expect.stringContaining('had the address'),
    );
  });
});
