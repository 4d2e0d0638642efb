import { ImportPlan } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { elementorPage, packPage } from '../testing/packs.js';
import { keysOf, menu, opsOf, planOf } from '../testing/site-plans.js';

const plain = { slug: 'plain', parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
const onPlain = (more: Partial<typeof plain> = {}) => [{}, { block_theme: { ...plain, ...more } }] as const;
const part = (type: string, content = '', conditions = ['include/general']) =>
  packPage(type, content, { post_type: 'kithouse_part', template_type: type, conditions });
const home = packPage('home', '', { front_page: true });

it('[R-SITE-76] writes header and footer into a block theme instead of parts with conditions', () => {
  const plan = planOf({ documents: [part('header'), part('footer'), home] }, ...onPlain());

  expect(ImportPlan.parse(plan)).toEqual(plan);
  expect(opsOf(plan, 'template.write').map(({ id, args: { kind, theme, slug, area } }) => [id, kind, theme, slug, area])).toEqual(
    [
      ['template.1', 'wp_template_part', 'plain', 'header', 'header'],
      ['template.2', 'wp_template_part', 'plain', 'footer', 'footer'],
    ],
  );
  expect(keysOf(plan)).toEqual(['home']);
  expect(opsOf(plan, 'conditions.set')).toEqual([]);
  expect(opsOf(plan, 'publish')[0]?.args).toEqual({ posts: ['post.1'], templates: ['template.1', 'template.2'] });
  expect(plan.totals.documents).toBe(3);
});

it('[R-SITE-22] [R-SITE-59] writes a part under every slug that the theme uses', () => {
  const plan = planOf({ documents: [part('header')] }, ...onPlain({ parts: { header: ['header', 'header-large'], footer: [] } }));

  expect(opsOf(plan, 'template.write').map(({ args }) => args.slug)).toEqual(['header', 'header-large']);
});

it('writes a part without a landmark of its own', () => {
  const footer = part(
    'footer',
    '<!-- wp:group {"tagName":"footer"} -->\n<footer class="wp-block-group"></footer>\n<!-- /wp:group -->',
  );

  const [template] = opsOf(planOf({ documents: [footer] }, ...onPlain()), 'template.write');

  expect(template?.args.document.content).toContain('<div class="wp-block-group">');
});

it('writes templates with the theme’s header and footer around them', () => {
  const documents = [
    part('404', '<!-- wp:search /-->', ['include/singular/not_found404']),
    part('single', '<!-- wp:template-part {"slug":"header"} /-->'),
  ];

  const plan = planOf(
    { documents: documents.map((one, n) => (n ? { ...one, template_type: 'single-post' } : one)) },
    ...onPlain(),
  );

  const written = opsOf(plan, 'template.write').map(({ args }) => [args.kind, args.slug, args.document.content]);
  expect(written[0]?.slice(0, 2)).toEqual(['wp_template', '404']);
  expect(written[0]?.[2]).toMatch(
    /"blockGap":"0".*"slug":"header".*<main class="wp-block-group"><!-- wp:search \/--><\/main>.*"slug":"footer"/s,
  );
  expect(written[1]).toEqual(['wp_template', 'single', '<!-- wp:template-part {"slug":"header"} /-->']);
});

it('[R-SITE-77] writes blog, archives and search results by the most specific document', () => {
  const slugs = (...conditions: string[][]) =>
    opsOf(
      planOf({ documents: conditions.map((list, n) => ({ ...part('archive', '', list), key: `archive-${n}` })) }, ...onPlain()),
      'template.write',
    ).map(({ args }) => [args.document.key, args.slug]);

  expect(slugs(['include/archive'])).toEqual([
    ['archive-0', 'archive'],
    ['archive-0', 'home'],
    ['archive-0', 'search'],
  ]);
  expect(slugs(['include/archive'], ['include/archive/post_archive'])).toEqual([
    ['archive-0', 'archive'],
    ['archive-0', 'search'],
    ['archive-1', 'home'],
  ]);
  expect(slugs(['include/archive/date'], ['constructor'], [])).toEqual([]);
});

it('writes a template after everything that it names', () => {
  const header = part('header', '<!-- wp:x {"url":"kit:doc/home/url","menu":"kit:menu/main"} /-->');

  const plan = planOf({ documents: [header, home], menus: [menu({ key: 'home', document: 'home' })] }, ...onPlain());

  const [template] = opsOf(plan, 'template.write');
  expect(template?.args.refs).toEqual({ 'doc/home': 'post.1', 'menu/main': 'menu.1' });
  expect(template?.needs).toEqual(expect.arrayContaining(['post.1', 'menu.1']));
});

it('[R-SITE-26] creates only menus that a document names', () => {
  const menus = [menu({ key: 'home', document: 'home' }), { ...menu({ key: 'home', document: 'home' }), slug: 'other' }];
  const named = packPage('about', '<!-- wp:x {"menu":"kit:menu/main"} /-->');
  const made = (...args: Parameters<typeof planOf>) => {
    const plan = planOf(...args);
    const locations = opsOf(plan, 'option.set').filter(({ args: { name } }) => name === 'menu_location');
    return [opsOf(plan, 'menu.ensure').map(({ args: { slug } }) => slug), locations.length, plan.warnings.length];
  };

  expect(made({ documents: [home], menus }, ...onPlain())).toEqual([[], 0, 0]);
  expect(made({ documents: [home, named], menus }, ...onPlain())[0]).toEqual(['main']);
  expect(made({ documents: [home], menus })[0]).toEqual(['main', 'other']);
});

it('[R-SITE-21] replaces the theme’s own template of the front page only if there is one', () => {
  const slugs = (has_front_page: boolean, documents = [home]) =>
    opsOf(planOf({ documents }, ...onPlain({ has_front_page })), 'template.write').map(({ args }) => args.slug);

  expect([slugs(true), slugs(false), slugs(true, [packPage('about')])]).toEqual([['front-page'], [], []]);
});

it('[R-SITE-76] keeps conditions without a block theme, for Elementor, and where WordPress has no template', () => {
  const documents = [part('header', '', ['include/general', 'exclude/archive']), part('product'), home];
  const elementor = [
    elementorPage('header', {}, { post_type: 'elementor_library', template_type: 'header', conditions: ['include/general'] }),
  ];

  const plans = [
    planOf({ documents: [part('header'), home] }),
    planOf({ documents }, ...onPlain()),
    planOf({ platform: 'elementor', documents: elementor }, ...onPlain()),
  ];

  expect(plans.map((plan) => opsOf(plan, 'template.write'))).toEqual([[], [], []]);
  expect(plans.map((plan) => opsOf(plan, 'conditions.set').length)).toEqual([1, 2, 1]);
});
