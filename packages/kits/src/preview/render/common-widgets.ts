import { isRecord } from '../../read/parse-json.js';
import { boxOf, colorOf, css, type Settings, sizeOf, textOf, typographyOf } from './element-css.js';
import { alignOf, html, icon, picture, rows, tag, toDocument, words } from './widget-parts.js';

export function heading(settings: Settings): string {
  const level = /^(?:h[1-6]|div|span|p)$/.exec(String(settings.header_size ?? settings.tag ?? 'h2'))?.[0] ?? 'h2';
  const color = colorOf(settings, 'title_color') ?? 'var(--e-global-color-primary)';
  const style = { ...typographyOf(settings, 'typography', 'primary'), color, 'text-align': alignOf(settings.align) };
  return tag(level, css(style), toDocument(settings.link, html(settings.title ?? settings.text ?? 'Heading')), 'kit-heading');
}

export function text(settings: Settings): string {
  const style = {
    ...typographyOf(settings, 'typography', 'text'),
    color: colorOf(settings, 'text_color'),
    'text-align': alignOf(settings.align),
  };
  return tag('div', css(style), html(settings.editor ?? settings.paragraph ?? settings.text));
}

export function image(settings: Settings): string {
  const style = {
    width: sizeOf(settings.width),
    'max-width': sizeOf(settings.space),
    height: sizeOf(settings.height),
    'border-radius': boxOf(settings.image_border_radius),
    'object-fit': textOf(settings['object-fit']),
  };
  const caption = settings.caption_source === 'custom' ? tag('figcaption', '', words(settings.caption)) : '';
  return tag(
    'div',
    css({ 'text-align': alignOf(settings.align) ?? 'center' }),
    toDocument(settings.link, picture(settings.image, css(style))) + caption,
  );
}

export function button(settings: Settings): string {
  const style = {
    ...typographyOf(settings, 'typography', 'accent'),
    color: colorOf(settings, 'button_text_color'),
    'background-color': colorOf(settings, 'background_color') ?? colorOf(settings, 'button_background_color'),
    'border-radius': boxOf(settings.border_radius),
    'border-style': textOf(settings.border_border),
    'border-width': boxOf(settings.border_width),
    'border-color': colorOf(settings, 'border_color'),
    padding: boxOf(settings.text_padding),
    display: settings.align === 'justify' ? 'block' : undefined,
  };
  const label = tag(
    'span',
    css(style),
    words(settings.text ?? settings.button_text ?? settings.button) || 'Button',
    `kit-button kit-button-${textOf(settings.size) ?? 'sm'}`,
  );
  return tag('div', css({ 'text-align': alignOf(settings.align) }), toDocument(settings.link, label));
}

export function boxWidget(shown: (settings: Settings) => string): (settings: Settings) => string {
  return (settings) => {
    const align = alignOf(settings.text_align) ?? 'center';
    const title = tag(
      'h3',
      css({ ...typographyOf(settings, 'title_typography'), color: colorOf(settings, 'title_color') }),
      toDocument(settings.link, words(settings.title_text ?? settings.title)),
    );
    const note = tag(
      'p',
      css({ ...typographyOf(settings, 'description_typography'), color: colorOf(settings, 'description_color') }),
      words(settings.description_text ?? settings.description),
    );
    return tag(
      'div',
      css({ 'text-align': align }),
      `${shown(settings)}${title}${note}`,
      `kit-${String(settings.position) === 'left' ? 'beside' : 'above'}`,
    );
  };
}

export function list(settings: Settings): string {
  const style = { ...typographyOf(settings, 'icon_typography'), color: colorOf(settings, 'text_color') };
  const dot = css({ color: colorOf(settings, 'icon_color') });
  const items = rows(settings.icon_list).map((row) =>
    tag('li', '', `${hasIcon(row.selected_icon) ? icon(dot) : ''}<span>${toDocument(row.link, words(row.text))}</span>`),
  );
  return tag('ul', css(style), items.join(''), settings.view === 'inline' ? 'kit-list kit-inline' : 'kit-list');
}

/** Returns false for a removed icon, which has an empty name. */
const hasIcon = (icon: unknown) => !isRecord(icon) || icon.value !== '';

export function testimonial(settings: Settings): string {
  const portrait =
    isRecord(settings.testimonial_image) && settings.testimonial_image.url
      ? picture(settings.testimonial_image, 'width:60px;height:60px;border-radius:50%')
      : '';
  const content = tag(
    'p',
    css({ ...typographyOf(settings, 'content_typography'), color: colorOf(settings, 'content_content_color') }),
    words(settings.testimonial_content),
  );
  const name = tag('strong', css({ color: colorOf(settings, 'name_text_color') }), words(settings.testimonial_name));
  return tag(
    'div',
    css({ 'text-align': alignOf(settings.testimonial_alignment) ?? 'center' }),
    `${content}${portrait}<div>${name}<br>${words(settings.testimonial_job)}</div>`,
  );
}

export function gallery(settings: Settings): string {
  const pictures = [settings.gallery, settings.wp_gallery, settings.carousel].map(rows).find((list) => list.length > 0) ?? [];
  const columns = Math.min(Math.max(Number(settings.gallery_columns ?? settings.slides_to_show ?? settings.columns) || 4, 1), 8);
  return tag(
    'div',
    `grid-template-columns:repeat(${columns},minmax(0,1fr))`,
    pictures.map((one) => picture(one)).join(''),
    'kit-gallery',
  );
}

/** Renders accordions and tabs: every title, and the first content. */
export function panels(settings: Settings): string {
  const entries = rows(settings.tabs ?? settings.items);
  return entries
    .map((row, index) =>
      tag(
        'div',
        '',
        `<strong>${words(row.tab_title ?? row.item_title ?? row.title)}</strong>${index === 0 ? html(row.tab_content) : ''}`,
        'kit-panel',
      ),
    )
    .join('');
}

export function divider(settings: Settings): string {
  const line = {
    'border-top': `${sizeOf(settings.weight) ?? '1px'} ${textOf(settings.style) ?? 'solid'} ${colorOf(settings, 'color') ?? 'currentColor'}`,
    width: sizeOf(settings.width),
  };
  return tag('div', css({ 'text-align': alignOf(settings.align) }), tag('span', css(line), '', 'kit-line'));
}

export const shapeOf = (settings: Settings) =>
  icon(css({ color: colorOf(settings, 'primary_color'), 'font-size': sizeOf(settings.icon_size ?? settings.size) ?? '48px' }));
