import { describe, expect, it } from 'vitest';
import { contrast } from './color.js';
import { findRoles, findUnreadable } from './pack-palette.js';

const driftwood = [
  { id: 'primary', color: '#1E2B27' },
  { id: 'secondary', color: '#7A5B1E' },
  { id: 'ink', color: '#51605A' },
  { id: 'accent', color: '#E5C68C' },
  { id: 'paper', color: '#F6F4EC' },
  { id: 'sage', color: '#E6EAE1' },
  { id: 'card', color: '#FBFAF5' },
];

describe('readable colours of a pack [R-SITE-69]', () => {
  it('finds the role of each colour by its id, or as in our own design', () => {
    expect(findRoles(driftwood)).toEqual({
      primary: 'primary',
      secondary: 'secondary',
      text: 'ink',
      accent: 'accent',
      background: 'paper',
      surface: 'sage',
    });
    expect(findRoles([{ id: 'text', color: '#000000' }])).toEqual({ text: 'text' });
  });

  it('reports nothing for the pack as its author drew it', () => {
    expect(findUnreadable(driftwood, {})).toEqual([]);
    expect(findUnreadable(driftwood, { primary: '#1e2b27', accent: '#e5c68c' })).toEqual([]);
  });

  it('offers the nearest readable colour for a chosen one', () => {
    const found = findUnreadable(driftwood, { ink: '#cccccc', primary: '#ffe600' });

    expect(found.map(({ id }) => id)).toEqual(['ink', 'primary']);
    for (const { color } of found) {
      expect(contrast(color, '#F6F4EC')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, '#E6EAE1')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('reports nothing more once the offered colours are used', () => {
    const chosen = { ink: '#cccccc', primary: '#ffe600', paper: '#808080', sage: '#0000ff' };
    const used = { ...chosen, ...Object.fromEntries(findUnreadable(driftwood, chosen).map(({ id, color }) => [id, color])) };

    expect(findUnreadable(driftwood, used)).toEqual([]);
  });

  it('leaves an accent alone that the pack never uses as text', () => {
    expect(findUnreadable(driftwood, { accent: '#ffee88' })).toEqual([]);
  });

  it('reports nothing for a pack without a known background', () => {
    expect(findUnreadable([{ id: 'primary', color: '#000000' }], { primary: '#ffffff' })).toEqual([]);
  });
});
