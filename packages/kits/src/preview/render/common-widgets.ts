import { isRecord } from '../../read/parse-json.js';
import { boxOf, colorOf, css, type Settings, sizeOf, textOf, typographyOf } from './element-css.js';
import { classOf, importantly, onScreens, typeSizes } from './elements/responsive.js';
import { escapeAttribute } from './sanitize-html.js';
import type { Rule, StyleSheet } from './style-sheet.js';
import { alignOf, html, icon, picture, rows, tag, toDocument, words } from './widget-parts.js';

/** Renders an element with its own classes for each kind of screen. */
const styled = (name: string, sheet: StyleSheet, rules: readonly Rule[], className: string, style: string, inner: string) =>
  `<${name}${classOf(sheet, rules, className)}${style === '' ? '' : ` style="${escapeAttribute(style)}"`}>${inner}</${name}>`;

const aligned = (settings: Settings) => onScreens(settings, (at) => ({ 'text-align': alignOf(at('align')) }));

export function heading(settings: Settings, sheet: StyleSheet): string {
  const level = /^(?:h[1-6]|div|span|p)$/.exec(String(settings.header_size ?? settings.tag ?? 'h2'))?.[0] ?? 'h2';
  const color = colorOf(settings, 'title_color') ?? 'var(--e-global-color-primary)';
  const style = css({ ...typographyOf(settings, 'typography', 'primary'), color });
  const rules = [...importantly(onScreens(settings, typeSizes('typography'))), ...aligned(settings)];
  return styled(
    level,
    sheet,
    rules,
    'kit-heading',
    style,
    toDocument(settings.link, html(settings.title ?? settings.text ?? 'Heading')),
  );
}

export function text(settings: Settings, sheet: StyleSheet): string {
  const style = css({ ...typographyOf(settings, 'typography', 'text'), color: colorOf(settings, 'text_color') });
  const rules = [...importantly(onScreens(settings, typeSizes('typography'))), ...aligned(settings)];
  return styled('div', sheet, rules, 'kit-text', style, html(settings.editor ?? settings.paragraph ?? settings.text));
}

export function image(settings: Settings, sheet: StyleSheet): string {
  const style = css({
    'max-width': sizeOf(settings.space),
    height: sizeOf(settings.height),
    'border-radius': boxOf(settings.image_border_radius),
    'object-fit': textOf(settings['object-fit']),
  });
  const caption = settings.caption_source === 'custom' ? tag('figcaption', '', words(settings.caption)) : '';
  const widths = onScreens(settings, (at) => ({ width: sizeOf(at('width')) }), ' img');
  const shown = toDocument(settings.link, picture(settings.image, style));
  return styled('div', sheet, [...widths, ...aligned(settings)], 'kit-image', '', shown + caption);
}

export function button(settings: Settings, sheet: StyleSheet): string {
  const style = css({
    ...typographyOf(settings, 'typography', 'accent'),
    color: colorOf(settings, 'button_text_color'),
    'background-color': colorOf(settings, 'background_color') ?? colorOf(settings, 'button_background_color'),
    'border-radius': boxOf(settings.border_radius),
    'border-style': textOf(settings.border_border),
    'border-width': boxOf(settings.border_width),
    'border-color': colorOf(settings, 'border_color'),
    display: settings.align === 'justify' ? 'block' : undefined,
  });
  const rules = [
    ...onScreens(settings, (at) => ({ padding: boxOf(at('text_padding')) })),
    ...importantly(onScreens(settings, typeSizes('typography'))),
  ];
  const label = words(settings.text ?? settings.button_text ?? settings.button) || 'Button';
  const names = `kit-button kit-button-${textOf(settings.size) ?? 'sm'}`;
  const shown = styled('span', sheet, rules, names, style, label);
  return styled('div', sheet, aligned(settings), 'kit-button-place', '', toDocument(settings.link, shown));
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

export function list(settings: Settings, sheet: StyleSheet): string {
  const style = css({ ...typographyOf(settings, 'icon_typography'), color: colorOf(settings, 'text_color') });
  const dot = css({ color: colorOf(settings, 'icon_color') });
  const isInline = settings.view === 'inline';
  const space = (name: string, share: string, inner: string) =>
    onScreens(
      settings,
      (at) => ({ [name]: sizeOf(at('space_between')) && `calc(${sizeOf(at('space_between'))}/${share})` }),
      inner,
    );
  const rules = [
    ...importantly(onScreens(settings, typeSizes('icon_typography'))),
    ...(isInline
      ? [...space('margin-inline', '-2', ''), ...space('margin-inline', '2', '>li')]
      : [
          ...space('padding-block-end', '2', '>li:not(:last-child)'),
          ...space('margin-block-start', '2', '>li:not(:first-child)'),
        ]),
    ...onScreens(
      settings,
      (at) => ({
        'margin-inline-end': sizeOf(at('text_indent')) && `calc(${sizeOf(at('text_indent'))} + var(--kit-icon-size,1em)*.25)`,
      }),
      ' .kit-icon',
    ),
    ...onScreens(settings, (at) => ({ '--kit-icon-size': sizeOf(at('icon_size')) })),
  ];
  const items = rows(settings.icon_list).map((row) =>
    tag('li', '', toDocument(row.link, `${hasIcon(row.selected_icon) ? icon(dot) : ''}<span>${words(row.text)}</span>`)),
  );
  return styled('ul', sheet, rules, isInline ? 'kit-list kit-inline' : 'kit-list', style, items.join(''));
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
    'border-top': `${sizeOf(settings.weight) ?? '1px'} ${textOf(settings.style) ?? 'solid'} ${colorOf(settings, 'color') ?? '#000'}`,
    width: sizeOf(settings.width),
  };
  const style = css({ 'padding-block': sizeOf(settings.gap), 'justify-content': alignOf(settings.align) });
  return tag('div', style, tag('span', css(line), '', 'kit-line'), 'kit-divider');
}

export const shapeOf = (settings: Settings) =>
  icon(css({ color: colorOf(settings, 'primary_color'), 'font-size': sizeOf(settings.icon_size ?? settings.size) ?? '48px' }));
