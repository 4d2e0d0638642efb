import { type BundleDocument, ImportPlan, type KitSettings, type SiteChoices } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { elementorPage } from '../../testing/packs.js';
import { opsOf, planOf } from '../../testing/site-plans.js';
import type { SiteImportPlanChoices } from '../plan-source.js';

const color = (id: string, value: string, role: 'system' | 'custom' = 'system') => ({ id, title: id, color: value, role });
const font = (id: string, family: string, more = {}) => ({
  id,
  title: id,
  role: 'system' as const,
  settings: { typography_typography: 'custom', typography_font_family: family, typography_font_weight: '600', ...more },
});
const px = (size: number) => ({ unit: 'px', size, sizes: [] });
const morsel: KitSettings = {
  colors: [
    color('primary', '#b4331b'),
    color('text', '#5a473c'),
    color('accent', '#e8a33d'),
    color('night', '#1e1410', 'custom'),
  ],
  fonts: [font('primary', 'Besley'), font('text', 'Work Sans'), font('accent', 'Work Sans')],
};

type Widget = { type?: string; settings?: Record<string, unknown>; elType?: string };

const pageOf = (widgets: readonly Widget[], page: Record<string, unknown> = {}): BundleDocument =>
  ({
    ...elementorPage('home', {}),
    page_settings: page,
    content: widgets.map(({ type, settings = {}, elType = 'widget' }, index) => ({
      id: `w${index}`,
      elType,
      ...(type === undefined ? {} : { widgetType: type }),
      settings,
      elements: [],
    })),
  }) as BundleDocument;

type Given = {
  settings?: KitSettings;
  title?: string;
  page?: Record<string, unknown>;
  choices?: Partial<SiteChoices>;
  more?: Partial<SiteImportPlanChoices>;
};

const plan = (
  widgets: readonly Widget[],
  { settings = morsel, title = 'Morsel', page = {}, choices = {}, more = {} }: Given = {},
) => planOf({ platform: 'elementor', settings, site: { title }, documents: [pageOf(widgets, page)] }, choices, more);
const kitOf = (made: ImportPlan) => opsOf(made, 'kit.apply')[0]?.args.settings ?? { colors: [], fonts: [] };
const shownIn = (made: ImportPlan) => {
  const document = opsOf(made, 'post.create')[0]?.args.document;
  return document?.kind === 'elementor' ? document : undefined;
};
const settingsOf = (widget: Widget, given: Given = {}) => shownIn(plan([widget], given))?.content[0]?.settings ?? {};
const idOf = (title: string, of: KitSettings = kitOf(plan([]))) =>
  [...of.colors, ...of.fonts].find((row) => row.title === title)?.id ?? '';
const colorId = (id: string) => kitOf(plan([])).colors.find(({ title }) => title === `Morsel ${id}`)?.id;
const fontId = (id: string) => kitOf(plan([])).fonts.find(({ title }) => title === `Morsel ${id}`)?.id;

describe('look of a pack for Elementor', () => {
  it('[R-SITE-283] adds rows of the pack and changes no default of the kit unless the person asks', () => {
    const styles = { h1_color: '#123456' };
    const made = plan([], { settings: { ...morsel, styles } });
    const requested = plan([], { settings: { ...morsel, styles }, choices: { existing_look: true } });

    expect(ImportPlan.parse(made)).toEqual(made);
    expect(kitOf(made).styles).toBeUndefined();
    expect(kitOf(made).colors.map(({ title, color: value, role }) => [title, value, role])).toEqual([
      ['Morsel primary', '#b4331b', 'custom'],
      ['Morsel text', '#5a473c', 'custom'],
      ['Morsel accent', '#e8a33d', 'custom'],
      ['Morsel night', '#1e1410', 'custom'],
    ]);
    expect([...kitOf(made).colors, ...kitOf(made).fonts].filter(({ id }) => !/^kh[0-9a-f]{10}$/.test(id))).toEqual([]);
    expect(kitOf(requested)).toEqual({ ...morsel, styles });
  });

  it('[R-SITE-283] never shares a row with another pack, and changes its own rows when the person chooses other colours', () => {
    const ids = (given: Given) => kitOf(plan([], given)).colors.map(({ id }) => id);

    expect(ids({ title: 'Plinth' }).filter((id) => ids({}).includes(id))).toEqual([]);
    expect(ids({ settings: { ...morsel, colors: morsel.colors.map((row) => ({ ...row, color: '#010203' })) } })).not.toEqual(
      ids({}),
    );
    expect(ids({ choices: { color: { primary: '#004400' } } })).toEqual(ids({}));
    expect(kitOf(plan([], { choices: { color: { primary: '#004400' } } })).colors[0]?.color).toBe('#004400');
    const composed = { ...morsel, colors: [color('kh58bec', '#1e2b27', 'custom')] };
    expect(kitOf(plan([], { settings: composed })).colors).toEqual(composed.colors);
  });

  it('[R-SITE-283] refers to the pack’s rows in settings, page settings and inline styles', () => {
    const settings = {
      title: '<b style="color:var(--e-global-color-night);font-family:var(--e-global-typography-text-font-family)">A</b>',
      title_color: '',
      __globals__: { title_color: 'globals/colors?id=night', typography_typography: 'globals/typography?id=text' },
    };
    const page = { __globals__: { background_color: 'globals/colors?id=night' } };
    const made = plan([{ type: 'heading', settings }], { page });
    const written = shownIn(made)?.content[0]?.settings;

    expect(shownIn(made)?.page_settings).toEqual({
      __globals__: { background_color: `globals/colors?id=${colorId('night')}` },
    });
    expect(written).toMatchObject({
      title: `<b style="color:#1e1410;font-family:var(--e-global-typography-${fontId('text')}-font-family)">A</b>`,
      __globals__: {
        title_color: `globals/colors?id=${colorId('night')}`,
        typography_typography: `globals/typography?id=${fontId('text')}`,
      },
    });
    expect(JSON.stringify(written)).not.toMatch(/id=night|color-night/);
  });

  it('[R-SITE-283] writes the rows that widgets show by default, and leaves settings of their own', () => {
    const own = { title_color: '#111111', __globals__: { typography_typography: '' } };

    expect(settingsOf({ type: 'heading' })).toEqual({
      __globals__: {
        title_color: `globals/colors?id=${colorId('primary')}`,
        typography_typography: `globals/typography?id=${fontId('primary')}`,
      },
    });
    expect(settingsOf({ type: 'heading', settings: own })).toEqual(own);
    expect(settingsOf({ type: 'text-editor', settings: { __dynamic__: { text_color: '[tag]' } } })).toMatchObject({
      __globals__: { drop_cap_primary_color: `globals/colors?id=${colorId('primary')}` },
    });
  });

  it('[R-SITE-283] leaves elements of unknown types alone, and reads settings of a wrong type as unset', () => {
    const styles = { body_color: '#123456', h2_color: '#654321', _typography_typography: 'custom', _typography_font_size: px(9) };
    const given = { settings: { ...morsel, styles } };
    const noText = { toString: 1, valueOf: 1 };

    for (const type of ['constructor', '__proto__', 'toString']) {
      expect(settingsOf({ type, settings: { a: 1 } }, given)).toEqual({ a: 1 });
      expect(settingsOf({ elType: type, settings: { a: 1 } }, given)).toEqual({ a: 1 });
    }
    expect(settingsOf({ type: 'heading', settings: { header_size: noText, __globals__: 7 } }, given)).toMatchObject({
      header_size: noText,
      __globals__: { title_color: `globals/colors?id=${colorId('primary')}` },
    });
    expect(JSON.stringify(settingsOf({ type: 'accordion' }, given))).not.toContain('font_size');
  });

  it('[R-SITE-283] completes a font that a widget sets in part, because a row would replace the whole font', () => {
    const sized = font('primary', 'Besley', { typography_font_size: px(40), typography_font_size_mobile: px(30) });
    const given = { settings: { ...morsel, fonts: [sized] } };
    const settings = { typography_typography: 'custom', typography_font_size: px(18), title_color: '#111111' };

    expect(settingsOf({ type: 'heading', settings }, given)).toEqual({
      ...settings,
      typography_font_family: 'Besley',
      typography_font_weight: '600',
    });
    expect(
      settingsOf({ type: 'heading', settings: { typography_font_family: 'Ignored', title_color: '#111111' } }, given),
    ).toEqual({
      title_color: '#111111',
      __globals__: { typography_typography: expect.stringMatching(/^globals\/typography\?id=kh/) },
    });
  });

  it('[R-SITE-283] gives pages the kit’s styles for tags, texts, buttons, boxes and the background', () => {
    const styles = {
      h3_typography_typography: 'custom',
      h3_typography_font_size: px(22),
      h3_typography_font_family: 'Ignored',
      body_background_background: 'classic',
      body_background_color: '#fffdf8',
      link_normal_color: '#004400',
      button_text_color: '#ffffff',
      button_background_background: 'classic',
      button_border_radius: { unit: 'px', top: '4', right: '4', bottom: '4', left: '4', isLinked: true },
      container_width: px(1200),
      image_opacity: 0.5,
      __globals__: { button_background_color: 'globals/colors?id=night' },
    };
    const given = { settings: { ...morsel, styles } };
    const made = plan(
      [
        { type: 'heading', settings: { header_size: 'h3' } },
        { type: 'text-editor' },
        { type: 'button', settings: { button_text_color: '#111111' } },
        { elType: 'container' },
        { elType: 'container', settings: { boxed_width: px(900) } },
      ],
      given,
    );
    const [heading, text, button, box, narrow] = (shownIn(made)?.content ?? []).map(({ settings }) => settings);

    expect(heading).toMatchObject({
      typography_typography: 'custom',
      typography_font_family: 'Besley',
      typography_font_size: px(22),
    });
    expect(text).toMatchObject({ link_color: '#004400' });
    expect(button).toMatchObject({
      button_text_color: '#111111',
      border_radius: styles.button_border_radius,
      __globals__: { background_color: `globals/colors?id=${idOf('Morsel night')}` },
    });
    expect([box?.boxed_width, narrow?.boxed_width]).toEqual([px(1200), px(900)]);
    expect(shownIn(made)?.page_settings).toMatchObject({ background_background: 'classic', background_color: '#fffdf8' });
    expect(made.warnings).toMatchObject([{ code: 'styles_left_out' }]);
  });

  it('[R-SITE-158] still replaces default fonts that nobody uses', () => {
    const family = { slug: 'besley', name: 'Besley', licence: 'OFL-1.1', faces: [] };
    const made = planOf(
      {
        platform: 'elementor',
        settings: morsel,
        fonts: [family as never],
        documents: [
          pageOf([{ type: 'heading', settings: { typography_typography: 'custom', typography_font_family: 'Besley' } }]),
        ],
      },
      {},
      { new_kit: true },
    );

    const defaults = kitOf(made).fonts.filter(({ role }) => role === 'system');
    expect(defaults.map(({ id, settings }) => [id, settings.typography_font_family])).toEqual([
      ['primary', 'Besley'],
      ['secondary', 'Besley'],
    ]);
  });
});
