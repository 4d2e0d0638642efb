import { randomUUID } from 'node:crypto';
import { type BundleDocument, importPage, insertItem, type Platform, publishItem, uploadMedia } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../apps/cli/src/media/measure-media.js';
import { findElementor } from '../../playground/src/index.js';
import { fontFile, licence, namingFont, noFonts, readStoredFonts } from './testing/fonts.js';
import { blocks, elements, type Library, startLibrary } from './testing/library.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

const elementor = findElementor();
const title = {
  id: 'aaaaaaa',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: 'Bread', typography_typography: 'custom', typography_font_family: 'Gloock' },
  elements: [],
};
const documents: Record<Platform, BundleDocument> = {
  gutenberg: blocks(namingFont),
  elementor: elements([{ id: 'bbbbbbb', elType: 'container', settings: {}, elements: [title] }]),
};

describe.each([
  { platform: 'gutenberg' as const, options: {} },
  { platform: 'elementor' as const, options: { plugins: { elementor: elementor ?? '' }, active: ['elementor/elementor.php'] } },
])('a single template for $platform', ({ platform, options }) => {
  const isSkipped = platform === 'elementor' && !elementor;
  let library: Library;
  let site: Site;
  let administrator: Visit;
  beforeAll(async () => {
    if (isSkipped) {
      console.log('Skipped the tests with a real Elementor: set ELEMENTOR_ZIP to its zip to run them.');
      return;
    }
    library = await startLibrary();
    site = await startSite({ cloudUrl: library.url, ...options });
    administrator = await site.as('administrator');
    const { email, password } = await library.signUp(administrator);
    await administrator.rest('POST', '/login', { email, password, global_signin: true });
    await site.snapshot('signed-in');
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });
  beforeEach(async () => {
    if (!isSkipped) {
      await site.restore('signed-in');
    }
  });

  test('[R-SITE-154] brings its fonts when inserted', async ({ skip }) => {
    skip(isSkipped);
    const { id } = await publishWithFont(library, platform);

    const { warnings } = await administrator.call(insertItem, { id, platform });

    expect(warnings).toEqual([]);
    expect(await readStoredFonts(site)).toEqual(stored);
  });

  test('[R-SITE-154] brings its fonts when imported, and its page loads them from the site', async ({ skip }) => {
    skip(isSkipped);
    const { id } = await publishWithFont(library, platform);

    const made = await administrator.call(importPage, { id, title: 'Bread', platform });
    const html = await administrator.ask(`/?page_id=${made.post_id}&preview=true`);
    const text = await html.text();
    const requested = text.match(/https?:\/\/fonts\.(googleapis|gstatic)\.com[^"' ]*/g) ?? [];

    expect(await readStoredFonts(site)).toEqual(stored);
    expect(/@font-face\{font-family:Gloock;[^}]*\/wp-content\/uploads\/fonts\/acme-gloock-400-normal-/.test(text)).toBe(true);
    expect(requested.filter((address) => address.includes('Gloock'))).toEqual([]);
  });

  test('[R-SITE-152] [R-SITE-154] inserts without fonts and says why for an author', async ({ skip }) => {
    skip(isSkipped);
    const { id } = await publishWithFont(library, platform);
    const author = await site.as('author');

    const { content, warnings } = await author.call(insertItem, { id, platform });

    expect(JSON.stringify(content)).toContain('Gloock');
    expect(warnings).toMatchObject([{ code: 'fonts_refused' }]);
    expect(await readStoredFonts(site)).toEqual(noFonts);
  });
});

const range = 'U+0000-00FF,U+0131';
const stored = {
  families: ['acme-gloock'],
  faces: [`gloock;normal;400;100%;${range}`],
  files: [hashOf(fontFile())],
  presets: ['acme-gloock'],
  licences: 1,
};

/** Publishes a heading in a font that the template brings. */
async function publishWithFont(library: Library, platform: Platform) {
  const bytes = fontFile();
  const sha256 = hashOf(bytes);
  await library.call(uploadMedia, { sha256 }, { file: bytes });
  const about = { slug: `template-${randomUUID()}`, title: 'Bread', description: '' };
  return library.call(publishItem, {
    listing: about,
    bundle: {
      format: 1,
      platform,
      type: 'page',
      ...about,
      requires: { plugins: [], elementor_pro: false },
      documents: [documents[platform]],
      media: [{ sha256, mime: 'font/woff2', bytes: bytes.length, alt: '', file_name: 'gloock.woff2' }],
      fonts: [
        {
          slug: 'acme-gloock',
          name: 'Gloock',
          fallback: 'Georgia, serif',
          licence,
          faces: [{ weight: '400', style: 'normal', range, sha256 }],
        },
      ],
      warnings: [],
    },
    pictures: [],
  });
}
