import type { Bundle, BundleFont } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { auditBundle } from './audit-bundle.js';
import { checkAccess } from './check-access.js';

const [picture, other, regular, italic, cyrillic] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
  string,
  string,
];
const sizes: Record<string, number> = {
  [picture]: 20_000,
  [other]: 50_000,
  [regular]: 12_000,
  [italic]: 13_000,
  [cyrillic]: 9_000,
};
const bytesOf = (sha256: string) => sizes[sha256] ?? 0;

const font = (name: string): BundleFont => ({
  slug: name.toLowerCase(),
  name,
  fallback: 'serif',
  licence: { name: 'OFL-1.1', text: 'The text of the licence.' },
  faces: [
    { weight: '400', style: 'normal', sha256: regular },
    { weight: '400', style: 'italic', sha256: italic },
    { weight: '400', style: 'normal', range: 'U+0400-04FF', sha256: cyrillic },
  ],
});
const image = (sha256: string, alt = 'A boat') =>
  `<!-- wp:image --><figure class="wp-block-image"><img src="kit:media/${sha256}/url" alt="${alt}"/></figure><!-- /wp:image -->`;
const linked = (content: string) =>
  `<!-- wp:html --><a href="kit:doc/main/url">${content}</a><!-- /wp:html -->`.replace(/<!-- \/?wp:image -->/g, '');
const heading = (level: number) =>
  `<!-- wp:heading {"level":${level}} --><h${level} class="wp-block-heading">Tea</h${level}><!-- /wp:heading -->`;
const document = (key: string, content: string): Bundle['documents'][number] => ({
  kind: 'blocks',
  key,
  title: key,
  slug: key,
  post_type: 'page',
  template_type: 'page',
  content,
});
const bundle = (contents: string[], given: Partial<Bundle> = {}): Bundle => ({
  format: 1,
  platform: 'gutenberg',
  type: 'page',
  title: 'Tea',
  slug: 'tea',
  description: '',
  requires: { plugins: [], elementor_pro: false },
  documents: contents.map((content, at) => document(`page-${at}`, content)),
  media: [picture, other].map((sha256) => ({ sha256, mime: 'image/webp', bytes: bytesOf(sha256), alt: '', file_name: 'a.webp' })),
  warnings: [],
  ...given,
});

test('[R-FIND-16] weighs markup and pictures, each picture once', async () => {
  const plain = auditBundle(bundle([heading(2)]), { bytesOf });
  const pictured = auditBundle(bundle([heading(2) + image(picture) + image(picture)]), { bytesOf });

  expect(plain.requests).toBe(1);
  expect(pictured.requests).toBe(2);
  expect(pictured.bytes - plain.bytes).toBeGreaterThan(20_000);
  expect(pictured.bytes - plain.bytes).toBeLessThan(21_000);
});

test('[R-FIND-16] counts the Latin faces of the fonts that a page names, and italics only where it has some', async () => {
  const named = '<!-- wp:paragraph --><p style="font-family:Gloock">Tea</p><!-- /wp:paragraph -->';
  const fonts = [font('Gloock'), font('Figtree')];

  const upright = auditBundle(bundle([named], { fonts, type: 'block' }), { bytesOf, licence: 'GPL-2.0-or-later' });
  const slanted = auditBundle(bundle([named.replace('Tea', '<em>Tea</em>')], { fonts, type: 'block' }), { bytesOf });

  expect(upright).toMatchObject({ requests: 1, fonts: ['Gloock'], licences: ['GPL-2.0-or-later', 'OFL-1.1'] });
  expect(slanted).toMatchObject({ requests: 2, licences: ['OFL-1.1'] });
  expect(slanted.bytes - upright.bytes).toBeGreaterThanOrEqual(13_000);
});

test('[R-FIND-16] describes the heaviest page of a pack', async () => {
  const audit = auditBundle(bundle([image(picture), image(other), image(picture)], { type: 'pack' }), { bytesOf });

  expect(audit.requests).toBe(2);
  expect(audit.bytes).toBeGreaterThan(50_000);
  expect(audit.bytes).toBeLessThan(60_000);
});

test.for<[string, string, Partial<Bundle>, string[]]>([
  ['nothing', heading(2) + heading(3) + heading(2) + image(picture), {}, []],
  ['a gap in the headings', heading(2) + heading(4), {}, ['headings']],
  ['a picture without a description', image(picture, ''), {}, ['pictures']],
  ['a link that only has such a picture', linked(image(picture, '')), {}, ['pictures']],
  ['nothing where the link of a picture has text', linked(`${image(picture, '')}Tea house`), {}, []],
  [
    'pale text',
    heading(2),
    {
      settings: {
        colors: [
          { id: 'text', title: 'Text', color: '#999999', role: 'system' },
          { id: 'background', title: 'Background', color: '#ffffff', role: 'custom' },
        ],
        fonts: [],
      },
    },
    ['contrast'],
  ],
])('[R-FIND-16] finds %s', async ([, content, given, faults]) => {
  expect(auditBundle(bundle([content], given), { bytesOf }).faults).toEqual(faults);
});

test.for([
  ['<img alt="" src="a.webp">', ['pictures']],
  ['<img alt="" role="presentation" src="a.webp"><span>Tea</span>', []],
] as const)('[R-FIND-16] needs no description of a decorative picture: %s', ([html, faults]) => {
  expect(checkAccess(html)).toEqual(faults);
});
