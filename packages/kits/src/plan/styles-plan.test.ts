import type { Platform } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { packOf, siteChoices } from '../testing/packs.js';
import { opsOf } from '../testing/site-plans.js';
import { compileSiteImportPlan } from './compile-site-plan.js';

const color = (id: string, value: string, title = id) => ({ id, title, color: value, role: 'custom' as const });
const font = (id: string, fontFamily: unknown) => ({
  id,
  title: id,
  settings: { typography_font_family: fontFamily },
  role: 'custom' as const,
});

const planOf = (settings: object, platform: Platform = 'gutenberg', choices: { styles?: string } = { styles: 'plain' }) =>
  compileSiteImportPlan(packOf({ platform, settings: { colors: [], fonts: [], ...settings } }), { ...siteChoices(), ...choices });

describe('styles of a site plan', () => {
  it('[R-SITE-02] [R-SITE-03] writes colours as hex and fonts to the global styles of the theme that the site names', () => {
    const plan = planOf({
      colors: [
        color('crust-ink', '#AA5500', 'Ink'),
        color('crust-veil', 'rgba(170, 85, 0, 0.5)'),
        color('lost', 'color-mix(in oklab, red, blue)'),
      ],
      fonts: [font('crust-head', "'Lora', serif"), font('evil', 'x;}body{'), font('none', 3)],
    });

    expect(opsOf(plan, 'kit.apply')).toEqual([]);
    expect(opsOf(plan, 'styles.set').map(({ args }) => args)).toEqual([
      {
        theme: 'plain',
        values: [
          { path: 'settings.color.palette.crust-ink', value: { name: 'Ink', color: '#AA5500' } },
          { path: 'settings.color.palette.crust-veil', value: { name: 'crust-veil', color: '#aa550080' } },
          { path: 'settings.typography.fontFamilies.crust-head', value: { name: 'crust-head', fontFamily: "'Lora', serif" } },
        ],
      },
    ]);
  });

  it('[R-SITE-37] names presets as WordPress writes them, and so that WordPress keeps them', () => {
    const plan = planOf({ colors: [color('Color1', '#111111', `Ink & "Paper"`), color('color-1', '#222222', "Anna's <b>")] });

    expect(opsOf(plan, 'styles.set')[0]?.args.values).toEqual([
      { path: 'settings.color.palette.color-1', value: { name: 'Anna’s b', color: '#222222' } },
    ]);
  });

  it('leaves them to the plugin where WordPress shows no global styles, and to the kit in Elementor', () => {
    const settings = { colors: [color('ink', '#aa5500')] };

    for (const plan of [planOf(settings, 'gutenberg', {}), planOf(settings, 'elementor')]) {
      expect(opsOf(plan, 'styles.set')).toEqual([]);
      expect(opsOf(plan, 'kit.apply')).toHaveLength(1);
    }
  });
});
