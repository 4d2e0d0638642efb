import type { Bundle } from '@kithouse/contract';
import { type OutlineKind, type OutlineNode, readTemplate } from '@kithouse/kits';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/temp-folder.js';
import { drawWireframe, wireframe } from './wireframe.js';
import { draw, type Shape } from './wireframe-shapes.js';

const bundleOf = (markup: string): Bundle => readTemplate({ name: 'x.html', bytes: new TextEncoder().encode(markup) }).bundle;
const ink = { ground: '#fff', band: '#eee', line: '#ddd', soft: '#ccc', strong: '#333', accent: '#f00' };
const leaf: OutlineKind[] = [
  'heading',
  'text',
  'image',
  'button',
  'gallery',
  'form',
  'list',
  'quote',
  'icon',
  'social',
  'menu',
  'posts',
  'other',
];

const shown = {
  kind: fc.constantFrom<OutlineKind>('section', 'columns', 'column', ...leaf),
  source: fc.constant('x'),
  text: fc.string({ unit: 'grapheme', maxLength: 200 }),
  level: fc.integer({ min: 1, max: 6 }),
  width: fc.integer({ min: 1, max: 100 }),
  count: fc.integer({ min: 0, max: 10_000 }),
  align: fc.constantFrom<'left' | 'center' | 'right'>('left', 'center', 'right'),
  has_background: fc.boolean(),
};
const record = (children: fc.Arbitrary<OutlineNode[]>) =>
  fc.record({ ...shown, children }, { requiredKeys: ['kind', 'source', 'children'] });
const { node } = fc.letrec<{ node: OutlineNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, record(fc.constant([])), record(fc.array(tie('node'), { maxLength: 5 }))),
}));

test('never draws outside the box or with a negative size', () => {
  fc.assert(
    fc.property(node, fc.integer({ min: 120, max: 816 }), (tree, width) => {
      const shapes: Shape[] = [];

      const height = draw(tree, { x: 72, y: 0, width }, ink, shapes);

      for (const shape of shapes) {
        expect(shape.x).toBeGreaterThanOrEqual(71.9);
        expect(shape.x + shape.width).toBeLessThanOrEqual(72.1 + width);
        expect(Math.min(shape.width, shape.height)).toBeGreaterThanOrEqual(0);
        expect(shape.y + shape.height).toBeLessThanOrEqual(height + 0.1);
      }
    }),
    { numRuns: 300 },
  );
});

test('draws the same template identically and others differently', () => {
  const markup = `<!-- wp:heading -->\n<h2 class="wp-block-heading">One</h2>\n<!-- /wp:heading -->\n\n${paragraph('Two')}`;

  expect(drawWireframe(bundleOf(markup))).toBe(drawWireframe(bundleOf(markup)));
  expect(drawWireframe(bundleOf(`${markup}\n\n${paragraph('Three')}`))).not.toBe(drawWireframe(bundleOf(markup)));
});

test("never includes the template's text in the picture", async () => {
  const svg = drawWireframe(bundleOf(paragraph('&lt;script&gt;alert(1)&lt;/script&gt; "&amp;')));

  expect(svg).not.toMatch(/script|alert|<text/);
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(wireframe.width);
});

test("limits the picture's height for a template of a thousand blocks", () => {
  const svg = drawWireframe(bundleOf(Array.from({ length: 1000 }, (_, index) => paragraph(`Line ${index}`)).join('\n\n')));

  expect(Number(/height="(\d+)"/.exec(svg)?.[1])).toBe(wireframe.maxHeight);
});
