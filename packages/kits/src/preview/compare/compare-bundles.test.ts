import type { Bundle, ElementorElement } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBundles, freshElementIds } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';

type Tree = { text: string } | { group: Tree[] };

const p = (text: string): Tree => ({ text });
const group = (...trees: Tree[]): Tree => ({ group: trees });
const write = (trees: readonly Tree[]): string =>
  trees
    .map((tree) =>
      'text' in tree
        ? `<!-- wp:paragraph --><p>${tree.text}</p><!-- /wp:paragraph -->`
        : `<!-- wp:group --><div>${write(tree.group)}</div><!-- /wp:group -->`,
    )
    .join('\n');
const blocks = (...trees: Tree[]): Pick<Bundle, 'documents'> => ({
  documents: [
    { kind: 'blocks', key: 'a', title: 'A', slug: 'a', post_type: 'page', template_type: 'page', content: write(trees) },
  ],
});
const elements = (...content: ElementorElement[]) => read(exportOf(...content)).bundle;
const compare = (before: Tree[], after: Tree[]) =>
  compareBundles(blocks(...before), blocks(...after)).map(
    ({ change, kind, text, place }) => `${change} ${kind.replace('core/', '')} ${place} ${text}`,
  );

const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ text: fc.constantFrom('one', 'two', 'three four', '') }),
    fc.record({ group: fc.array(tie('tree'), { maxLength: 4 }) }),
  ),
})).tree;
const forest = fc.array(tree, { maxLength: 6 });
const shape = (trees: readonly Tree[]): string => JSON.stringify(trees);
const countLeaves = (trees: readonly Tree[]): number =>
  trees.reduce((sum, one) => sum + ('text' in one ? 1 : countLeaves(one.group)), 0);

/** Replaces the n-th text of the trees. */
function exchange(trees: readonly Tree[], n: number, text: string): Tree[] {
  let seen = -1;
  const visit = (one: Tree): Tree => {
    if ('group' in one) {
      return { group: one.group.map(visit) };
    }
    seen += 1;
    return seen === n ? { text } : one;
  };
  return trees.map(visit);
}

describe('comparing two states of blocks', () => {
  it('lists added, removed and changed blocks with their text and position', () => {
    const before = [p('Hello'), group(p('Roof and sky'), p('Old words')), p('End')];
    const after = [p('Hello'), group(p('Roof and a blue sky'), p('New one'), p('Old words')), group(p('Fresh'), p('Box'))];

    expect(compare(before, after)).toEqual([
      'changed paragraph 2.1 Roof and a blue sky',
      'added paragraph 2.2 New one',
      'removed paragraph 3 End',
      'added group 3 Fresh',
    ]);
  });

  it('reports a moved box with its contents as one change', () => {
    const big = group(...Array.from({ length: 50 }, (_, n) => p(`Line ${n}`)));

    expect(compare([big, p('a'), p('b')], [p('a'), p('b'), big])).toEqual(['changed group 3 Line 0']);
    expect(compare([big, p('a')], [p('a'), group(p('wrapped'), big)])).toEqual(
      ['changed group 2.2 Line 0', 'added group 2 wrapped'].toReversed(),
    );
  });

  it('recognises a box by its contents', () => {
    const before = [group(p('a'), p('b'), p('c')), group(p('x'), p('y'))];

    expect(compare(before, [p('new'), group(p('x'), p('y'), p('z')), group(p('a'), p('c'))])).toEqual([
      'added paragraph 1 new',
      'removed paragraph 1.2 b',
      'changed group 2 x',
      'added paragraph 2.3 z',
    ]);
  });

  it('recognises an edited text by its words rather than its position', () => {
    const before = [p('The very first words'), p('Bread is baked at four in the morning')];

    expect(compare(before, [p('Bread is baked at five in the morning')])).toEqual([
      'removed paragraph 1 The very first words',
      'changed paragraph 1 Bread is baked at five in the morning',
    ]);
  });

  it('compares blocks, not the formatting of their JSON', () => {
    const of = (attributes: string) => read(`<!-- wp:spacer ${attributes} /-->`).bundle;

    expect(compareBundles(of('{"a":1,"b":{"c":2,"d":3}}'), of('{"b":{"d":3,"c":2},"a":1}'))).toEqual([]);
    expect(compareBundles(of('{"a":1}'), of('{"a":2}'))).toMatchObject([{ change: 'changed', kind: 'core/spacer', place: '1' }]);
  });

  it.each([
    [
      'quotes, order of attributes and white space',
      `<div  class='b a' id="x">\n\t<p>One  two</p>\n</div>`,
      '<div id="x" class="a b"><p>One two</p></div>',
    ],
    ['a style', '<p style="color: red; margin:0;">a</p>', '<p style="color:red;margin:0">a</p>'],
    ['a self-closing tag', '<figure><img src="a.png" alt=""/></figure>', "<figure><img alt='' src='a.png'></figure>"],
    ['an empty element', '<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"></path></svg>'],
    ['an entity', '<p>Tom &amp; Ann&nbsp;Lee</p>', '<p>Tom & Ann\u00a0Lee</p>'],
    ['a comment', '<p>a</p><!-- note -->', '<p>a</p>'],
    ['an empty class', '<p class="">a</p>', '<p>a</p>'],
  ])('ignores how saving writes %s', (_, before, after) => {
    const of = (html: string) => read(`<!-- wp:html -->${html}<!-- /wp:html -->`).bundle;

    expect(compareBundles(of(before), of(after))).toEqual([]);
  });

  it.each([
    ['white space in preformatted text', '<pre>a  b</pre>', '<pre>a b</pre>'],
    ['white space between words', '<p>a <b>b</b> c</p>', '<p>a<b>b</b>c</p>'],
    ['an attribute', '<a href="/a">x</a>', '<a href="/b">x</a>'],
    ['a class', '<p class="a">x</p>', '<p class="a b">x</p>'],
    ['a tag', '<h2>x</h2>', '<h3>x</h3>'],
    ['escaped markup', '<p>&lt;b&gt;</p>', '<p><b></p>'],
    ['the order of declarations', '<p style="margin:0;margin-top:1px">x</p>', '<p style="margin-top:1px;margin:0">x</p>'],
  ])('detects a change of %s', (_, before, after) => {
    const of = (html: string) => read(`<!-- wp:html -->${html}<!-- /wp:html -->`).bundle;

    expect(compareBundles(of(before), of(after))).toMatchObject([{ change: 'changed' }]);
  });

  it('ignores defaults of core blocks, empty values and the closing syntax of empty blocks', () => {
    const before = read(
      '<!-- wp:heading {"level":2,"style":{},"lock":null} --><h2>A</h2><!-- /wp:heading --><!-- wp:site-title --><!-- /wp:site-title -->',
    ).bundle;
    const after = read('<!-- wp:heading --><h2>A</h2><!-- /wp:heading -->\n\n<!-- wp:core/site-title {"level":1} /-->').bundle;
    const other = read('<!-- wp:heading {"level":3} --><h2>A</h2><!-- /wp:heading --><!-- wp:site-title {"level":0} /-->').bundle;

    expect(compareBundles(before, after)).toEqual([]);
    expect(compareBundles(before, other)).toMatchObject([{ kind: 'core/heading' }, { kind: 'core/site-title' }]);
  });

  it('includes HTML between blocks and truncates long text at whole characters', () => {
    const changes = compareBundles(
      read('<!-- wp:spacer /-->').bundle,
      read(`<!-- wp:spacer /--><p>${'🥐'.repeat(90)}</p>`).bundle,
    );

    expect(changes).toEqual([{ change: 'added', kind: 'core/freeform', text: `${'🥐'.repeat(79)}…`, place: '2' }]);
  });

  it('reports nothing exactly when nothing differs', () => {
    fc.assert(
      fc.property(forest, forest, (before, after) => {
        expect(compare(before, before)).toEqual([]);
        expect(compare(before, after).length === 0).toBe(shape(before) === shape(after));
      }),
    );
  });

  it('reports only one replaced text, at any position', () => {
    fc.assert(
      fc.property(forest, fc.nat(), (trees, seed) => {
        fc.pre(countLeaves(trees) > 0);
        const changes = compare(trees, exchange(trees, seed % countLeaves(trees), 'something quite different'));

        expect(changes).toHaveLength(1);
        expect(changes[0]).toMatch(/^changed paragraph [\d.]+ something quite different$/);
      }),
    );
  });

  it('reports only one added block, and its removal in reverse', () => {
    fc.assert(
      fc.property(forest, fc.nat(), (trees, seed) => {
        const at = seed % (trees.length + 1);
        const more = [...trees.slice(0, at), p('brand new'), ...trees.slice(at)];

        expect(compare(trees, more)).toEqual([`added paragraph ${at + 1} brand new`]);
        expect(compare(more, trees)).toEqual([`removed paragraph ${at + 1} brand new`]);
      }),
    );
  });

  it('compares five thousand different blocks and five thousand equal ones', () => {
    const many = (word: string) => Array.from({ length: 5000 }, (_, n) => p(`${word} ${n}`));
    const same = Array.from({ length: 5000 }, () => p('same'));

    expect(compare(many('a'), many('b'))).toHaveLength(5000);
    expect(compare(same, [...same.slice(0, 2000), p('x'), ...same.slice(2001)])).toEqual(['changed paragraph 2001 x']);
  });
});

describe('comparing two states of Elementor elements', () => {
  const page = () =>
    elements(
      container('c1', widget('w1', 'heading', { title: 'One' }), widget('w2', 'heading', { title: 'Two' })),
      container('c2', widget('w3', 'image', { image: { url: '', id: '' } })),
    );

  it('recognises an element by its id, however much of it changed', () => {
    const after = elements(
      container('c1', widget('w2', 'heading', { title: 'Two' }), widget('n', 'heading', { title: 'One' })),
      container('c2', widget('w3', 'image', { image: { url: 'x', id: 1 } })),
    );

    expect(compareBundles(page(), after)).toEqual([
      { change: 'changed', kind: 'heading', text: 'Two', place: '1.1' },
      { change: 'changed', kind: 'image', text: '', place: '2.1' },
    ]);
  });

  it('reports nothing for the same page with other ids', () => {
    const { documents } = page();
    const renamed = documents.map((document) =>
      document.kind === 'elementor' ? { ...document, content: freshElementIds(document.content) } : document,
    );

    expect(compareBundles({ documents }, { documents: renamed })).toEqual([]);
  });

  it('ignores how PHP writes settings and row ids', () => {
    const of = (settings: Record<string, unknown>, more: Partial<ElementorElement> = {}) => ({
      documents: page().documents.map((document) =>
        document.kind === 'elementor'
          ? { ...document, content: [{ id: 'a', elType: 'widget', widgetType: 'icon-list', settings, elements: [], ...more }] }
          : document,
      ),
    });
    const before = of(
      { size: { unit: 'px', size: 10 }, rows: [{ _id: 'a1', text: 'One' }], __globals__: [] },
      { isInner: false },
    );
    const after = of({ rows: [{ text: 'One', _id: 'b2' }], size: { size: '10', unit: 'px' } }, { htmlCache: '<ul></ul>' });
    const other = of({ rows: [{ _id: 'a1', text: '' }], size: { size: '10', unit: 'px' } });

    expect(compareBundles(before, after)).toEqual([]);
    expect(compareBundles(before, other)).toMatchObject([{ change: 'changed', kind: 'icon-list' }]);
  });

  it('reports changed page settings', () => {
    const after = page();
    const [document] = after.documents;
    const changed = document?.kind === 'elementor' ? [{ ...document, page_settings: { hide_title: 'yes' } }] : [];

    expect(compareBundles(page(), { documents: changed })).toEqual([
      { change: 'changed', kind: 'page_settings', text: '', place: '' },
    ]);
  });

  it('handles duplicate ids', () => {
    const twice = elements(container('c', widget('w', 'heading', { title: 'a' }), widget('w', 'heading', { title: 'b' })));
    const after = elements(container('c', widget('w', 'heading', { title: 'a' }), widget('w', 'heading', { title: 'b c' })));

    expect(compareBundles(twice, after)).toMatchObject([{ change: 'changed', text: 'b c', place: '1.2' }]);
  });
});

it('names the document first when there are several', () => {
  const [one] = blocks(p('a')).documents;
  const [two] = blocks(p('b')).documents;
  const documents = one && two ? [one, { ...two, key: 'b', title: 'B' }] : [];

  expect(compareBundles({ documents: documents.slice(0, 1) }, { documents })).toMatchObject([
    { change: 'added', kind: 'document', text: 'B', place: '2' },
  ]);
});
