import type { Sketch } from '@kithouse/contract';
import { Sketch as SketchRecord } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { countNodes, sketchOf } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';

const draw = (nodes: readonly Sketch[]): string =>
  nodes.map(({ kind, children }) => (children.length === 0 ? kind : `${kind}[${draw(children)}]`)).join(' ');
const sketch = (content: string | object) => sketchOf(read(content).bundle.documents);
const countOf = (nodes: readonly Sketch[]): number => nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
const depthOf = (nodes: readonly Sketch[]): number => Math.max(0, ...nodes.map(({ children }) => 1 + depthOf(children)));
const row = (...elements: Parameters<typeof container>[1][]) => ({
  ...container('r', ...elements),
  settings: { flex_direction: 'row' },
});

describe('sketch', () => {
  it('shows types, sizes and positions without text', () => {
    const heading = widget('h', 'heading', { title: 'Secret', header_size: 'h1', align: 'center' });
    const nodes = sketch(exportOf(container('c', heading, widget('l', 'icon-list', { icon_list: [{}, {}, {}] }))));

    expect(nodes).toEqual([
      {
        kind: 'section',
        children: [
          { kind: 'heading', level: 1, align: 'center', children: [] },
          { kind: 'list', count: 3, children: [] },
        ],
      },
    ]);
    expect(JSON.stringify(nodes)).not.toContain('Secret');
    expect(SketchRecord.safeParse(nodes[0]).success).toBe(true);
  });

  it('keeps the top of a long page', () => {
    const sections = Array.from({ length: 30 }, (_, n) =>
      container(`c${n}`, widget(`a${n}`, 'heading'), widget(`b${n}`, 'image')),
    );
    const nodes = sketch(exportOf(...sections));

    expect(countOf(nodes)).toBe(40);
    expect(draw(nodes.slice(0, 2))).toBe('section[heading image] section[heading image]');
    expect(nodes).toHaveLength(14);
  });

  it('keeps the columns of a row together even with a very full first one', () => {
    const full = container('f', ...Array.from({ length: 80 }, (_, n) => widget(`w${n}`, 'text-editor')));
    const nodes = sketch(exportOf(row(full, container('g', widget('x', 'image'), widget('y', 'button')))));

    expect(countOf(nodes)).toBe(40);
    expect(nodes[0]?.children).toHaveLength(2);
  });

  it('has at most four levels, not counting boxes around one box', () => {
    const wrap = (levels: number): ReturnType<typeof container> =>
      levels === 0 ? container('e', widget('p', 'image'), widget('q', 'button')) : container(`c${levels}`, wrap(levels - 1));
    const nest = (levels: number): ReturnType<typeof container> =>
      levels === 0
        ? container('e', widget('p', 'image'))
        : container(`c${levels}`, widget(`w${levels}`, 'heading'), nest(levels - 1));

    expect(draw(sketch(exportOf(wrap(9))))).toBe('section[image button]');
    expect(depthOf(sketch(exportOf(nest(9))))).toBe(4);
  });
});

describe('counting parts', () => {
  it('counts every nested block and element', () => {
    const blocks = '<p>free</p><!-- wp:group --><div><!-- wp:spacer /--></div><!-- /wp:group --><!-- wp:separator /-->';

    expect(countNodes(read(blocks).bundle.documents)).toBe(3);
    expect(countNodes(read(exportOf(container('c', widget('w', 'image')), container('d'))).bundle.documents)).toBe(3);
  });
});
