import { brand, type ElementorElement } from '@kithouse/contract';
import { isRecord } from '../../read/parse-json.js';
import type { BlockContext } from './blocks/block-context.js';
import {
  boxWidget,
  button,
  divider,
  gallery,
  heading,
  image,
  list,
  panels,
  shapeOf,
  testimonial,
  text,
} from './common-widgets.js';
import { colorOf, css, type Settings, sizeOf, textOf, typographyOf } from './element-css.js';
import { accordion } from './elements/accordion.js';
import { pageContent } from './elements/page-content.js';
import { siteName } from './elements/site-name.js';
import { toggle } from './elements/toggle.js';
import { escapeText } from './sanitize-html.js';
import { logoHtml, menuHtml, type SiteShown, titleOf } from './site-parts.js';
import { socialIcons } from './social-icons.js';
import type { StyleSheet } from './style-sheet.js';
import { alignOf, html, icon, picture, plainSettings, rows, tag, unwrap, words } from './widget-parts.js';

type Render = (settings: Settings, shown: SiteShown | undefined, sheet: StyleSheet) => string;

/** Renders a widget without its frame; an unknown widget as its text. */
export function widgetToHtml({ widgetType = '', settings }: ElementorElement, context: BlockContext): string {
  if (widgetType === `${brand.slug}-content`) {
    return pageContent(settings, context);
  }
  const render = renders.get(widgetType) ?? renders.get(widgetType.replace(/^(?:theme|e|nested)-/, ''));
  return render ? render(plainSettings(settings), context.site, context.sheet) : unknown(settings);
}

const renders = new Map<string, Render>(
  Object.entries<Render>({
    heading: (settings, _, sheet) => heading(settings, sheet),
    'animated-headline': (settings, _, sheet) =>
      heading(
        {
          ...settings,
          title: [settings.before_text, settings.highlighted_text ?? settings.rotating_text, settings.after_text]
            .map(words)
            .join(' '),
        },
        sheet,
      ),
    [`${brand.slug}-site-name`]: (settings, shown, sheet) => siteName(settings, shown, sheet),
    'site-title': (settings, shown, sheet) => heading({ ...settings, title: titleOf(shown) }, sheet),
    'post-title': (settings, _, sheet) => heading({ title: 'Title of the post', header_size: 'h1', ...settings }, sheet),
    'text-editor': (settings, _, sheet) => text(settings, sheet),
    paragraph: (settings, _, sheet) => text(settings, sheet),
    html: (settings: Settings) => html(settings.html),
    image: (settings, _, sheet) => image(settings, sheet),
    'site-logo': (settings, shown) =>
      tag('div', css({ 'text-align': alignOf(settings.align) }), logoHtml(shown, sizeOf(settings.width))),
    svg: () => icon('font-size:48px'),
    button: (settings, _, sheet) => button(settings, sheet),
    spacer: (settings: Settings) => tag('div', `height:${sizeOf(settings.space) ?? '50px'}`, ''),
    divider,
    icon: (settings: Settings) => tag('div', css({ 'text-align': alignOf(settings.align) ?? 'center' }), shapeOf(settings)),
    'icon-list': (settings, _, sheet) => list(settings, sheet),
    'image-box': boxWidget((settings) => picture(settings.image, css({ width: sizeOf(settings.image_size) ?? '30%' }))),
    'icon-box': boxWidget(shapeOf),
    'call-to-action': (settings, _, sheet) =>
      boxWidget(({ bg_image }) => (isRecord(bg_image) && bg_image.url ? picture(bg_image) : ''))(settings) +
      button(settings, sheet),
    testimonial,
    'image-gallery': gallery,
    gallery,
    'image-carousel': gallery,
    video: (settings: Settings) =>
      isRecord(settings.image_overlay) && settings.image_overlay.url
        ? picture(settings.image_overlay, 'width:100%')
        : '<span class="kit-video"></span>',
    youtube: () => '<span class="kit-video"></span>',
    google_maps: () => '<span class="kit-map"></span>',
    counter: (settings: Settings) =>
      tag(
        'div',
        'text-align:center',
        `<div class="kit-number">${words(settings.prefix)}${escapeText(String(settings.ending_number ?? 100).slice(0, 20))}${words(settings.suffix)}</div>${words(settings.title)}`,
      ),
    progress: (settings: Settings) =>
      `<div>${words(settings.title)}</div>${tag('div', '', tag('span', css({ width: sizeOf(settings.percent) ?? '50%', 'background-color': colorOf(settings, 'bar_color') }), ''), 'kit-progress')}`,
    accordion: (settings, _, sheet) => accordion(settings, sheet),
    toggle: (settings, _, sheet) => toggle(settings, sheet),
    tabs: panels,
    alert: (settings: Settings) =>
      tag('div', '', `<strong>${words(settings.alert_title)}</strong><br>${words(settings.alert_description)}`, 'kit-panel'),
    'social-icons': (settings, _, sheet) => socialIcons(settings, sheet),
    'star-rating': () => '<span class="kit-stars">★★★★★</span>',
    rating: () => '<span class="kit-stars">★★★★★</span>',
    'nav-menu': (settings, shown) =>
      tag(
        'div',
        css({ ...typographyOf(settings, 'menu_typography', 'primary'), color: colorOf(settings, 'color_menu_item') }),
        menuHtml(
          shown,
          textOf(settings.menu)?.replace(/^kit:menu\//, ''),
          `kit-nav-${settings.layout === 'vertical' ? 'vertical' : (textOf(settings.align_items) ?? 'start')}`,
        ),
      ),
    form: (settings, _, sheet) =>
      rows(settings.form_fields)
        .slice(0, 12)
        .map((field) => `<div>${words(field.field_label)}</div><p class="kit-field"></p>`)
        .join('') + button({ ...settings, text: settings.button_text }, sheet),
  }),
);

const titleKeys = [
  'title',
  'heading',
  'title_text',
  'sub_title',
  'text',
  'editor',
  'content',
  'description',
  'description_text',
  'button_text',
];

function unknown(settings: Settings): string {
  const shown = titleKeys.map((key) => words(unwrap(settings[key]))).filter((part) => part !== '');
  return [...new Set(shown)].map((part, index) => (index === 0 ? `<p><strong>${part}</strong></p>` : `<p>${part}</p>`)).join('');
}
