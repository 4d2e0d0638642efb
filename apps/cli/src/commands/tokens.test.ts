import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, paragraph } from '../testing/temp-folder.js';
import { exportTokens, importTokens } from './tokens.js';

const theme = {
  version: 3,
  settings: {
    color: { palette: [{ slug: 'brand', name: 'Brand', color: '#375efb' }] },
    typography: { fontFamilies: [{ slug: 'body', name: 'Body', fontFamily: '"Work Sans", sans-serif' }] },
    spacing: { spacingSizes: [{ slug: 'large', name: 'Large', size: 'clamp(16px, 4vw, 48px)' }] },
  },
};

describe('kithouse tokens', () => {
  test('[R-EL4-50] takes the tokens of a theme to Elementor 4 and back', async () => {
    const folder = makeFolder({ 'theme.json': JSON.stringify(theme) });
    const file = (name: string) => path.join(folder, name);
    const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Record<string, unknown>;

    const lines = await exportTokens(file('theme.json'), file('tokens.json'));
    await importTokens(file('tokens.json'), file('elementor.json'), 'elementor-4');
    await exportTokens(file('elementor.json'), file('again.json'));

    expect(lines).toEqual(['1 colour, 1 font, 0 text styles, 1 length.', `Wrote ${file('tokens.json')}.`]);
    expect(Object.keys(read('tokens.json'))).toEqual(['color', 'font', 'space']);
    expect(JSON.stringify(read('elementor.json'))).toContain('"label":"brand","value":"#375efb"');
    expect(read('again.json')).toMatchObject({ color: read('tokens.json').color, space: read('tokens.json').space });
  });

  test('[R-EL4-50] lists what a format can’t express, and refuses files without tokens', async () => {
    const folder = makeFolder({ 'theme.json': JSON.stringify(theme), 'page.html': paragraph('Hello') });
    const file = (name: string) => path.join(folder, name);

    const lines = await importTokens(file('theme.json'), file('kit.json'), 'elementor-3');

    expect(lines).toContain('Not included: large.');
    await expect(importTokens(file('theme.json'), file('x.json'), 'scss')).rejects.toThrow(/--as/);
    await expect(exportTokens(file('page.html'), file('x.json'))).rejects.toThrow(/no colours/);
  });
});
