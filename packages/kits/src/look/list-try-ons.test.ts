import { expect, it } from 'vitest';
import { listTryOns } from './list-try-ons.js';

const color = (id: string, value: string) => ({ id, title: id, color: value, role: 'system' as const });
const colors = [color('primary', '#1E2B27'), color('text', '#51605a80'), color('background', '#fff')];
const tokens = [{ id: 'soft', title: 'Soft', color: '#abcdef', from: 'primary', mix: ['background', 0.5] as [string, number] }];

it("lists the pack's own palette first, with its tokens as drawn", () => {
  const [own, ...others] = listTryOns({ colors, tokens });

  expect(own).toMatchObject({
    id: 'own',
    swatches: ['#1e2b27', '#51605a', '#ffffff'],
    colors: { primary: '#1e2b27', text: '#51605a80', background: '#ffffff', soft: '#abcdef' },
  });
  expect(others.length).toBeGreaterThan(0);
});

it('gives every colour and token a value, with the transparency of the pack', () => {
  for (const { id, colors: values } of listTryOns({ colors, tokens }).slice(1)) {
    expect([id, Object.keys(values)]).toEqual([id, ['primary', 'text', 'background', 'soft']]);
    expect(values.text).toMatch(/^#[0-9a-f]{6}80$/);
    expect(values.soft).not.toBe('#abcdef');
  }
});

it('lists nothing when the pack names no roles', () => {
  expect(listTryOns({ colors: [color('x1', '#123456')] })).toEqual([]);
});
