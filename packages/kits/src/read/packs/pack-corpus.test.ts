import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../../../scripts/test-extent.js';
import { attachMedia, checkTemplate, KitError, readBundleZip, readPack, readTemplate, writeBundleZip } from '../../index.js';
import { resolveAll } from '../../testing/fixtures.js';

const folder = process.env.KITHOUSE_CORPUS ?? join(import.meta.dirname, '../../../../../../shared/corpus');
const hasCorpus = existsSync(join(folder, 'index.json'));
const load = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) });

/** Lists each pack's expected counts: documents, terms, menu items, forms, pictures, and warnings by code. */
const packs: Record<string, object> = {
  'kits/crumbella-elementor-kit.zip': {
    is: 'elementor pack',
    documents: 12,
    elementor: 8,
    front: 'home',
    terms: 1,
    menus: ['main-menu [primary] 3'],
    forms: [],
    colors: 4,
    pictures: 4,
    codes: { theme_unknown: 1, left_out_comments: 1, left_out_users: 1, link_lost: 3, media_failed: 4, reference_menu: 1 },
  },
  'kits/crumbella-envato-style-template-kit.zip': {
    is: 'elementor pack',
    documents: 6,
    elementor: 6,
    front: 'home',
    terms: 0,
    menus: [],
    forms: [],
    colors: 4,
    pictures: 4,
    codes: { files_left_out: 1, media_failed: 4, reference_menu: 1 },
  },
  'kits/resto-one-elementor-kit.zip': {
    is: 'elementor pack',
    documents: 4,
    elementor: 3,
    front: 'home',
    terms: 1,
    menus: ['main-menu [primary] 3'],
    forms: [],
    colors: 4,
    pictures: 4,
    codes: { theme_unknown: 1, left_out_comments: 1, left_out_users: 1, media_failed: 4, reference_menu: 1 },
  },
  'starter-packs/colormag-business-magazine.zip': {
    is: 'elementor pack',
    documents: 5691,
    elementor: 10,
    front: 'home',
    terms: 9,
    menus: ['primary [primary] 10', 'useful-links-menu [] 4'],
    forms: ['everest_form'],
    colors: 8,
    pictures: 22,
    codes: {
      customizer_left_out: 1,
      widgets_left_out: 1,
      left_out_kit: 1,
      left_out_custom_fields: 1,
      left_out_users: 1,
      files_left_out: 1,
      link_lost: 1,
      left_out_page_template: 2,
      duplicate_slug: 1,
      media_failed: 22,
    },
  },
  'starter-packs/zakra-fitness.zip': {
    is: 'elementor pack',
    documents: 16,
    elementor: 12,
    front: 'home',
    posts: 'blog',
    terms: 3,
    menus: ['main [menu-primary] 6', 'about-us [] 3', 'help [] 4', 'opening-time [] 3'],
    forms: ['everest_form', 'everest_form', 'everest_form'],
    colors: 10,
    pictures: 50,
    codes: {
      customizer_left_out: 1,
      widgets_left_out: 1,
      left_out_navigation: 1,
      left_out_kit: 1,
      left_out_custom_fields: 1,
      left_out_users: 1,
      files_left_out: 1,
      left_out_page_template: 1,
      media_failed: 50,
    },
  },
  'starter-packs/zakra-gutenberg-rtl.zip': {
    is: 'elementor pack',
    documents: 9,
    elementor: 1,
    terms: 2,
    menus: ['primary-menu [menu-primary] 4'],
    forms: ['everest_form'],
    colors: 8,
    pictures: 13,
    codes: {
      customizer_left_out: 1,
      css_left_out: 1,
      widgets_left_out: 1,
      left_out_type: 1,
      left_out_comments: 1,
      left_out_custom_fields: 1,
      left_out_users: 1,
      left_out_stale: 1,
      files_left_out: 1,
      form_address: 1,
      left_out_terms: 1,
      left_out_page_template: 1,
      media_failed: 13,
    },
  },
  'starter-packs/zakra-webhost-v2.zip': {
    is: 'gutenberg pack',
    documents: 10,
    elementor: 0,
    front: 'home',
    posts: 'blog',
    terms: 1,
    menus: ['main [menu-primary] 5'],
    forms: ['everest_form', 'everest_form', 'everest_form'],
    colors: 0,
    pictures: 44,
    codes: {
      customizer_left_out: 1,
      widgets_left_out: 1,
      left_out_comments: 1,
      left_out_status: 2,
      left_out_navigation: 1,
      left_out_custom_fields: 1,
      left_out_hidden_fields: 1,
      left_out_users: 1,
      files_left_out: 1,
      left_out_page_template: 1,
      media_failed: 44,
    },
  },
  'wxr/elementor-fresh-wordpress-database.xml': {
    is: 'gutenberg pack',
    documents: 2,
    elementor: 0,
    terms: 1,
    menus: [],
    forms: [],
    colors: 0,
    pictures: 0,
    codes: { left_out_comments: 1, left_out_status: 1, left_out_users: 1, link_lost: 1 },
  },
  'wxr/slashes.xml': {
    is: 'gutenberg pack',
    documents: 1,
    elementor: 0,
    terms: 2,
    menus: [],
    forms: [],
    colors: 0,
    pictures: 0,
    codes: { left_out_comments: 1, left_out_users: 1 },
  },
  'wxr/theme-unit-test-data.xml': {
    is: 'gutenberg pack',
    documents: 76,
    elementor: 0,
    front: 'front-page',
    terms: 182,
    menus: ['testing-menu [] 23', 'social-menu [social] 5', 'short [] 6', 'all-pages-flat [] 18', 'all-pages [] 18'],
    forms: [],
    colors: 0,
    pictures: 41,
    codes: {
      left_out_comments: 1,
      left_out_status: 2,
      left_out_password: 1,
      left_out_users: 1,
      front_page_guessed: 1,
      link_lost: 24,
      reference_media: 1,
      gallery_picture_failed: 23,
      media_failed: 41,
      media_without_address: 6,
    },
  },
  'wxr/wxr-comprehensive.xml': {
    is: 'gutenberg pack',
    documents: 2,
    elementor: 0,
    terms: 4,
    menus: [],
    forms: [],
    colors: 0,
    pictures: 0,
    codes: { left_out_comments: 1, left_out_users: 1, left_out_custom_fields: 1 },
  },
  'wxr/wxr-utf-8-challenges.xml': {
    is: 'gutenberg pack',
    documents: 1,
    elementor: 0,
    terms: 1,
    menus: [],
    forms: [],
    colors: 0,
    pictures: 0,
    codes: { left_out_users: 1, left_out_hidden_fields: 1, link_lost: 1 },
  },
};

/** Selects packs of other builders, right-to-left ones, and one of thousands of documents. */
const isTelling = (name: string) => /crumbella|rtl/.test(name);
const names = sample(Object.keys(packs), 5, isTelling);

describe.skipIf(!hasCorpus)('packs of the corpus (skipped when the folder is not beside the project)', () => {
  it.each(names)(
    '%s becomes a bundle that survives its zip [R-FSI-01]',
    (name) => {
      const reading = readPack(load(name));
      const bundle = attachMedia(reading, new Map());
      const { documents, terms = [], menus = [], forms = [] } = bundle;
      const codes: Record<string, number> = {};
      for (const { code } of bundle.warnings) {
        codes[code] = (codes[code] ?? 0) + 1;
      }

      expect({
        is: `${bundle.platform} ${bundle.type}`,
        documents: documents.length,
        elementor: documents.filter(({ kind }) => kind === 'elementor').length,
        front: documents.find(({ front_page }) => front_page)?.key,
        posts: documents.find(({ posts_page }) => posts_page)?.key,
        terms: terms.length,
        menus: menus.map(({ slug, locations, items }) => `${slug} [${locations.join()}] ${items.length}`),
        forms: forms.map(({ post_type }) => post_type),
        colors: bundle.settings?.colors.length ?? 0,
        pictures: reading.media.length,
        codes,
      }).toEqual(packs[name]);
      expect(readBundleZip(writeBundleZip(bundle, new Map()))).toEqual({ bundle, files: new Map() });
      expect(readPack({ name: 'site.kit.zip', bytes: writeBundleZip(bundle, new Map()) }).bundle).toEqual(bundle);
      expect(checkTemplate(bundle).filter(({ severity }) => severity === 'error')).toEqual([]);
    },
    120_000,
  );

  it.each(names)(
    '%s loses no picture',
    (name) => {
      const reading = readPack(load(name));
      const bundle = attachMedia(reading, resolveAll(reading));
      const text = JSON.stringify([bundle.documents, bundle.site, bundle.settings]);

      expect(bundle.warnings.filter(({ code }) => code === 'media_failed')).toEqual([]);
      expect(bundle.media.filter(({ sha256 }) => !text.includes(sha256))).toEqual([]);
      expect(bundle.media.length).toBe(new Set(reading.media.map(({ url }) => url)).size);
    },
    120_000,
  );

  it('refuses a truncated export with the line [R-FSI-01]', () => {
    expect(() => readPack(load('wxr/malformed.xml'))).toThrow(
      expect.objectContaining({ code: 'broken_xml', message: expect.stringContaining('line 90'), name: 'KitError' }),
    );
  });

  it('still reads a single template', () => {
    const name = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).items.find(
      ({ kind }: { kind: string }) => kind === 'elementor-page' || kind === 'page',
    )?.file;
    const file = load(name ?? 'elementor/pages/zakra-education-v2--home.json');

    expect(readPack(file)).toEqual({ ...readTemplate(file), base: 'https://zakrademos.com/education-v2' });
    expect(() => readPack({ name: 'x.zip', bytes: new Uint8Array([0x50, 0x4b, 3, 4]) })).toThrow(KitError);
  });
});
