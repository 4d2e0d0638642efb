import { ImportPlan, type Op, Step } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shaOf } from '../testing/fixtures.js';
import { anyPack, elementorPage, packMedium, packPage } from '../testing/packs.js';
import { menu, opsOf, planOf, term } from '../testing/site-plans.js';
import { compileSiteImportPlan } from './compile-site-plan.js';
import type { SiteImportPlanChoices, SiteSource } from './plan-source.js';
import { listReferences, textOf } from './site/references.js';

const seed = 20_261_122;
const visible = ['theme.activate', 'kit.apply', 'styles.set', 'conditions.set', 'publish', 'option.set'];

/** Lists the operation ids in an operation's arguments. */
function namedBy({ op, args }: Op): string[] {
  const refs = 'refs' in args ? Object.values(args.refs ?? {}) : [];
  const of = (...ids: (string | undefined)[]) => ids.filter((id) => id !== undefined);
  if (op === 'post.create') {
    return [...refs, ...args.terms, ...of(args.parent)];
  }
  if (op === 'menu.fill') {
    return [args.menu, ...args.items.flatMap((item) => ('post' in item ? item.post : 'term' in item ? item.term : []))];
  }
  if (op === 'publish') {
    return [...args.posts, ...(args.templates ?? [])];
  }
  if (op === 'term.ensure') {
    return of(args.parent);
  }
  if (op === 'option.set') {
    return 'post' in args ? [args.post] : 'menu' in args ? [args.menu] : [];
  }
  return [...refs, ...('post' in args ? of(args.post) : [])];
}

describe('site plan of any pack and any choice', () => {
  const check = (assert: (plan: ImportPlan, source: SiteSource, choices: SiteImportPlanChoices) => void) =>
    fc.assert(
      fc.property(anyPack, ({ source, choices }) => assert(compileSiteImportPlan(source, choices), source, choices)),
      { seed, numRuns: 150 },
    );

  it('is valid by the contract and deterministic', () => {
    check((plan, source, choices) => {
      expect(ImportPlan.parse(plan)).toEqual(plan);
      expect(JSON.stringify(compileSiteImportPlan(source, choices))).toBe(JSON.stringify(plan));
    });
  });

  it('has each operation once, after its dependencies', () => {
    check((plan) => {
      const before = new Set<string>();
      for (const op of plan.ops) {
        const named = namedBy(op);
        expect([...op.needs, ...named].filter((id) => !before.has(id))).toEqual([]);
        expect(named.filter((id) => !op.needs.includes(id))).toEqual([]);
        expect(before.has(op.id)).toBe(false);
        before.add(op.id);
      }
    });
  });

  it('[R-FSI-13] orders the steps and includes each only if it has work', () => {
    check((plan, _, { theme }) => {
      const steps = plan.ops.map(({ step }) => Step.options.indexOf(step));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(plan.ops.some(({ step }) => step === 'theme')).toBe(theme !== undefined);
      expect(plan.ops.some(({ step }) => step === 'plugin')).toBe(false);
    });
  });

  it('makes visible changes together after all others and verifies last', () => {
    check((plan) => {
      const names = plan.ops.map(({ op }) => op);
      const start = names.findIndex((name) => visible.includes(name));
      expect(names.slice(start, -1).every((name) => visible.includes(name))).toBe(true);
      expect(names.at(-1)).toBe('verify');
      const order = names.slice(start, -1).map((name) => visible.indexOf(name));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const needs = new Map(plan.ops.map((op) => [op.id, op.needs]));
      const reached = new Set<string>();
      const waiting = ['verify'];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (!reached.has(id)) {
          reached.add(id);
          waiting.push(...(needs.get(id) ?? []));
        }
      }
      expect(plan.ops.filter(({ id }) => !reached.has(id))).toEqual([]);
    });
  });

  it('resolves every symbol of included content, or removes it with a warning', () => {
    check((plan, source) => {
      const links = new Map(opsOf(plan, 'post.link').map(({ args }) => [args.post, args.refs]));
      const places = new Set(plan.warnings.map(({ place }) => place));
      for (const { id, args } of opsOf(plan, 'post.create')) {
        const shown = listReferences(textOf(args.document));
        const refs = { ...args.refs, ...links.get(id) };
        expect(Object.keys(refs).toSorted()).toEqual(shown.toSorted());
        const given = source.documents.find(({ key }) => key === args.document.key);
        const lost = given ? listReferences(textOf(given)).filter((reference) => !shown.includes(reference)) : [];
        expect(lost.filter((reference) => !places.has(reference))).toEqual([]);
      }
      for (const { args } of opsOf(plan, 'form.create')) {
        expect(listReferences(JSON.stringify(args))).toEqual([]);
      }
    });
  });

  it('downloads exactly the shown pictures, before they are shown', () => {
    check((plan, _, { choices }) => {
      const needs = new Map(plan.ops.map((op) => [op.id, op.needs]));
      const fetchedBy = new Map(
        opsOf(plan, 'media.fetch').flatMap(({ id, args }) => args.media.map(({ sha256 }) => [sha256, id])),
      );
      const all = new Set(choices.logo === 'pack' ? [shaOf('m0')] : []);
      for (const { id, args } of opsOf(plan, 'post.create')) {
        const symbols = [...textOf(args.document).matchAll(/kit:media\/(\w+)/g)].map(([, sha256 = '']) => sha256);
        for (const sha256 of [...symbols, ...(args.document.featured ? [args.document.featured] : [])]) {
          expect(needs.get(id)).toContain(fetchedBy.get(sha256));
          all.add(sha256);
        }
      }
      expect([...fetchedBy.keys()].toSorted()).toEqual([...all].toSorted());
    });
  });

  it('adds only visible items to menus, parents first, and creates no unused term', () => {
    check((plan) => {
      const live = new Set(opsOf(plan, 'publish').flatMap(({ args }) => args.posts));
      for (const { args } of opsOf(plan, 'menu.fill')) {
        const keys = args.items.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThan(0);
        expect(args.items.every((item) => !('post' in item) || live.has(item.post))).toBe(true);
        expect(args.items.every(({ parent }, at) => parent === undefined || keys.slice(0, at).includes(parent))).toBe(true);
      }
      const needed = new Set(plan.ops.flatMap((op) => namedBy(op)));
      expect(opsOf(plan, 'term.ensure').filter(({ id }) => !needed.has(id))).toEqual([]);
    });
  });

  it('has correct totals', () => {
    check((plan) => {
      const counts = opsOf(plan, 'menu.fill').map(({ args }) => args.items.length);
      const media = opsOf(plan, 'media.fetch').flatMap(({ args }) => args.media);
      const documents = opsOf(plan, 'post.create').length;
      expect(opsOf(plan, 'verify')[0]?.args).toEqual({
        documents,
        media: media.length,
        term_count: opsOf(plan, 'term.ensure').length,
        menu_item_count: counts.reduce((sum, count) => sum + count, 0),
      });
      expect(plan.totals).toEqual({
        documents,
        media: media.length,
        bytes: media.reduce((sum, { bytes }) => sum + bytes, 0),
        weight: plan.ops.reduce((sum, { weight }) => sum + weight, 0),
        ops: plan.ops.length,
      });
    });
  });
});

describe('site plan', () => {
  it('[R-SITE-61] names the import that it replaces before it makes anything', () => {
    const plan = planOf({}, {}, { retire: 'an-earlier-import' });

    expect(plan.ops.slice(0, 2).map(({ op, args, needs }) => [op, args, needs])).toMatchObject([
      ['require', {}, []],
      ['import.retire', { import_id: 'an-earlier-import' }, ['require']],
    ]);
    expect(planOf({}).ops.map(({ op }) => op)).not.toContain('import.retire');
  });

  it('[R-FSI-14] [R-FSI-15] installs the chosen plugins one by one after the theme, which is activated at the end', () => {
    const plugin = (slug: string) => ({ slug, name: slug, plugin_file: `${slug}/${slug}.php`, is_pro: false });
    const source = { requires: { plugins: [plugin('a'), plugin('b')], elementor_pro: false } };

    const plan = planOf(source, {}, { theme: { slug: 'plain', name: 'Plain' }, install: [plugin('a'), plugin('c')] });

    expect(plan.ops.map(({ id, step, needs }) => [id, step, needs])).toEqual([
      ['require', 'permission', []],
      ['theme', 'theme', ['require']],
      ['plugin.1', 'plugin', ['theme']],
      ['plugin.2', 'plugin', ['plugin.1']],
      ['post.1', 'wp-content', ['plugin.2']],
      ['theme-active', 'finalize', ['post.1', 'theme']],
      ['publish', 'finalize', ['theme-active', 'post.1']],
      ['verify', 'finalize', ['publish']],
    ]);
    expect(opsOf(plan, 'theme.ensure')[0]?.args).toEqual({ slug: 'plain', name: 'Plain', activate: false });
    expect(opsOf(plan, 'require')[0]?.args.plugins.map(({ slug }) => slug)).toEqual(['b']);
  });

  it('distinguishes theme parts, saved templates, pages and entries by type', () => {
    const of = (templateType: string, postType = 'elementor_library') =>
      elementorPage(templateType, {}, { template_type: templateType, post_type: postType });
    const documents = [
      of('product', 'product'),
      of('page', 'page'),
      of('header'),
      of('popup'),
      of('search'),
      of('404'),
      of('loop-item'),
      of('kit'),
      of('post', 'post'),
      packPage('reusable', '', { post_type: 'wp_block', template_type: 'section' }),
    ];

    const plan = planOf({ platform: 'elementor', documents });

    expect(opsOf(plan, 'post.create').map(({ args }) => [args.document.template_type, args.as, args.document.key])).toEqual([
      ['popup', 'library', 'popup'],
      ['loop-item', 'library', 'loop-item'],
      ['header', 'part', 'header'],
      ['search-results', 'part', 'search'],
      ['error-404', 'part', '404'],
      ['page', 'page', 'page'],
      ['product', 'post', 'product'],
      ['post', 'post', 'post'],
      ['section', 'post', 'reusable'],
    ]);
  });

  it('publishes saved templates only where visible content shows them', () => {
    const saved = (key: string, named = '', more = {}) =>
      elementorPage(key, { template_id: named }, { post_type: 'elementor_library', template_type: 'section', ...more });
    const documents = [
      elementorPage('home', { template_id: 'kit:doc/inner/id' }),
      saved('inner', 'kit:doc/innermost/id'),
      saved('innermost', 'kit:doc/inner/id'),
      saved('alone', 'kit:doc/alone/id'),
      saved('popup', '', { template_type: 'popup', conditions: ['include/general'] }),
    ];

    const plan = planOf({ platform: 'elementor', documents });

    const live = opsOf(plan, 'publish').flatMap(({ args }) => args.posts);
    const keys = opsOf(plan, 'post.create').filter(({ id }) => live.includes(id));
    expect(keys.map(({ args }) => args.document.key)).toEqual(['inner', 'innermost', 'popup', 'home']);
  });

  it('removes references to missing content as id, name or address', () => {
    const symbols = {
      id: 'kit:doc/x/id',
      url: 'kit:doc/x/url',
      text: '<a href="kit:doc/x/url#top" data-id="kit:doc/x/id">',
      menu: 'kit:menu/x',
    };
    const documents = [
      elementorPage('a', { ...symbols, term: 'kit:term/category/日本/id', 'kit:doc/x/id': 1 }),
      packPage(
        'b',
        '<!-- wp:x {"ref":"kit:doc/x/id","ids":["kit:form/x/id","kit:doc/a/id"]} --><i data-id="kit:doc/x/id"></i>[x id="kit:form/x/id"]',
      ),
    ];

    const [a, b] = opsOf(planOf({ documents }), 'post.create').map(({ args }) => args.document.content);

    expect(a).toMatchObject([{ settings: { id: 0, url: '', text: '<a href="#top" data-id="0">', menu: '', term: 0 } }]);
    expect(b).toBe('<!-- wp:x {"ref":0,"ids":[0,"kit:doc/a/id"]} --><i data-id="0"></i>[x id="0"]');
  });

  it('links earlier content to later content and itself', () => {
    const documents = [
      packPage('home', '<a href="kit:doc/home/url">'),
      packPage('header', '<a href="kit:doc/home/url">', { template_type: 'header' }),
      packPage('post', '<a href="kit:doc/home/url">', { post_type: 'post' }),
    ];

    const plan = planOf({ documents });

    expect(opsOf(plan, 'post.link').map(({ args }) => args)).toEqual([
      { post: 'post.1', refs: { 'doc/home': 'post.2' } },
      { post: 'post.2', refs: { 'doc/home': 'post.2' } },
    ]);
    expect(opsOf(plan, 'post.create').map(({ args }) => args.refs)).toEqual([undefined, undefined, { 'doc/home': 'post.2' }]);
  });

  it("omits conditions on the author's ids and lost pictures", () => {
    const header = packPage('header', '', {
      template_type: 'header',
      conditions: ['include/general', 'exclude/singular/page/12'],
      featured: shaOf('lost'),
    });

    const plan = planOf({ documents: [header] });

    expect(opsOf(plan, 'conditions.set')[0]?.args.conditions).toEqual(['include/general']);
    expect(opsOf(plan, 'post.create')[0]?.args.document.featured).toBeUndefined();
    expect(plan.warnings.map(({ code }) => code).toSorted()).toEqual(['condition_lost', 'reference_lost']);
  });

  it('includes ready-made copies in the download size', () => {
    const variant = { sha256: shaOf('small'), url: 'https://cloud.example/files/small', width: 300, height: 200, bytes: 400 };
    const media = [{ ...packMedium('a'), width: 900, height: 600, variants: [variant] }];

    const plan = planOf({ documents: [packPage('home', `<img src="kit:media/${shaOf('a')}/url">`)], media });

    expect(plan.totals.bytes).toBe(1400);
    expect(opsOf(plan, 'require')[0]?.args.bytes).toBe(1400);
    expect(opsOf(plan, 'media.fetch')[0]?.args.media).toEqual(media);
  });

  it('lists at most two hundred warnings', () => {
    const documents = [packPage('home', Array.from({ length: 5000 }, (_, n) => `kit:doc/lost-${n}/url`).join(' '))];

    const { warnings } = planOf({ documents });

    expect(warnings).toHaveLength(201);
    expect(warnings.at(-1)?.message).toContain('4800 more');
  });

  it.each([1_000, 10_000])('handles %i documents that refer to each other', (count) => {
    const documents = Array.from({ length: count }, (_, n) =>
      packPage(`d${n}`, `<a href="kit:doc/d${(n * 7) % count}/url">`.repeat(3) + 'x'.repeat(500), {
        terms: [`category/t${n % 2000}`],
        ...(n % 3 > 0 ? { parent: `d${n - 1}` } : {}),
      }),
    );
    const terms = Array.from({ length: 2000 }, (_, n) => term(`t${n}`, n > 0 ? `t${n - 1}` : undefined));
    const menus = [menu(...documents.map(({ key }) => ({ key, document: key })))];

    const plan = planOf({ documents: documents.toReversed(), terms: terms.toReversed(), menus });

    expect(opsOf(plan, 'post.create')).toHaveLength(count);
    expect(opsOf(plan, 'publish')[0]?.args.posts).toHaveLength(count);
  });
});
