import { describe, expect, it } from 'vitest';
import { packOf, packPage, siteChoices } from '../../testing/packs.js';
import { opsOf } from '../../testing/site-plans.js';
import { compileSiteImportPlan } from '../compile-site-plan.js';

const block = (name: string, attributes: object, html = '') =>
  html === ''
    ? `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`
    : `<!-- wp:${name} ${JSON.stringify(attributes)} -->\n${html}\n<!-- /wp:${name} -->`;
const toCss = ([key, value]: [string, string]) => `${key.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${value}`;
const text = (words: string, typography: Record<string, string>, color: string, name = 'paragraph') =>
  block(
    name,
    { style: { typography, color: { text: color } } },
    `<p style="color:${color};${Object.entries(typography).map(toCss).join(';')}">${words}</p>`,
  );
const body = { fontSize: '1.0625rem', fontWeight: '400', lineHeight: '1.6' };
const button = block(
  'button',
  {
    style: {
      color: { background: 'var:preset|color|rye-primary', text: '#ffffff' },
      border: { radius: '4px' },
      spacing: { margin: { top: '0' } },
    },
  },
  '<div><a style="border-radius:4px">Go</a></div>',
);
const content = [
  text('Label', { fontSize: '0.8125rem', letterSpacing: '0.08em' }, 'var:preset|color|rye-text'),
  text('The longest text of the whole page is what most of it looks like.', body, 'var:preset|color|rye-text'),
  text('White on a picture, which is even longer than the longest text of the whole page.', body, '#ffffff'),
  text('A heading', { fontSize: 'clamp(2rem, 1rem + 2vw, 3rem)', lineHeight: '1.1' }, 'var:preset|color|rye-primary', 'heading'),
  button,
].join('\n\n');
const row = (id: string, color: string) => ({ id, title: id, color, role: 'custom' as const });
const settings = {
  colors: [row('rye-background', '#ffffff'), row('rye-text', '#333333'), row('rye-primary', '#112233')],
  fonts: [],
};
const roles = { ...settings, colors: [row('background', '#ffffff'), row('text', '#333333'), row('primary', '#112233')] };

const planOf = (existing?: boolean, of = settings, page = content) =>
  compileSiteImportPlan(
    packOf({ settings: of, site: { title: 'Rye & Salt' }, documents: [packPage('home', page)] }),
    siteChoices(existing === undefined ? {} : { existing_look: existing }, { styles: 'plain' }),
  );
const valuesOf = (plan: ReturnType<typeof planOf>) =>
  Object.fromEntries(opsOf(plan, 'styles.set').flatMap(({ args }) => args.values.map(({ path, value }) => [path, value])));

describe('look of a pack', () => {
  it('[R-SITE-13] names every font size after the pack, exact on themes with fluid typography', () => {
    const plan = planOf();

    expect(valuesOf(plan)).toMatchObject({
      'settings.typography.fontSizes.rye-size-1': { name: 'Rye Salt 13 px', size: '0.8125rem', fluid: false },
      'settings.typography.fontSizes.rye-size-2': { name: 'Rye Salt 17 px', size: '1.0625rem', fluid: false },
      'settings.typography.fontSizes.rye-size-3': { name: 'Rye Salt 32–48 px', size: 'clamp(2rem, 1rem + 2vw, 3rem)' },
    });
  });

  it('[R-SITE-06] changes no page of the site unless the person asks for it', () => {
    for (const plan of [planOf(), planOf(false)]) {
      expect(Object.keys(valuesOf(plan)).filter((path) => path.startsWith('styles.'))).toEqual([]);
    }
  });

  it('[R-SITE-06] writes the usual text, headings, links and buttons for all pages on request, without unreadable colours', () => {
    const plan = planOf(true, roles, content.replaceAll('rye-', ''));

    expect(Object.fromEntries(Object.entries(valuesOf(plan)).filter(([path]) => path.startsWith('styles.')))).toEqual({
      'styles.typography.fontSize': 'var:preset|font-size|rye-salt-size-2',
      'styles.typography.fontWeight': '400',
      'styles.typography.lineHeight': '1.6',
      'styles.color.text': 'var:preset|color|text',
      'styles.color.background': 'var:preset|color|background',
      'styles.elements.h2.typography.fontSize': 'var:preset|font-size|rye-salt-size-3',
      'styles.elements.h2.typography.lineHeight': '1.1',
      'styles.elements.heading.color.text': 'var:preset|color|primary',
      'styles.elements.button.color.background': 'var:preset|color|primary',
      'styles.elements.button.color.text': '#ffffff',
      'styles.elements.button.border.radius': '4px',
    });
  });

  it('offers gradients of the pack in the editor', () => {
    const paint = 'linear-gradient(90deg,#aa5500 0%,#ffffff 100%)';
    const plan = planOf(
      false,
      settings,
      content + block('cover', { customGradient: paint }, `<div style="background:${paint}"></div>`),
    );

    expect(valuesOf(plan)).toMatchObject({ 'settings.color.gradients.rye-gradient-1': { name: 'Rye Salt 1', gradient: paint } });
  });
});
