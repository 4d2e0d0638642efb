import { PackImportInfo, SiteForm } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { aPackInfo } from '../../testing/pack-info.js';
import {
  clampLogoSize,
  colorsOf,
  logoOf,
  newFullSiteImport,
  toSentForm,
  withChosenLogoSize,
  withDocument,
  withPlugin,
  withPreviewLogoSize,
} from './full-site-import.js';
import { toFormData } from './site-calls.js';
import type { SiteFacts } from './wp-rest.js';

const can = { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true };
const freshSite: SiteFacts = {
  title: 'My WordPress Website',
  slogan: '',
  plugins: new Map([['elementor/elementor.php', { isActive: true }]]),
  themes: { installed: new Set(['twentytwentyfour']), active: new Set(['twentytwentyfour']) },
};
const begin = (info = aPackInfo(), site: Partial<SiteFacts> = {}) => newFullSiteImport(info, { ...freshSite, ...site }, can);
const unable = () => aPackInfo({ active_theme: { name: 'Bare', can_show_packs: false } });
const slugs = ({ plugins }: SiteForm) => plugins.map(({ slug }) => slug);

test('[R-STORE-16] [R-STORE-17] [R-STORE-18] [R-STORE-19] starts at step 1 with a form, requirements and no results', () => {
  const state = begin();

  expect(state.currentStep).toBe(1);
  expect(state.results).toBeNull();
  expect(state.formData.id).toBe(7);
  expect(state.dependencies.required.map(({ dependency, kind }) => [dependency.slug, kind])).toEqual([
    ['elementor', 'active'],
    ['woocommerce', 'fixed'],
    ['contact-form-7', 'free'],
    ['elementor-pro', 'paid'],
  ]);
});

test('[R-ENT-59] [R-ENT-60] [R-ENT-61] [R-FSI-27] has all form fields with a logo width of 211', () => {
  const { formData } = begin();

  expect(SiteForm.parse(formData)).toEqual({
    id: 7,
    platform: 'elementor',
    title: 'Tidepool',
    slogan: 'Surf trips, small and early',
    logo: { id: 0, url: 'https://cloud.example/files/logo.svg' },
    logo_size: 211,
    color: {},
    theme: null,
    plugins: [expect.objectContaining({ slug: 'woocommerce' }), expect.objectContaining({ slug: 'contact-form-7' })],
    import_demo_content: true,
  });
});

test('[R-ENT-61] sends no default width of the pack’s logo, so the site takes the pack’s own, but sends what a person chose', () => {
  const state = begin();
  const chosen = withChosenLogoSize(state, 211);
  const own = { ...state, formData: { ...state.formData, logo: { id: 5, url: '/logo.png' } } };

  expect(toSentForm(state)).not.toHaveProperty('logo_size');
  expect(
    [chosen, own, withPreviewLogoSize(state, state.formData.logo?.url ?? '', 44)].map((one) => toSentForm(one).logo_size),
  ).toEqual([211, 211, 44]);
});

test('[R-ENT-62] [R-ENT-63] [R-API-88] sends anything but text as JSON and omits missing fields', () => {
  const { formData } = begin();
  const fields = toFormData({ ...formData, color: { primary: '#112233' }, documents: undefined });

  expect(JSON.parse(String(fields.get('color')))).toEqual({ primary: '#112233' });
  expect(JSON.parse(String(fields.get('plugins')))).toHaveLength(2);
  expect(JSON.parse(String(fields.get('logo')))).toEqual(formData.logo);
  expect(fields.get('import_demo_content')).toBe('true');
  expect(fields.get('title')).toBe('Tidepool');
  expect(fields.has('documents')).toBe(false);
});

test.each([
  ['its own name and an empty tagline, which keeps both', { title: 'Oak & Sons', slogan: '' }, ['', '']],
  [
    'its own name and the default tagline',
    { title: 'Oak', slogan: 'Just another WordPress site' },
    ['', 'Surf trips, small and early'],
  ],
  ['no name, which takes the pack’s name and tagline', { title: '', slogan: '' }, ['Tidepool', 'Surf trips, small and early']],
  ['its own tagline, which keeps it', { title: 'My WordPress Website', slogan: 'Since 1956' }, ['Tidepool', '']],
  ['a name this person can’t read, which keeps it', { title: undefined, slogan: undefined }, ['', '']],
])('handles a site with %s', (_, site, expected) => {
  const { formData } = begin(aPackInfo(), site);

  expect([formData.title, formData.slogan]).toEqual(expected);
});

test.each([
  [['hello-elementor'], true],
  [['my-child', 'hello-elementor'], true],
  [['twentytwentyfour'], false],
])('[R-FSI-15] [R-VALID-25] treats the theme as active with %j: %s', (active, isActive) => {
  const { formData, dependencies } = begin(unable(), { themes: { installed: new Set(active), active: new Set(active) } });

  expect(dependencies.theme.isActive).toBe(isActive);
  expect(formData.theme === null).toBe(isActive);
});

test.each([
  ['can show packs', aPackInfo({ active_theme: { name: 'Astra', can_show_packs: true } }), null],
  ['is unknown', aPackInfo(), null],
  ["can't show packs", unable(), 'hello-elementor'],
])('[R-SITE-242] selects another theme only if the active one can’t show the pack: it %s', (_, info, chosen) => {
  const { formData, dependencies } = begin(info, { themes: { installed: new Set(['astra']), active: new Set(['astra']) } });

  expect(formData.theme?.slug ?? null).toBe(chosen);
  expect(dependencies.theme).toMatchObject({ slug: 'hello-elementor', isNeeded: chosen !== null });
});

test('[R-VALID-19] [R-VALID-20] omits a paid plugin and includes an inactive one for activation', () => {
  const plugins = new Map([
    ['elementor/elementor.php', { isActive: false }],
    ['elementor-pro/elementor-pro.php', { isActive: false }],
    ['woocommerce/woocommerce.php', { isActive: true }],
  ]);

  expect(slugs(begin().formData)).toEqual(['woocommerce', 'contact-form-7']);
  expect(slugs(begin(aPackInfo(), { plugins }).formData)).toEqual(['elementor', 'contact-form-7', 'elementor-pro']);
});

test('[R-FSI-25] does not preselect suggestions and hides installed ones', () => {
  const { formData, dependencies } = begin();
  const plugins = new Map([['the-events-calendar/the-events-calendar.php', { isActive: false }]]);

  expect(dependencies.suggested.map(({ dependency }) => dependency.name)).toEqual(['The Events Calendar']);
  expect(slugs(formData)).not.toContain('the-events-calendar');
  expect(begin(aPackInfo(), { plugins }).dependencies.suggested).toEqual([]);
});

test('adds a plugin once', () => {
  const { formData, dependencies } = begin();
  const calendar = dependencies.suggested[0]?.dependency;
  if (!calendar) {
    throw new Error('Nothing suggested');
  }
  const twice = withPlugin(withPlugin(formData, calendar, true), calendar, true);

  expect(slugs(twice)).toEqual(['woocommerce', 'contact-form-7', 'the-events-calendar']);
  expect(slugs(withPlugin(twice, calendar, false))).toEqual(slugs(formData));
});

test('lists documents in pack order once one is excluded, and none when all are back', () => {
  const { formData } = begin();
  const all = ['home', 'trips', 'header'];

  const without = withDocument(formData, all, 'trips', false);
  expect(without.documents).toEqual(['home', 'header']);
  expect(withDocument(without, all, 'trips', true)).not.toHaveProperty('documents');
});

test.each([
  [5, 20],
  [9000, 800],
  [211.6, 212],
])('[R-VALID-28] limits a logo of %s px to %s', (given, expected) => {
  expect(clampLogoSize(given)).toBe(expected);
});

test("[R-API-84] [R-API-85] [R-API-86] [R-API-87] reads colours and logo under both platforms' names", () => {
  const { settings } = aPackInfo();
  const gutenberg = aPackInfo({
    settings: { global_colors: settings.system_colors, custom_colors: [], logo: { url: 'https://cloud.example/g.png' } },
  });

  expect(PackImportInfo.safeParse({ status: 'success', data: gutenberg }).success).toBe(true);
  expect(colorsOf(aPackInfo()).map(({ _id }) => _id)).toEqual(['primary', 'text', 'a1b2c3d']);
  expect(colorsOf(gutenberg).map(({ _id }) => _id)).toEqual(['primary', 'text']);
  expect(logoOf(aPackInfo())).toBe('https://cloud.example/files/logo.svg');
  expect(logoOf(gutenberg)).toBe('https://cloud.example/g.png');
  expect(logoOf(aPackInfo({ settings: {} }))).toBe('');
});
