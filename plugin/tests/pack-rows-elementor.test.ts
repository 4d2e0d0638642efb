import { compileSiteImportPlan, type SiteSource } from '@kithouse/kits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packOf, siteChoices } from '../../packages/kits/src/testing/packs.js';
import { findElementor } from '../../playground/src/index.js';
import { elements } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of a pack’s rows in Elementor: set ELEMENTOR_ZIP to a zip of Elementor to run them.');
}

const color = (id: string, value: string) => ({ id, title: id, color: value, role: 'system' as const });
const widget = (id: string, widgetType: string, settings: object) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const packNamed = (title: string, primary: string, family: string): SiteSource =>
  packOf({
    platform: 'elementor',
    site: { title },
    settings: {
      colors: [color('primary', primary), color('accent', primary)],
      fonts: [
        {
          id: 'primary',
          title: 'Headings',
          role: 'system',
          settings: { typography_typography: 'custom', typography_font_family: family, typography_font_weight: '600' },
        },
      ],
      styles: { h2_typography_typography: 'custom', h2_typography_font_size: { unit: 'px', size: 41, sizes: [] } },
    },
    documents: [
      {
        ...elements([
          widget('aaaaaa1', 'heading', { title: 'Bread' }),
          widget('aaaaaa2', 'button', { text: 'Order' }),
          widget('aaaaaa3', 'heading', { title: 'Salt', __globals__: { title_color: 'globals/colors?id=accent' } }),
        ] as never),
        key: title.toLowerCase(),
        slug: title.toLowerCase(),
        title,
      } as never,
    ],
  });

describe.skipIf(!elementor)('pack of Elementor beside other pages', () => {
  let plan: PlanSite;
  beforeAll(async () => {
    plan = await startPlanSite({
      platform: 'elementor',
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    await plan.site.run(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'own', 'post_title' => 'Own', 'post_status' => 'publish', 'meta_input' => array( '_elementor_edit_mode' => 'builder' ) ) );
      update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( array( array( 'id' => 'bbbbbb1', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => 'Own' ), 'elements' => array() ) ) ) ) );
      return true;`,
    );
    await plan.site.snapshot('signed-in');
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  const carryOut = (source: SiteSource, choices = {}) => plan.carryOut(compileSiteImportPlan(source, siteChoices(choices)).ops);

  /** Reads the style sheets of the kit and of a page. */
  const readCss = (slug: string) =>
    plan.site.run<{ kit: string; page: string }>(
      `wp_cache_flush();
      $css = function ( $id ) { $file = \\Elementor\\Core\\Files\\CSS\\Post::create( $id ); $file->update(); return $file->get_content(); };
      return array( 'kit' => $css( (int) get_option( 'elementor_active_kit' ) ), 'page' => $css( get_page_by_path( '${slug}' )->ID ) );`,
    );
  const defaultsOf = ({ kit }: { kit: string }) => kit.match(/--e-global-(?:color|typography)-(?:primary|accent)[^;}]*/g);
  /** Returns the value that an element of a page shows, through the variables of the kit. */
  const shownBy = ({ kit, page }: { kit: string; page: string }, part: string, property: string, index = 0) => {
    const rules = [...page.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
      new RegExp(`element-\\w+ \\.elementor-${part}$`).test(selector),
    );
    const declared = rules[index]?.[2]?.split(';').find((one) => one.startsWith(`${property}:`));
    const value = declared?.slice(property.length + 1).trim() ?? '';
    const [, name = ''] = /var\(\s*([\w-]+)\s*\)/.exec(value) ?? [];
    return (name === '' ? value : new RegExp(`${name}:([^;}]*)`).exec(kit)?.[1]?.trim())?.toLowerCase();
  };

  test('[R-SITE-283] shows two packs in their own look and changes neither the defaults nor another page', async () => {
    const before = await readCss('own');

    const first = await carryOut(packNamed('Rye', '#aa1100', 'Georgia'));
    const rye = await readCss('rye');
    await carryOut(packNamed('Plinth', '#0022bb', 'Verdana'));
    const [after, ryeLater, plinth] = [await readCss('own'), await readCss('rye'), await readCss('plinth')];

    expect(after.page).toBe(before.page);
    expect(defaultsOf(before)).toContainEqual(expect.stringContaining('--e-global-color-primary:'));
    expect(defaultsOf(after)).toEqual(defaultsOf(before));
    expect(after.kit).not.toContain('41px');
    expect(shownBy(rye, 'heading-title', 'color')).toBe('#aa1100');
    expect(shownBy(rye, 'heading-title', 'font-family')).toContain('georgia');
    expect(shownBy(rye, 'heading-title', 'font-size')).toBe('41px');
    expect(shownBy(rye, 'button', 'background-color')).toBe('#aa1100');
    expect(shownBy(rye, 'heading-title', 'color', 1)).toBe('#aa1100');
    expect(ryeLater.page).toBe(rye.page);
    expect(shownBy(ryeLater, 'heading-title', 'color')).toBe(shownBy(rye, 'heading-title', 'color'));
    expect(shownBy(plinth, 'heading-title', 'color')).toBe('#0022bb');

    const { kept } = await plan.undo(first.import_id);
    expect(kept).toEqual([]);
    expect(shownBy(await readCss('plinth'), 'heading-title', 'color')).toBe('#0022bb');
  });

  test('[R-SITE-283] changes the defaults on request, and undo restores them', async () => {
    const before = await readCss('own');

    const { import_id } = await carryOut(packNamed('Rye', '#aa1100', 'Georgia'), { existing_look: true });
    const after = await readCss('own');
    await plan.undo(import_id);

    expect(defaultsOf(after)?.join().toLowerCase()).toContain('--e-global-color-primary:#aa1100');
    expect(defaultsOf(await readCss('own'))).toEqual(defaultsOf(before));
  });
});
