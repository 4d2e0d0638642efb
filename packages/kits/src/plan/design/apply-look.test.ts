import { ImportPlan } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { flexbox, html, typed } from '../../testing/components.js';
import { container, widget } from '../../testing/fixtures.js';
import { compileSiteImportPlan } from '../compile-site-plan.js';
import { findNewLook } from './apply-look.js';

const meta = { breakpoint: 'desktop', state: null };
const styled = {
  ...widget('e1', 'e-heading', { title: html('Hello'), classes: typed('classes', ['g-1', 'e-e1-1']) }),
  styles: {
    'e-e1-1': {
      id: 'e-e1-1',
      label: 'local',
      type: 'class',
      variants: [
        {
          meta,
          props: {
            color: typed('global-color-variable', 'e-gv-1'),
            'border-color': typed('color', '#375EFB'),
            'outline-color': typed('color', '#010203'),
          },
          custom_css: null,
        },
      ],
    },
  },
};
const files = {
  'manifest.json': {
    name: 'demo',
    version: '3.0',
    site: 'https://demo.test',
    templates: [],
    content: { page: { 31: { title: 'New' }, 32: { title: 'Old' } } },
  },
  'site-settings.json': {
    settings: {
      system_colors: [{ _id: 'primary', title: 'Primary', color: '#375efb' }],
      system_typography: [{ _id: 'primary', title: 'Primary', typography_typography: 'custom', typography_font_family: 'Sora' }],
    },
  },
  'global-classes.json': {
    items: {
      'g-1': {
        id: 'g-1',
        label: 'hero',
        type: 'class',
        variants: [{ meta, props: { 'font-family': typed('global-font-variable', 'e-gv-2') } }],
      },
    },
    order: ['g-1'],
  },
  'global-variables.json': {
    data: {
      'e-gv-1': { type: 'global-color-variable', label: 'brand', value: '#375EFB' },
      'e-gv-2': { type: 'global-font-variable', label: 'head', value: 'Sora' },
      'e-gv-3': { type: 'global-color-variable', label: 'unused', value: '#375EFB' },
    },
  },
  'content/page/31.json': { content: [flexbox('p1', styled)], settings: [] },
  'content/page/32.json': {
    content: [
      container('p2', widget('h', 'heading', { title: 'Hi', __globals__: { title_color: 'globals/colors?id=primary' } })),
    ],
    settings: [],
  },
};
const entries = Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))]);
const bundle = attachMedia(readPack({ name: 'kit.zip', bytes: zipSync(Object.fromEntries(entries)) }), new Map());

function compile(look: object, design?: object) {
  const site = {
    plan_id: 'plan',
    site: 'https://site.example',
    expires_at: '2026-11-20T13:00:00.000Z',
    title: 'Demo',
    is_trusted: true,
    is_private: false,
    choices: { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {}, ...look },
    install: [],
  };
  const plan = compileSiteImportPlan(
    { ...bundle, media: [], fonts: undefined },
    { ...site, ...(design ? { design: design as never } : {}) },
  );
  expect(() => ImportPlan.parse(plan)).not.toThrow();
  return plan;
}
const room = { classes: 100, variables: 100, sizes: true };

describe('a palette and fonts for a pack with pages of Elementor 3 and 4', () => {
  const look = { color: { primary: '#aa3300' }, fonts: { heading: 'besley', body: 'dm-sans' } };

  it('[R-EL4-46] reach global variables, global classes and local styles', () => {
    const plan = compile(look, room);

    const design = plan.ops.flatMap((op) => (op.op === 'design.ensure' ? op.args.variables : []));
    const text = JSON.stringify(plan.ops);
    expect(Object.fromEntries(design.map(({ label, value }) => [label, value]))).toMatchObject({
      brand: '#aa3300',
      head: 'Besley',
    });
    expect(text).toContain('"outline-color":{"$$type":"color","value":"#010203"}');
    expect(text).toContain('"border-color":{"$$type":"color","value":"#aa3300"}');
    expect(text).not.toMatch(/#375efb|Sora/i);
  });

  it('[R-EL4-46] reach the local styles of a site without global classes', () => {
    const text = JSON.stringify(compile(look).ops);

    expect(text).toContain('"color":{"$$type":"color","value":"#aa3300"}');
    expect(text).not.toMatch(/#375efb|Sora/i);
  });

  it('[R-EL4-46] change nothing when a person keeps those of the pack', () => {
    expect(JSON.stringify(compile({}, room).ops)).toMatch(/"label":"brand"[^}]*"value":"#375EFB"/);
  });

  it('[R-EL4-46] change no colour that two colours of the kit share', () => {
    const kit = (first: string) => ({
      colors: [
        { id: 'a', title: 'A', color: first, role: 'custom' as const },
        { id: 'b', title: 'B', color: '#111111', role: 'custom' as const },
      ],
      fonts: [],
    });
    const found = findNewLook(kit('#111111'), kit('#222222'));

    expect(found?.colors.byValue.size).toBe(0);
    expect(found?.colors.byId.get('a')).toBe('#222222');
  });
});
