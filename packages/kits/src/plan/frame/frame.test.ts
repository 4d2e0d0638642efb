import { ImportPlan } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { elementorPage, packOf, packPage } from '../../testing/packs.js';
import { opsOf, planOf } from '../../testing/site-plans.js';
import type { SiteSource } from '../plan-source.js';

const theme = { slug: 'plain', parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
const conditions = ['include/general'];
const color = (id: string, title: string, value: string) => ({ id, title, color: value, role: 'custom' as const });
const elementorPart = (type: string, more = {}) =>
  elementorPage(`${type}-part`, {}, { post_type: 'elementor_library', template_type: type, conditions, ...more });
const blockPart = (type: string, content: string, more = {}) =>
  packPage(`${type}-part`, content, { post_type: 'kithouse_part', template_type: type, conditions, ...more });

const pack: Partial<SiteSource> = {
  platform: 'elementor',
  site: { title: 'Driftwood' },
  settings: { colors: [color('primary', 'Forest', '#1E2B27')], fonts: [] },
  documents: [
    elementorPage('home', {}, { front_page: true }),
    elementorPage('rooms', {}),
    elementorPart('header'),
    elementorPart('archive', { conditions: ['include/archive'] }),
    elementorPart('product'),
  ],
};
const twin: SiteSource = packOf({
  site: { title: 'Driftwood' },
  settings: { colors: [color('driftwood-forest', 'Forest', '#1e2b27')], fonts: [] },
  documents: [
    packPage('home-blocks', '', { slug: 'home', front_page: true }),
    packPage('rooms-blocks', '', { slug: 'rooms' }),
    blockPart('header', '<!-- wp:paragraph --><p><a href="kit:doc/rooms-blocks/url">Rooms</a></p><!-- /wp:paragraph -->'),
    blockPart('footer', ''),
    blockPart('archive', '', { conditions: ['include/archive'] }),
    blockPart('archive', '', { key: 'blog-part', conditions: ['include/archive/post_archive'] }),
  ],
});
const plan = (choices = {}, more = {}) => planOf(pack, choices, { block_theme: theme, styles: 'plain', twin, ...more });
const slugsOf = (...given: Parameters<typeof plan>) =>
  opsOf(plan(...given), 'template.write').map(({ args }) => [args.slug, args.document.key]);

it('[R-SITE-280] writes the theme parts of the twin of blocks for a pack for Elementor', () => {
  const made = plan();

  expect(ImportPlan.parse(made)).toEqual(made);
  expect(slugsOf()).toEqual([
    ['driftwood-page', 'driftwood-page-template'],
    ['header', 'header-part'],
    ['archive', 'archive-part'],
    ['search', 'archive-part'],
    ['home', 'blog-part'],
  ]);
  expect(opsOf(made, 'post.create').map(({ args: { document, as } }) => [document.key, document.kind, as])).toEqual([
    ['product-part', 'elementor', 'part'],
    ['home', 'elementor', 'page'],
    ['rooms', 'elementor', 'page'],
  ]);
});

it('[R-SITE-280] links the twin’s parts to the pages of the pack', () => {
  const header = opsOf(plan(), 'template.write').find(({ args }) => args.slug === 'header');

  expect(header?.args.document.content).toContain('href="kit:doc/rooms/url"');
  expect(header?.args.refs).toEqual({ 'doc/rooms': 'post.3' });
});

it('gives the twin’s parts the chosen colours, beside those of Elementor', () => {
  const made = plan({ color: { primary: '#112233' } });

  expect(opsOf(made, 'styles.set')[0]?.args.values).toContainEqual({
    path: 'settings.color.palette.driftwood-forest',
    value: { name: 'Forest', color: '#112233' },
  });
  expect(opsOf(made, 'kit.apply')[0]?.args.settings?.colors[0]).toMatchObject({ title: 'Driftwood Forest', color: '#112233' });
});

it('writes only parts of the types that somebody chose', () => {
  expect(slugsOf({ documents: ['home', 'rooms', 'header-part'] })).toEqual([
    ['driftwood-page', 'driftwood-page-template'],
    ['header', 'header-part'],
  ]);
});

it('keeps the parts of Elementor on a classic theme, without a twin, and for sites that know no styles', () => {
  const kinds = (more: object) =>
    new Set(opsOf(plan({}, more), 'post.create').flatMap(({ args }) => (args.as === 'part' ? args.document.template_type : [])));
  const own = new Set(['header', 'archive', 'product']);

  expect([kinds({ block_theme: undefined }), kinds({ twin: undefined }), kinds({ styles: undefined })]).toEqual([own, own, own]);
});

it('[R-SITE-32] [R-SITE-63] [R-SITE-307] names a template of the full width for pages of Elementor, which the plan writes before them', () => {
  const chosen = elementorPage('landing', {}, { page_template: 'elementor_canvas' });
  const made = planOf({ ...pack, documents: [...(pack.documents ?? []), chosen] }, {}, { block_theme: theme });
  const pages = opsOf(made, 'post.create').filter(({ args }) => args.as === 'page');

  expect(pages.map(({ args, needs }) => [args.page_template, needs.includes('template.page')])).toEqual([
    ['driftwood-page', true],
    ['driftwood-page', true],
    [undefined, false],
  ]);
  const template = opsOf(made, 'template.write').find(({ id }) => id === 'template.page');
  expect(template?.args).toMatchObject({ kind: 'wp_template', theme: 'plain', slug: 'driftwood-page' });
  expect(template?.args.document.content).toMatch(
    /"slug":"header".*post-content \{"layout":\{"type":"default"\},"style":\{"typography":\{"fontSize":"calc\(16px\)","lineHeight":"1.6","fontWeight":"400","letterSpacing":"0"\}\}\} \/.*"slug":"footer"/s,
  );
  expect(opsOf(made, 'publish')[0]?.args.templates).toContain('template.page');
});

it('[R-SITE-307] uses the values for texts that the pack sets in its kit', () => {
  const styles = {
    body_typography_font_size: { unit: 'px', size: 18 },
    body_typography_line_height: { unit: 'em', size: 1.8 },
    body_typography_font_weight: '300',
  };
  const settings = { colors: [], fonts: [], styles };
  const made = planOf({ ...pack, settings }, {}, { block_theme: theme });
  const template = opsOf(made, 'template.write').find(({ id }) => id === 'template.page');

  expect(template?.args.document.content).toContain(
    '"typography":{"fontSize":"calc(18px)","lineHeight":"1.8em","fontWeight":"300","letterSpacing":"0"}',
  );
});

it('[R-SITE-32] names no template for pages of blocks, nor on a classic theme', () => {
  const named = (given: Partial<SiteSource>, more: object) =>
    opsOf(planOf(given, {}, more), 'post.create').map(({ args }) => args.page_template);

  expect(named({ documents: [packPage('home')] }, { block_theme: theme })).toEqual([undefined]);
  expect(named({ ...pack, documents: [elementorPage('home', {})] }, {})).toEqual([undefined]);
});
