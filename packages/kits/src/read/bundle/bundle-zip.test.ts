import type { Bundle } from '@kithouse/contract';
import fc from 'fast-check';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { attachMedia, limits, readBundleZip, readTemplate, writeBundleZip } from '../../index.js';
import { bytesOf, exportOf, read, resolveAll, shaOf, widget } from '../../testing/fixtures.js';
import { unpackEntry } from './unpack-entry.js';
import { listZipEntries } from './zip-entries.js';

const picture = bytesOf('a picture, as far as this test is concerned');
const hash = shaOf(picture);

function makeBundle(): Bundle {
  const reading = read(exportOf(widget('1', 'image', { image: { url: 'https://a.org/a.jpg', id: 3 } })));
  const resolved = new Map([
    ['https://a.org/a.jpg', { sha256: hash, mime: 'image/jpeg', bytes: picture.length, file_name: 'Ä b.JPG' }],
  ]);
  return attachMedia(reading, resolved);
}

const files = new Map([[hash, picture]]);
const packed = () => writeBundleZip(makeBundle(), files);

/** Packs the bundle again with changed entries. */
function repack(change: (entries: Zippable) => Zippable): Uint8Array {
  const entries = Object.fromEntries(listZipEntries(packed()).map((entry) => [entry.name, unpackEntry(entry, { left: 1e9 })]));
  return zipSync(change(entries));
}

describe('bundle zip', () => {
  it('is read back as it was written, and is identical each time', () => {
    expect(readBundleZip(packed())).toEqual({ bundle: makeBundle(), files });
    expect(packed()).toEqual(packed());
    expect(makeBundle().media[0]?.file_name).toBe('a-b.jpg');
  });

  it('is read as a template with its files under any name', () => {
    const reading = readTemplate({ name: 'hero.json', bytes: packed() });

    expect(reading.files).toEqual(files);
    expect(attachMedia(reading, resolveAll(reading))).toEqual(makeBundle());
  });

  it('can be in a folder, beside files that operating systems add', () => {
    const wrapped = repack((entries) =>
      Object.fromEntries([
        ...Object.entries(entries).map(([name, bytes]) => [`my bundle/${name}`, bytes] as const),
        ['__MACOSX/my bundle/._bundle.json', bytesOf('x')],
        ['my bundle/.DS_Store', bytesOf('x')],
        ['my bundle/media/desktop.ini', bytesOf('x')],
      ]),
    );

    expect(readBundleZip(wrapped).bundle).toEqual(makeBundle());
  });

  it('is refused when a file is missing or has another hash', () => {
    const other = repack((entries) => ({ ...entries, [`media/${hash}`]: bytesOf('x'.repeat(picture.length)) }));
    const without = repack(({ [`media/${hash}`]: _gone, ...entries }) => entries);
    const lost = repack(({ 'documents/hero.json': _gone, ...entries }) => entries);

    expect(() => readBundleZip(other)).toThrow(
      expect.objectContaining({ code: 'media_mismatch', message: expect.stringContaining('a-b.jpg') }),
    );
    expect(() => readBundleZip(without)).toThrow('This bundle is damaged: the file a-b.jpg is missing.');
    expect(() => readBundleZip(lost)).toThrow('This bundle is damaged: “documents/hero.json” is missing.');
  });

  it('is refused when a document is malformed or refers to a missing file', () => {
    const stranger = JSON.stringify({
      content: [widget('1', 'image', { x: `kit:media/${'f'.repeat(64)}/url` })],
      page_settings: {},
    });
    const shows = repack((entries) => ({ ...entries, 'documents/hero.json': bytesOf(stranger) }));
    const broken = repack((entries) => ({ ...entries, 'documents/hero.json': bytesOf('{"content":[{"id":1}]}') }));

    expect(() => readBundleZip(shows)).toThrow(/shows a missing file/);
    expect(() => readBundleZip(broken)).toThrow('This bundle is damaged: “documents/hero.json” isn’t a document.');
  });

  it('is refused when it lists a document twice, before any is unpacked [R-OPS-05]', () => {
    const { documents } = makeBundle();
    const key = documents[0]?.key ?? '';
    const twice = repack((entries) => {
      const head = JSON.parse(new TextDecoder().decode(entries['bundle.json'] as Uint8Array));
      const doubled = { ...head, documents: [...head.documents, ...head.documents] };
      return { ...entries, 'bundle.json': bytesOf(JSON.stringify(doubled)), [`documents/${key}.json`]: bytesOf('{') };
    });

    expect(() => readBundleZip(twice)).toThrow('Two entries of this template have the same key.');
  });

  it('unpacks a file once that it lists many times [R-OPS-05]', () => {
    const many = repack((entries) => {
      const head = JSON.parse(new TextDecoder().decode(entries['bundle.json'] as Uint8Array));
      return { ...entries, 'bundle.json': bytesOf(JSON.stringify({ ...head, media: Array(50).fill(head.media[0]) })) };
    });
    const budget = { left: 100_000 };
    readBundleZip(many, budget);
    const used = { left: 100_000 };
    const bytes = listZipEntries(many).reduce((sum, { size }) => sum + size, 0);

    expect(used.left - budget.left).toBe(bytes);
  });

  it('cannot be written without the bytes of its media', () => {
    expect(() => writeBundleZip(makeBundle(), new Map())).toThrow('The file a-b.jpg of this bundle is missing.');
  });
});

describe('hostile zip', () => {
  const listing = (entries: Zippable) => () => listZipEntries(zipSync(entries));

  it.each(['../evil', 'a/../../evil', '/etc/passwd', 'C:\\evil', 'C:/evil', '..\\evil', './a', 'a//b', 'a\u0000b'])(
    'is refused when it names %j',
    (name) => {
      expect(listing({ 'bundle.json': bytesOf('{}'), [name]: bytesOf('x') })).toThrow(
        expect.objectContaining({ code: 'unsafe_zip', path: name }),
      );
    },
  );

  it('is refused when it contains a link, a duplicate or an encrypted file', () => {
    const locked = zipSync({ a: bytesOf('secret') });
    for (const at of [6, locked.findIndex((byte, i) => byte === 0x50 && locked[i + 2] === 1) + 8]) {
      locked[at] = (locked[at] ?? 0) | 1;
    }

    expect(listing({ link: [bytesOf('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })).toThrow('“link” is a link');
    expect(listing({ 'A.json': bytesOf('1'), 'a.json': bytesOf('2') })).toThrow('contains “a.json” twice');
    expect(() => listZipEntries(locked)).toThrow('protected by a password');
  });

  it('is refused when it unpacks to more than declared or allowed', () => {
    const bomb = zipSync({ 'bundle.json': new Uint8Array(8 * 1024 * 1024) }, { level: 9 });
    const lying = bomb.slice();
    const directory = lying.findIndex((byte, i) => byte === 0x50 && lying[i + 1] === 0x4b && lying[i + 2] === 1);
    new DataView(lying.buffer).setUint32(directory + 24, 10, true);
    const [entry] = listZipEntries(lying);

    expect(() => listZipEntries(bomb)).toThrow(/unpacks to more than 200 times its size/);
    expect(() => entry && unpackEntry(entry, { left: limits.unpacked_bytes })).toThrow(
      /larger than its declared size|times its size/,
    );
    const honest = listZipEntries(zipSync({ a: bytesOf('x'.repeat(5000)) }))[0];
    expect(() => honest && unpackEntry(honest, { left: 100 })).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('is refused when its files share bytes', () => {
    const zip = zipSync({ a: bytesOf('same'), b: bytesOf('same') }, { level: 0 });
    const second = zip.lastIndexOf(1, zip.length - 23);
    const view = new DataView(zip.buffer);
    for (let at = 0; at < zip.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) {
        view.setUint32(at + 42, 0, true);
      }
    }

    expect(second).toBeGreaterThan(0);
    expect(() => listZipEntries(zip)).toThrow('overlaps another file');
  });

  it('is refused without a crash when truncated or with a flipped bit', () => {
    const zip = packed();
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        expect(() => readBundleZip(zip.slice(0, at))).toThrow(expect.objectContaining({ name: 'KitError' }));
        const flipped = zip.slice();
        flipped[at] = (flipped[at] ?? 0) ^ mask;
        try {
          expect(readBundleZip(flipped)).toEqual({ bundle: makeBundle(), files });
        } catch (error) {
          expect(error).toMatchObject({ name: 'KitError' });
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any zip', () => {
  it('unpacks to safe names and within its budget', () => {
    const name = fc.oneof(
      // This test's packer cannot store that key.
      fc.string({ minLength: 1 }).filter((text) => text !== '__proto__'),
      fc.array(fc.constantFrom('..', '.', 'a', 'B', ''), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 2000 }), { maxKeys: 5 }), fc.nat(3000), (entries, left) => {
        const bytes = zipSync(entries);
        const budget = { left };
        let total = 0;
        try {
          for (const entry of listZipEntries(bytes)) {
            expect(entry.name.split('/')).not.toContain('..');
            expect(entry.name).not.toMatch(/^\/|\\|:/);
            total += unpackEntry(entry, budget).length;
          }
        } catch (error) {
          expect(error).toMatchObject({ name: 'KitError' });
        }
        expect(total).toBeLessThanOrEqual(left);
      }),
    );
  });
});

describe('bundle of a whole-site pack', () => {
  const page = (key: string, extra: object = {}): Bundle['documents'][number] => ({
    kind: 'blocks',
    key,
    title: key,
    slug: key,
    post_type: 'page',
    template_type: 'page',
    content: '<!-- wp:paragraph --><p>سلام 👋</p><!-- /wp:paragraph -->',
    ...extra,
  });
  const makePack = (extra: Partial<Bundle> = {}): Bundle => ({
    ...makeBundle(),
    platform: 'gutenberg',
    type: 'pack',
    site: { title: 'Bäckerei', slogan: '“Fresh”', logo: hash, theme: { slug: 'hello-elementor', name: 'Hello' } },
    settings: { colors: [], fonts: [], styles: { body_color: '#000000' } },
    terms: [
      { key: 'category/news', taxonomy: 'category', slug: 'news', name: 'News' },
      { key: 'category/local', taxonomy: 'category', slug: 'local', name: 'Local', parent: 'category/news', description: 'Here' },
    ],
    menus: [
      {
        slug: 'main',
        name: 'Main',
        locations: ['primary'],
        items: [
          { key: 'home', title: 'Home', document: 'home' },
          { key: 'news', title: 'News', parent: 'home', term: 'category/news' },
          { key: 'out', title: 'Out', url: 'https://a.org/' },
        ],
      },
    ],
    forms: [{ key: 'contact', title: 'Contact', post_type: 'wpcf7_contact_form', content: '', meta: { _form: '[text]' } }],
    documents: [
      page('home', { front_page: true, content: '<a href="kit:doc/about/url">kit:menu/main kit:form/contact/id</a>' }),
      page('about', { parent: 'home', terms: ['category/local'], featured: hash, excerpt: '…', is_demo: true, menu_order: 2 }),
    ],
    ...extra,
  });
  const packedWith = (extra: Partial<Bundle>) => () => readBundleZip(writeBundleZip(makePack(extra), files));

  it('keeps its site, terms, menus and forms [R-FSI-01]', () => {
    expect(readBundleZip(writeBundleZip(makePack(), files))).toEqual({ bundle: makePack(), files });
  });

  longTest('accepts 5,000 documents and 10,000 terms', () => {
    const documents = Array.from({ length: 5000 }, (_, index) => page(`p-${index}`));
    const terms = Array.from({ length: 10_000 }, (_, index) => ({
      key: `post_tag/t-${index}`,
      taxonomy: 'post_tag',
      slug: `t-${index}`,
      name: `${index}`,
    }));
    const { bundle } = readBundleZip(writeBundleZip(makePack({ documents, terms, menus: [] }), files));

    expect([bundle.documents.length, bundle.terms?.length]).toEqual([5000, 10_000]);
  });

  it.each<[string, Partial<Bundle>, RegExp]>([
    ['a missing logo', { site: { logo: 'f'.repeat(64) } }, /the logo is missing/],
    ['a missing image', { documents: [page('home', { featured: 'f'.repeat(64) })], menus: [] }, /image of “home” is missing/],
    ['a page that is its own parent', { documents: [page('home', { parent: 'home' })], menus: [] }, /“home” is its own parent/],
    [
      'a page with a missing parent',
      { documents: [page('home', { parent: 'x' })], menus: [] },
      /“x”, which isn’t in this template/,
    ],
    ['two documents with the same key', { documents: [page('home'), page('home')], menus: [] }, /the same key/],
    ['a missing term', { documents: [page('home', { terms: ['category/x'] })], menus: [] }, /the missing term “category\/x”/],
    [
      'a term called otherwise',
      { terms: [{ key: 'x', taxonomy: 'category', slug: 'x', name: 'X' }] },
      /must be its taxonomy and slug/,
    ],
    ['a menu entry without a target', { documents: [page('x')] }, /the item “home” of the menu “main” has no target/],
    ['two menus with the same key', { menus: [...(makePack().menus ?? []), ...(makePack().menus ?? [])] }, /two menus/],
    ['a link to a missing document', { forms: [] }, /“home” refers to the missing “form\/contact”/],
  ])('is refused with %s', (_, extra, reason) => {
    expect(packedWith(extra)).toThrow(reason);
    expect(packedWith(extra)).toThrow(expect.objectContaining({ code: 'broken_bundle' }));
  });
});
