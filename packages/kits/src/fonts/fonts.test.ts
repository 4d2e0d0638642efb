import { type Bundle, BundleFont, ContentFont } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { compileImportPlan } from '../plan/compile-plan.js';
import { compileSiteImportPlan } from '../plan/compile-site-plan.js';
import { renderSitePage } from '../preview/render/render-site-page.js';
import { readBundleZip } from '../read/bundle/read-bundle-zip.js';
import { sha256 } from '../read/bundle/sha256.js';
import { writeBundleZip } from '../read/bundle/write-bundle-zip.js';
import { packPage } from '../testing/packs.js';
import { addressFonts } from './address-fonts.js';
import { faceCss } from './face-css.js';
import { keepNamedFonts, namedFonts } from './named-fonts.js';

const woff2 = new TextEncoder().encode('wOF2 of a font');
const hash = sha256(woff2);
const licence = { name: 'OFL-1.1', text: 'SIL Open Font License, version 1.1' };
const face = { weight: '400', style: 'normal', range: 'U+0000-00FF', sha256: hash } as const;
const gloock: BundleFont = { slug: 'acme-gloock', name: 'Gloock', fallback: 'Georgia, serif', licence, faces: [face] };
const medium = { sha256: hash, mime: 'font/woff2', bytes: woff2.length, alt: '', file_name: 'gloock.woff2' };
const page = packPage('home', '<!-- wp:paragraph --><p style="font-family:Gloock, serif">Bread</p><!-- /wp:paragraph -->');
const bundle = (changes: Partial<Bundle> = {}): Bundle => ({
  format: 1,
  platform: 'gutenberg',
  type: 'page',
  title: 'Home',
  slug: 'home',
  description: '',
  requires: { plugins: [], elementor_pro: false },
  documents: [page],
  media: [medium],
  fonts: [gloock],
  warnings: [],
  ...changes,
});

test('finds the families that markup, attributes and settings of both generations of Elementor name', () => {
  const named = [
    `style="font-family:'Work Sans', Arial, sans-serif;color:red"`,
    'style="font-family:&quot;DM Sans&quot;, serif"',
    '{"fontFamily":"\\u0022Young Serif\\u0022, Georgia"}',
    '{"title_typography_font_family":"Fraunces\\", \\"Georgia"}',
    '{"font-family":{"$$type":"string","value":"Lora"}}',
  ].join('\n');

  const found = namedFonts(named);

  for (const name of ['work sans', 'dm sans', 'young serif', 'fraunces', 'georgia', 'lora']) {
    expect([name, found.has(name)]).toEqual([name, true]);
  }
  expect(keepNamedFonts([{ name: 'Outfit' }, { name: 'Lora' }], `Outfit of the day\n${named}`)).toEqual([{ name: 'Lora' }]);
});

test.each([
  ['a name that ends its quotes', { name: 'Gloock";src:url(x)' }],
  ['a name with a backslash', { name: 'Gloock\\22' }],
  ['a fallback that ends the declaration', { fallback: 'serif;background:url(//evil.example)' }],
  ['a fallback with markup', { fallback: '</style><script>' }],
  ['a slug that WordPress changes', { slug: 'acme2-gloock' }],
  ['a slug that climbs', { slug: '../../acme' }],
  ['a range that ends the declaration', { faces: [{ ...face, range: 'U+0;src:url(x)' }] }],
  ['a range that is none', { faces: [{ ...face, range: 'all' }] }],
  ['a weight that is none', { faces: [{ ...face, weight: '400;x' }] }],
  ['a style that is none', { faces: [{ ...face, style: 'normal}' }] }],
  ['a file by a path', { faces: [{ ...face, sha256: '../../wp-config' }] }],
  ['no licence', { licence: undefined }],
  ['a licence without a text', { licence: { ...licence, text: '' } }],
  ['no faces', { faces: [] }],
])('[R-SITE-153] [R-SITE-29] refuses a family with %s', (_, changes) => {
  expect(BundleFont.safeParse(gloock).success).toBe(true);
  expect(BundleFont.safeParse({ ...gloock, ...changes }).success).toBe(false);
});

test.each([
  ['that is no WOFF2 file', 'isn’t a WOFF2 file', new TextEncoder().encode('<?php echo 1;')],
  ['that is too large', 'is larger than 300 KB', new Uint8Array([0x77, 0x4f, 0x46, 0x32, ...new Uint8Array(301 * 1024)])],
])('[R-SITE-153] refuses a bundle with a font file %s', (_, message, bytes) => {
  const own = sha256(bytes);
  const broken = bundle({
    media: [{ ...medium, sha256: own, bytes: bytes.length }],
    fonts: [{ ...gloock, faces: [{ ...face, sha256: own }] }],
  });

  expect(() => readBundleZip(writeBundleZip(broken, new Map([[own, bytes]])))).toThrow(message);
});

test('[R-SITE-153] refuses a bundle whose font file is missing', () => {
  const broken = bundle({ media: [] });

  expect(() => readBundleZip(writeBundleZip(broken, new Map()))).toThrow('A file of the font “Gloock” is missing.');
});

test('keeps the fonts of a bundle in its zip', () => {
  const files = new Map([[hash, woff2]]);

  expect(readBundleZip(writeBundleZip(bundle(), files)).bundle.fonts).toEqual([gloock]);
});

test('plans fonts with their files instead of images, and none for a template without fonts', () => {
  const url = 'https://cloud.test/files/x.woff2';
  const { fonts, media } = addressFonts({ fonts: [gloock], media: [{ ...medium, url }] });
  const source = { ...bundle(), fonts, media, documents: [{ document: page, as: 'page' as const, title: 'Home' }] };
  const choices = { plan_id: 'x', site: 'https://a.test', expires_at: '', title: 'Home', is_trusted: true, is_private: false };

  const { ops, totals } = compileImportPlan(source, choices);
  const without = compileImportPlan({ ...source, fonts: [] }, choices);

  expect(ops.map(({ op }) => op)).toEqual(['require', 'fonts.ensure', 'fonts.activate', 'post.create', 'verify']);
  expect(ops[1]?.args).toEqual({ families: [{ ...gloock, faces: [{ ...face, bytes: woff2.length, url }] }] });
  expect(ops[2]).toMatchObject({ args: { fonts: 'fonts' }, needs: ['fonts', 'require'] });
  expect(totals.bytes).toBe(woff2.length);
  expect(ContentFont.safeParse(fonts[0]).success).toBe(true);
  expect(without.ops.map(({ op }) => op)).toEqual(['require', 'post.create', 'verify']);
});

test('[R-SITE-155] renders the faces of a pack in its preview, without addresses that could end the rule', () => {
  const shown = renderSitePage(bundle(), 'home', { mediaUrl: () => '../../files/x.woff2', pageUrl: () => '#' });

  expect(shown?.html).toContain(
    '@font-face{font-family:"Gloock";font-style:normal;font-weight:400;font-display:swap;unicode-range:U+0000-00FF;src:url("../../files/x.woff2") format("woff2")}',
  );
  expect(faceCss([gloock], () => 'x")</style>')).toBe('');
});

test('[R-SITE-158] sets the default fonts of a kit that nobody uses to those of the pack, and leaves any other kit alone', () => {
  const widget = (widgetType: string, family: string) => ({
    id: 'aaaaaaa',
    elType: 'widget',
    widgetType,
    settings: { typography_font_family: family },
    elements: [],
  });
  const content = [widget('heading', 'Gloock'), widget('text-editor', 'Figtree')];
  const home = { ...page, kind: 'elementor' as const, content, page_settings: {} };
  const fonts = [gloock, { ...gloock, slug: 'acme-figtree', name: 'Figtree' }];
  const media = [{ ...medium, url: 'https://cloud.test/files/x.woff2' }];
  const source = { ...bundle({ platform: 'elementor', type: 'pack', documents: [home as never], fonts }), media };
  const choices = { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} };
  const given = {
    plan_id: 'x',
    site: 'https://a.test',
    expires_at: '',
    title: 'A',
    is_trusted: true,
    is_private: false,
    install: [],
  };
  const kitOf = (new_kit: boolean) =>
    compileSiteImportPlan(source, { ...given, choices, new_kit }).ops.find(({ op }) => op === 'kit.apply')?.args;

  expect(kitOf(true)).toMatchObject({
    mode: 'set',
    settings: {
      fonts: ['Gloock', 'Gloock', 'Figtree', 'Figtree'].map((name) => ({
        role: 'system',
        settings: { typography_font_family: name },
      })),
    },
  });
  expect(kitOf(false)).toBeUndefined();
});
