import { type BundleDocument, type ContentMedium, ImportPlan, type Op } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shaOf, widget } from '../testing/fixtures.js';
import { compileImportPlan } from './compile-plan.js';
import type { ImportPlanChoices, ImportPlanSource, PlannedDocument, PlannedTerm } from './plan-source.js';

const seed = 20_261_120;
const choices: ImportPlanChoices = {
  plan_id: 'plan',
  site: 'https://site.example',
  expires_at: '2026-11-20T13:00:00.000Z',
  title: 'Bakery',
  is_trusted: true,
  is_private: false,
};

const blocks = (key: string, content = ''): BundleDocument => ({
  key,
  title: key,
  slug: key,
  post_type: 'page',
  template_type: 'page',
  kind: 'blocks',
  content,
});

const page = (key: string, more: Partial<PlannedDocument> = {}): PlannedDocument => ({
  document: blocks(key),
  as: 'page',
  title: key,
  ...more,
});

const medium = (name: string, bytes = 1000): ContentMedium => ({
  sha256: shaOf(name),
  url: `https://cloud.example/files/${name}`,
  file_name: 'bread.webp',
  mime: 'image/webp',
  bytes,
  alt: '',
});

const sourceOf = (more: Partial<ImportPlanSource> = {}): ImportPlanSource => ({
  platform: 'gutenberg',
  requires: {
    plugins: [],
    elementor_pro: false,
  },
  warnings: [],
  documents: [page('home')],
  media: [],
  ...more,
});

const urlOf = (name: string) => `<img src="kit:media/${shaOf(name)}/url" class="wp-image-kit:media/${shaOf(name)}/id"/>`;
const opsOf = <Name extends Op['op']>(plan: ImportPlan, name: Name) =>
  plan.ops.filter((op): op is Extract<Op, { op: Name }> => op.op === name);

/** Generates nodes whose parents are earlier ones, in any order. */
const tree = (prefix: string, max: number) =>
  fc.array(fc.nat(), { maxLength: max }).chain((picks) => {
    const nodes = picks.map((pick, index) => ({
      key: `${prefix}${index}`,
      ...(pick % 3 > 0 && index > 0 ? { parent: `${prefix}${pick % index}` } : {}),
    }));
    return fc.shuffledSubarray(nodes, { minLength: nodes.length });
  });

const sources: fc.Arbitrary<ImportPlanSource> = fc
  .record({
    nodes: tree('d', 12),
    terms: tree('t', 10),
    picks: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    sizes: fc.array(fc.integer({ min: 1, max: 20 * 1024 * 1024 }), { maxLength: 40 }),
  })
  .map(({ nodes, terms, picks, sizes }) => {
    let at = 0;
    const pick = (below: number) => (picks[at++ % picks.length] ?? 0) % below;
    const documents = nodes.map(({ key, parent }): PlannedDocument => {
      const shown = Array.from({ length: pick(4) }, () => urlOf(`m${pick(sizes.length + 2)}`)).join('');
      return page(key, {
        document: blocks(key, shown),
        as: (['page', 'post', 'part'] as const)[pick(3)] ?? 'page',
        parent,
        terms: terms.length > 0 && pick(2) > 0 ? [`t${pick(terms.length)}`] : [],
        ...(pick(3) > 0 ? {} : { conditions: ['include/general'] }),
      });
    });
    return sourceOf({
      documents,
      terms: terms.map((term): PlannedTerm => ({ ...term, taxonomy: 'category', slug: term.key, name: term.key })),
      media: sizes.map((bytes, index) => medium(`m${index}`, bytes)),
    });
  });

describe('plan of any bundle', () => {
  const check = (assert: (plan: ImportPlan, source: ImportPlanSource) => void) =>
    fc.assert(
      fc.property(sources, fc.boolean(), (source, publish) => assert(compileImportPlan(source, { ...choices, publish }), source)),
      { seed, numRuns: 150 },
    );

  it('is valid by the contract', () => {
    check((plan) => {
      expect(ImportPlan.parse(plan)).toEqual(plan);
    });
  });

  it('has each operation once, after its dependencies', () => {
    check((plan) => {
      const before = new Set<string>();
      for (const { id, needs, args } of plan.ops) {
        const named = [...('parent' in args && args.parent ? [args.parent] : []), ...('terms' in args ? args.terms : [])];
        const posts = ('posts' in args ? args.posts : 'post' in args ? [args.post] : []).filter((post) => post !== undefined);
        expect([...needs, ...named, ...posts].filter((need) => !before.has(need))).toEqual([]);
        expect([...named, ...posts].every((one) => needs.includes(one))).toBe(true);
        expect(before.has(id)).toBe(false);
        before.add(id);
      }
    });
  });

  it('shows no picture before its download', () => {
    check((plan) => {
      const fetched = new Set<string>();
      for (const op of plan.ops) {
        if (op.op === 'media.fetch') {
          for (const { sha256 } of op.args.media) {
            fetched.add(sha256);
          }
        }
        const shown = [...JSON.stringify(op.op === 'post.create' ? op.args.document : '').matchAll(/kit:media\/(\w+)/g)];
        expect(shown.every(([, sha256 = '']) => fetched.has(sha256))).toBe(true);
      }
    });
  });

  it('creates every document, downloads every file and has correct totals', () => {
    check((plan, source) => {
      const made = opsOf(plan, 'post.create').map(({ args }) => args.document.key);
      const files = opsOf(plan, 'media.fetch').flatMap(({ args }) => args.media.map(({ sha256 }) => sha256));
      expect(made.toSorted()).toEqual(source.documents.map(({ document }) => document.key).toSorted());
      expect(files).toEqual(source.media.map(({ sha256 }) => sha256));
      expect(plan.totals).toEqual({
        documents: made.length,
        media: files.length,
        bytes: source.media.reduce((sum, { bytes }) => sum + bytes, 0),
        weight: plan.ops.reduce((sum, { weight }) => sum + weight, 0),
      });
      for (const { args } of opsOf(plan, 'media.fetch')) {
        const bytes = args.media.reduce((sum, one) => sum + one.bytes, 0);
        expect(args.media.length <= 16 && (bytes <= 16 * 1024 * 1024 || args.media.length === 1)).toBe(true);
      }
    });
  });

  it('is deterministic and changes nothing visible before all content exists', () => {
    check((plan, source) => {
      const publish = plan.ops.some(({ op }) => op === 'publish');
      expect(JSON.stringify(compileImportPlan(source, { ...choices, publish }))).toBe(JSON.stringify(plan));
      expect(plan.ops.slice(publish ? -2 : -1).map(({ op }) => op)).toEqual(publish ? ['publish', 'verify'] : ['verify']);
      const reached = new Set<string>();
      const needs = new Map(plan.ops.map((op) => [op.id, op.needs]));
      const visit = (id: string): void => {
        if (!reached.has(id)) {
          reached.add(id);
          needs.get(id)?.forEach(visit);
        }
      };
      visit(publish ? 'publish' : 'verify');
      expect(plan.ops.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual(publish ? ['verify'] : []);
    });
  });
});

describe('plan', () => {
  it('installs the theme, then plugins one by one, before documents and parallel to pictures', () => {
    const plugin = (slug: string) => ({ slug, name: slug, plugin_file: `${slug}/${slug}.php`, is_pro: false });
    const source = sourceOf({ media: [medium('a')], documents: [page('home', { document: blocks('home', urlOf('a')) })] });

    const { ops } = compileImportPlan(source, {
      ...choices,
      theme: { slug: 'plain', name: 'Plain' },
      install: [plugin('forms'), plugin('shop')],
      publish: true,
    });

    expect(ops.map(({ id, step, needs }) => [id, step, needs])).toEqual([
      ['require', 'permission', []],
      ['media.1', 'download', ['require']],
      ['theme', 'theme', ['require']],
      ['plugin.1', 'plugin', ['require', 'theme']],
      ['plugin.2', 'plugin', ['plugin.1']],
      ['post.1', 'wp-content', ['require', 'theme', 'plugin.1', 'plugin.2', 'media.1']],
      ['publish', 'finalize', ['post.1']],
      ['verify', 'finalize', ['publish']],
    ]);
    expect(ops[0]?.args).toMatchObject({
      capabilities: [
        'edit_pages',
        'publish_pages',
        'upload_files',
        'install_plugins',
        'activate_plugins',
        'install_themes',
        'switch_themes',
      ],
      bytes: 1000,
      wordpress: '6.5',
    });
    expect(ops[0]?.args).not.toHaveProperty('fonts');
  });

  it('creates parts with their conditions, and colours, before pages', () => {
    const settings = { colors: [{ id: 'abc', title: 'Crust', color: '#8e5932', role: 'custom' as const }], fonts: [] };
    const part = page('header', { as: 'part', conditions: ['include/general', 'exclude/singular/page'] });

    const plan = compileImportPlan(sourceOf({ documents: [page('home'), part], settings }), choices);

    expect(plan.ops.map(({ id, op }) => [id, op])).toEqual([
      ['require', 'require'],
      ['kit', 'kit.apply'],
      ['post.1', 'post.create'],
      ['conditions.1', 'conditions.set'],
      ['post.2', 'post.create'],
      ['verify', 'verify'],
    ]);
    expect(opsOf(plan, 'conditions.set')[0]?.args).toEqual({ post: 'post.1', conditions: part.conditions });
  });

  it('creates a shared term once and no unused term', () => {
    const term = (key: string, parent?: string) => ({ key, parent, taxonomy: 'category', slug: key, name: key });
    const documents = [page('a', { terms: ['rye'] }), page('b', { terms: ['rye', 'bread'] })];

    const plan = compileImportPlan(sourceOf({ documents, terms: [term('rye', 'bread'), term('cake'), term('bread')] }), choices);

    expect(opsOf(plan, 'term.ensure').map(({ args }) => [args.slug, args.parent])).toEqual([
      ['bread', undefined],
      ['rye', 'term.1'],
    ]);
    expect(opsOf(plan, 'post.create').map(({ args }) => args.terms)).toEqual([['term.2'], ['term.2', 'term.1']]);
  });

  it.each([
    [
      'documents that are each other’s parent',
      { documents: [page('a', { parent: 'b' }), page('b', { parent: 'a' })] },
      'its own parent',
    ],
    ['a document that is its own parent', { documents: [page('a', { parent: 'a' })] }, 'its own parent'],
    ['a missing parent', { documents: [page('a', { parent: 'x' })] }, 'isn’t in this template'],
    ['two documents with the same key', { documents: [page('a'), page('a')] }, 'same key'],
    ['a missing term', { documents: [page('a', { terms: ['x'] })] }, 'doesn’t contain it'],
    [
      'terms that are each other’s parent',
      { terms: [{ key: 'a', parent: 'a', taxonomy: 'category', slug: 'a', name: 'a' }] },
      'its own parent',
    ],
  ])('refuses %s', (_, given, message) => {
    expect(() => compileImportPlan(sourceOf(given), choices)).toThrow(
      expect.objectContaining({ code: 'broken_bundle', message: expect.stringContaining(message) }),
    );
  });

  it('removes what shows a lost picture, keeps the others and warns once', () => {
    const content = `<!-- wp:image {"id":"kit:media/${shaOf('lost')}/id"} -->${urlOf('lost')}<!-- /wp:image -->${urlOf('here')}`;
    const documents = [page('a', { document: blocks('a', content) }), page('b', { document: blocks('b', urlOf('lost')) })];

    const plan = compileImportPlan(sourceOf({ documents, media: [medium('here')] }), choices);

    const [text] = opsOf(plan, 'post.create').map(({ args }) => args.document.content);
    expect(text).toBe(`<!-- wp:image --><img src=""/><!-- /wp:image -->${urlOf('here')}`);
    expect(plan.warnings.map(({ code }) => code)).toEqual(['reference_lost']);
  });

  it('weighs pictures by size', () => {
    const weigh = (bytes: number) => compileImportPlan(sourceOf({ media: [medium('a', bytes)] }), choices).totals.weight;

    expect(weigh(10 * 1024 * 1024)).toBeGreaterThan(10 * weigh(100_000));
  });

  it('handles thousands of nested nodes in reverse order without recursion', () => {
    const terms = Array.from({ length: 20_000 }, (_, n) => ({
      key: `t${n}`,
      taxonomy: 'category',
      slug: `t${n}`,
      name: `t${n}`,
      ...(n > 0 ? { parent: `t${n - 1}` } : {}),
    })).toReversed();
    const documents = Array.from({ length: 2_000 }, (_, n) =>
      page(`d${n}`, { terms: [`t${19_999 - n}`], ...(n > 0 ? { parent: `d${n - 1}` } : {}) }),
    ).toReversed();

    const plan = compileImportPlan(sourceOf({ documents, terms }), choices);

    expect(plan.ops).toHaveLength(22_002);
  });

  it('reads a text of symbol prefixes in one pass', () => {
    const content = 'kit:media/'.repeat(200_000) + `kit:media/${'a'.repeat(63)}/url`.repeat(20_000);

    const plan = compileImportPlan(sourceOf({ documents: [page('a', { document: blocks('a', content) })] }), choices);

    expect(opsOf(plan, 'post.create')[0]?.args.document.content).toBe(content);
    expect(plan.warnings).toEqual([]);
  });
});

it('[R-EL4-52] plans to switch on the Atomic Editor before anything else, where it is off and a document needs it', () => {
  const opsFor = (elType: string, atomic?: 'off') => {
    const content = [{ id: 'aaaaaaa', elType: 'section', settings: {}, elements: [widget('bbbbbbb', elType)] }];
    const document = { ...blocks('home'), kind: 'elementor', content, page_settings: {} } as BundleDocument;
    return compileImportPlan(sourceOf({ platform: 'elementor', documents: [page('home', { document })] }), { ...choices, atomic })
      .ops;
  };

  const [first, second, ...rest] = opsFor('e-heading', 'off');
  expect([first?.op, second?.args]).toEqual(['require', { name: 'elementor_atomic' }]);
  expect(rest.filter(({ needs }) => needs.includes('require'))).toEqual([]);
  expect(rest.find(({ op }) => op === 'post.create')?.needs).toContain(second?.id);
  for (const ops of [opsFor('e-heading'), opsFor('heading', 'off'), opsFor('e-acme', 'off')]) {
    expect(ops.filter(({ args }) => 'name' in args && args.name === 'elementor_atomic')).toEqual([]);
  }
});

it.each([
  ['container', 1],
  ['section', 0],
])('plans to switch on Elementor containers only for a document with one: %s', (elType, count) => {
  const content = [
    { id: 'aaaaaaa', elType: 'section', settings: {}, elements: [{ id: 'bbbbbbb', elType, settings: {}, elements: [] }] },
  ];
  const document = { ...blocks('home'), kind: 'elementor', content, page_settings: {} } as BundleDocument;
  const source = sourceOf({ platform: 'elementor', documents: [page('home', { document })] });

  const found = opsOf(compileImportPlan(source, choices), 'option.set').filter(({ args }) => args.name === 'elementor_container');

  expect(found).toHaveLength(count);
});
