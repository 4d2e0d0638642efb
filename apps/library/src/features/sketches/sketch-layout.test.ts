import type { Sketch } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { layOutSketch, sketchSize } from './sketch-layout.js';

const leaf = (kind: string, changes: Partial<Sketch> = {}): Sketch => ({ kind, children: [], ...changes });
const box = (kind: string, children: Sketch[], changes: Partial<Sketch> = {}): Sketch => ({ kind, children, ...changes });
const tones = (nodes: Sketch[]) => layOutSketch(nodes).shapes.map(({ tone }) => tone);

test("places parts below each other in order on their section's band", () => {
  const hero = box('section', [leaf('heading', { level: 1 }), leaf('text'), leaf('button')], { has_background: true });

  const { shapes } = layOutSketch([hero]);

  expect(shapes.map(({ tone }) => tone)).toEqual(['band', 'head', 'text', 'text', 'text', 'press']);
  const [band, ...parts] = shapes;
  expect(parts.map(({ y }) => y)).toEqual(parts.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(parts.every(({ y, height }) => y + height <= (band?.height ?? 0))).toBe(true);
});

test('places columns beside each other by their widths', () => {
  const row = box('columns', [leaf('image', { width: 25 }), leaf('image', { width: 75 })]);

  const [narrow, wide] = layOutSketch([row]).shapes;

  expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(3);
  expect(wide?.y).toBe(narrow?.y);
  expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThan(wide?.x ?? 0);
});

test('mirrors aligned parts', () => {
  const xOf = (align: 'left' | 'right' | 'center', isMirrored: boolean) =>
    layOutSketch([leaf('button', { align })], isMirrored).shapes[0]?.x;

  expect(xOf('left', true)).toBe(xOf('right', false));
  expect(xOf('right', true)).toBe(xOf('left', false));
  expect(xOf('center', true)).toBe(xOf('center', false));
});

test('draws an unknown type as a box, including names of object properties', () => {
  expect(tones([leaf('hologram'), leaf('constructor'), leaf('__proto__')])).toEqual(['field', 'field', 'field']);
});

test.each<[string, Sketch[]]>([
  ['ten thousand nodes', Array.from({ length: 10_000 }, () => leaf('gallery', { count: 9_000 }))],
  ['a thousand nested boxes', [Array.from({ length: 1000 }).reduce<Sketch>((inner) => box('section', [inner]), leaf('text'))]],
  [
    'a hundred columns',
    [
      box(
        'columns',
        Array.from({ length: 100 }, () => leaf('image', { width: 100 })),
      ),
    ],
  ],
  [
    'twelve columns of long lists',
    [
      box(
        'columns',
        Array.from({ length: 12 }, () =>
          box(
            'column',
            Array.from({ length: 30 }, () => leaf('list', { count: 6 })),
          ),
        ),
      ),
    ],
  ],
  [
    'icons in a narrow column',
    [
      box(
        'columns',
        Array.from({ length: 12 }, () => leaf('social', { count: 5 })),
      ),
    ],
  ],
  [
    'invalid widths and counts',
    [box('columns', [leaf('list', { width: -5, count: -3 }), leaf('table', { width: 1e9, count: 0 })])],
  ],
])('draws %s small on the sheet', (_, nodes) => {
  const { shapes, height } = layOutSketch(nodes);

  expect(shapes.length).toBeLessThanOrEqual(320);
  expect(height).toBeLessThanOrEqual(sketchSize.height);
  expect(shapes.every(({ x, width }) => x >= 0 && width > 0 && x + width <= sketchSize.width + 1)).toBe(true);
});

test('takes no space for a template without parts', () => {
  expect(layOutSketch([])).toEqual({ shapes: [], height: 0 });
});
