/** The rows that every kit has. */
type SystemRow = 'primary' | 'secondary' | 'text' | 'accent';

type WidgetDefaults = {
  /** Rows by colour setting. */
  colors: Readonly<Record<string, SystemRow>>;
  /** Rows by the prefix of a group of font settings. */
  fonts: Readonly<Record<string, SystemRow>>;
};

const heading: WidgetDefaults = { colors: { title_color: 'primary' }, fonts: { typography: 'primary' } };

const folded: WidgetDefaults = {
  colors: { title_color: 'primary', tab_active_color: 'accent', content_color: 'text' },
  fonts: { title_typography: 'primary', content_typography: 'text' },
};

const box: WidgetDefaults = {
  colors: { title_color: 'primary', hover_title_color: 'primary', description_color: 'text' },
  fonts: { title_typography: 'primary', description_typography: 'text' },
};

/** Lists the rows that widgets show unless they set a colour or a font: the `global.default` of their controls in Elementor. */
const defaults: Readonly<Record<string, WidgetDefaults>> = {
  accordion: folded,
  alert: { colors: {}, fonts: { alert_title: 'primary', alert_description: 'text' } },
  button: { colors: { background_color: 'accent' }, fonts: { typography: 'accent' } },
  counter: {
    colors: { number_color: 'primary', title_color: 'secondary' },
    fonts: { typography_number: 'primary', typography_title: 'secondary' },
  },
  divider: {
    colors: { color: 'secondary', text_color: 'secondary', primary_color: 'secondary' },
    fonts: { typography: 'secondary' },
  },
  form: {
    colors: { label_color: 'text', field_text_color: 'text', button_background_color: 'accent' },
    fonts: { label_typography: 'text', field_typography: 'text', button_typography: 'accent' },
  },
  heading,
  icon: { colors: { primary_color: 'primary' }, fonts: {} },
  'icon-box': { ...box, colors: { ...box.colors, primary_color: 'primary' } },
  'icon-list': {
    colors: { divider_color: 'text', icon_color: 'primary', text_color: 'secondary' },
    fonts: { icon_typography: 'text' },
  },
  image: { colors: { text_color: 'text' }, fonts: { caption_typography: 'text' } },
  'image-box': box,
  'image-gallery': { colors: {}, fonts: { typography: 'accent' } },
  'nav-menu': {
    colors: { color_menu_item: 'text', color_menu_item_hover: 'accent', pointer_color_menu_item_hover: 'accent' },
    fonts: { menu_typography: 'primary', dropdown_typography: 'accent' },
  },
  'nested-tabs': {
    colors: { tabs_title_background_color_hover_color: 'accent', tabs_title_background_color_active_color: 'accent' },
    fonts: { title_typography: 'accent' },
  },
  progress: { colors: { title_color: 'primary', bar_color: 'primary' }, fonts: { typography: 'text' } },
  'star-rating': { colors: { title_color: 'text' }, fonts: { title_typography: 'text' } },
  tabs: {
    colors: { tab_color: 'primary', tab_active_color: 'accent', content_color: 'text' },
    fonts: { tab_typography: 'primary', content_typography: 'text' },
  },
  testimonial: {
    colors: { content_content_color: 'text', name_text_color: 'primary', job_text_color: 'secondary' },
    fonts: { content_typography: 'text', name_typography: 'primary', job_typography: 'secondary' },
  },
  'text-editor': { colors: { text_color: 'text', drop_cap_primary_color: 'primary' }, fonts: { typography: 'text' } },
  'text-path': { colors: {}, fonts: { text_typography: 'text' } },
  'theme-archive-title': heading,
  'theme-page-title': heading,
  'theme-post-title': heading,
  'theme-site-title': heading,
  toggle: folded,
};

/** Maps a type to its defaults. A template can name any type, also `constructor`. */
export const widgetDefaults: ReadonlyMap<string, WidgetDefaults> = new Map(Object.entries(defaults));
