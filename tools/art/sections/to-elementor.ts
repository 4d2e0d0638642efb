import type { ElementorElement } from '@kithouse/contract';
import { countIds } from '../elementor/tree.js';
import { box, css, fit, gap, media, percent, px, type Settings } from '../elementor/values.js';
import { edge, typeOf } from './elementor-settings.js';
import type { Align, Button, Card, Columns, Cover, Grid, Heading, List, Node, Picture, Section, Stack, Text } from './grammar.js';
import { fileOf } from './pictures.js';
import { elementorInk, elementorPaper, line, onPhone, radius, reading, tint } from './tokens.js';

type Place = { inverse: boolean; align?: Align | undefined; inBar?: boolean };

const flexOf: Record<Align, string> = { left: 'flex-start', center: 'center', right: 'flex-end' };
const across = { top: 'flex-start', center: 'center', bottom: 'flex-end' };
const global = (id: string) => `globals/colors?id=${id}`;

/** Returns the elements of a section. Their ids derive from its slug, so that a rebuild changes nothing. */
export function toElementor(section: Section): ElementorElement[] {
  const id = countIds(section.slug);
  const widget = (widgetType: string, settings: Settings): ElementorElement => ({
    id: id(),
    elType: 'widget',
    widgetType,
    isInner: false,
    settings,
    elements: [],
  });
  const container = (settings: Settings, elements: () => ElementorElement[], isInner = true): ElementorElement => ({
    id: id(),
    elType: 'container',
    isInner,
    settings: { content_width: 'full', flex_direction: 'column', padding: box(0), ...settings },
    elements: elements(),
  });
  const all = (nodes: Node[], place: Place) => nodes.map((node) => emit(node, place));

  const inverse = section.ground === 'inverse';
  const background = inverse ? elementorInk : section.ground === 'tint' ? tint : undefined;
  return [
    container(
      {
        html_tag: section.tag,
        ...(section.anchor ? { _element_id: section.anchor } : {}),
        ...(section.width === 'full' ? {} : { content_width: 'boxed' }),
        ...(section.width === 'text' ? { boxed_width: px(reading) } : {}),
        ...(section.width === 'full'
          ? fit('padding', ([space = 0]) => box(space, 0), [section.pad, [section.pad[1], 0]])
          : fit('padding', ([space = 0, side = 0]) => box(space, side), [
              [section.pad[0], 40],
              [section.pad[1], 20],
            ])),
        ...fit('flex_gap', gap, [section.gap, onPhone(section.gap)]),
        ...(background ? { background_background: 'classic', background_color: background } : {}),
      },
      () => all(section.children, { inverse }),
      false,
    ),
  ];

  function emit(node: Node, place: Place): ElementorElement {
    switch (node.kind) {
      case 'heading':
        return heading(node, place);
      case 'text':
        return text(node, place);
      case 'buttons':
        return buttons(node.items, node.align ?? place.align, place);
      case 'picture':
        return picture(node, place);
      case 'stack':
        return stack(node, place);
      case 'columns':
        return columns(node, place);
      case 'grid':
        return grid(node, place);
      case 'card':
        return card(node, place);
      case 'bar':
        return container(
          {
            flex_direction: 'row',
            flex_wrap: 'wrap',
            flex_justify_content: node.justify === 'left' ? 'flex-start' : node.justify,
            flex_align_items: 'center',
            flex_gap: gap(node.gap),
          },
          () => all(node.children, { ...place, inBar: true }),
        );
      case 'list':
        return list(node, place);
      case 'accordion':
        return accordion(node.items, place);
      case 'table':
        return table(node.rows, node.head, place);
      case 'rule':
        return rule(node.look, node.width, place);
      case 'cover':
        return cover(node, place);
      case 'brand':
        return widget('kithouse-site-name', {
          logo_width: px(44),
          ...(place.inverse ? { color: elementorPaper } : {}),
          ...((node.align ?? place.align) === 'center' ? { align: 'center' } : {}),
          ...typeOf('typography', 'h3', true),
          ...(place.inBar ? { _element_width: 'auto' } : {}),
        });
      case 'menu':
        return menu(node.items, node.justify, place);
      case 'social':
        return social(node.align ?? place.align);
    }
  }

  function stack(node: Stack, place: Place): ElementorElement {
    const align = node.align ?? place.align;
    const narrow = node.narrow
      ? {
          width: px(node.narrow),
          width_tablet: percent(100),
          width_mobile: percent(100),
          ...(align === 'center' ? { _flex_align_self: 'center' } : {}),
        }
      : {};
    const inBar = place.inBar ? { width: css('auto') } : {};
    return container({ ...narrow, ...inBar, ...fit('flex_gap', gap, [node.gap, onPhone(node.gap)]) }, () =>
      all(node.children, { ...place, align, inBar: false }),
    );
  }

  function heading({ level, text: title, size, align: own }: Heading, { inverse: isLight, align, inBar }: Place) {
    const side = own ?? align;
    return widget('heading', {
      title,
      header_size: `h${level}`,
      ...(isLight ? { title_color: elementorPaper } : {}),
      ...(side ? { align: side } : {}),
      ...typeOf('typography', size ?? (`h${level}` as const)),
      ...(inBar ? { _element_width: 'auto' } : {}),
    });
  }

  function text({ text: words, size, align: own, bold }: Text, { inverse: isLight, align, inBar }: Place) {
    const side = own ?? align;
    const linked = words.replaceAll('<a ', '<a style="color:inherit;text-decoration:underline" ');
    return widget('text-editor', {
      editor: `<p style="margin:0">${linked}</p>`,
      ...(isLight ? { text_color: elementorPaper } : {}),
      ...(side ? { align: side } : {}),
      ...typeOf('typography', size, bold),
      ...(inBar ? { _element_width: 'auto' } : {}),
    });
  }

  function buttons(items: Button[], align: Align | undefined, { inverse: isLight, inBar }: Place): ElementorElement {
    const auto = inBar ? { width: css('auto') } : {};
    const side = align ? { flex_justify_content: flexOf[align] } : {};
    return container({ flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(12), ...side, ...auto }, () =>
      items.map((item) =>
        widget('button', {
          text: item.label,
          link: { url: item.url, is_external: '', nofollow: '' },
          ...(item.quiet ? quietLook(isLight) : isLight ? fullLook : {}),
        }),
      ),
    );
  }

  function picture({ name, alt, ratio, round, width, align }: Picture, { align: outer }: Place): ElementorElement {
    const side = align ?? outer;
    return widget('image', {
      image: media(fileOf(name, ratio), alt),
      image_size: 'full',
      width: width ? px(width) : percent(100),
      image_border_radius: box(round ? 999 : radius),
      align: width && side !== 'center' ? 'left' : 'center',
    });
  }

  function columns({ gap: space, valign, columns: cells }: Columns, place: Place): ElementorElement {
    return container(
      {
        flex_direction: 'row',
        flex_direction_mobile: 'column',
        flex_align_items: 'stretch',
        ...fit('flex_gap', gap, [space, onPhone(space)]),
      },
      () =>
        cells.map((cell) =>
          container(
            {
              width: percent(cell.share),
              width_mobile: percent(100),
              flex_justify_content: across[valign],
              ...fit('flex_gap', gap, [cell.gap, onPhone(cell.gap)]),
            },
            () => all(cell.children, { ...place, inBar: false }),
          ),
        ),
    );
  }

  function grid({ count: cells, gap: space, children }: Grid, place: Place): ElementorElement {
    const fr = (size: number) => ({ unit: 'fr', size, sizes: [] });
    return container(
      {
        container_type: 'grid',
        grid_columns_grid: fr(cells),
        grid_columns_grid_tablet: fr(cells > 4 ? 3 : Math.min(2, cells)),
        grid_columns_grid_mobile: fr(cells > 4 ? 2 : 1),
        grid_rows_grid: css('auto'),
        ...fit('grid_gaps', gap, [space, onPhone(space)]),
      },
      () => all(children, { ...place, inBar: false }),
    );
  }

  function card({ look, gap: space, pad, children }: Card, place: Place): ElementorElement {
    const inner = look === 'inverse' ? { ...place, inverse: true } : place;
    const side = look === 'top' || look === 'side' ? look : undefined;
    const padding = (n: number) =>
      side === 'top'
        ? { ...box(0), top: String(n), isLinked: false }
        : side === 'side'
          ? { ...box(0), left: String(n), isLinked: false }
          : box(n);
    const looks: Record<Card['look'], Settings> = {
      tint: { background_background: 'classic', background_color: tint, border_radius: box(radius) },
      inverse: { background_background: 'classic', background_color: elementorInk, border_radius: box(radius) },
      line: { ...edge(box(1), line), border_radius: box(radius) },
      top: edge({ ...box(0), top: '2', isLinked: false }, place.inverse ? elementorPaper : undefined),
      side: edge({ ...box(0), left: '2', isLinked: false }, place.inverse ? elementorPaper : undefined),
    };
    return container({ ...looks[look], ...fit('padding', padding, [pad, onPhone(pad)]), flex_gap: gap(space) }, () =>
      all(children, { ...inner, inBar: false }),
    );
  }

  function list({ items, look }: List, { inverse: isLight }: Place): ElementorElement {
    if (look !== 'ticks') {
      const tag = look === 'numbers' ? 'ol' : 'ul';
      const rows = items.map((item) => `<li>${item}</li>`).join('');
      return widget('text-editor', {
        editor: `<${tag} style="margin:0;padding-left:1.3em">${rows}</${tag}>`,
        ...(isLight ? { text_color: elementorPaper } : {}),
      });
    }
    return widget('icon-list', {
      icon_list: items.map((text) => ({ _id: id(), text, selected_icon: { value: 'fas fa-check', library: 'fa-solid' } })),
      space_between: px(10),
      icon_size: px(14),
      text_indent: px(8),
      ...(isLight ? { icon_color: elementorPaper, text_color: elementorPaper } : { __globals__: { text_color: global('text') } }),
    });
  }

  function accordion(items: [string, string][], { inverse: isLight }: Place): ElementorElement {
    const light = { title_color: elementorPaper, tab_active_color: elementorPaper, icon_color: elementorPaper };
    return widget('accordion', {
      tabs: items.map(([question, answer]) => ({
        _id: id(),
        tab_title: question,
        tab_content: `<p style="margin:0">${answer}</p>`,
      })),
      selected_icon: { value: 'fas fa-plus', library: 'fa-solid' },
      selected_active_icon: { value: 'fas fa-minus', library: 'fa-solid' },
      title_html_tag: 'div',
      icon_align: 'right',
      border_width: px(1),
      border_color: line,
      ...(isLight ? { ...light, icon_active_color: elementorPaper, content_color: elementorPaper } : {}),
      ...typeOf('title_typography', 'h4'),
    });
  }

  function table(rows: string[][], head: string[] | undefined, { inverse: isLight }: Place): ElementorElement {
    const cell = 'padding:10px 12px 10px 0;border:0;border-bottom:1px solid #80808066;text-align:left;vertical-align:top';
    const row = (name: 'td' | 'th', cells: string[]) =>
      `<tr>${cells.map((words) => `<${name} style="${cell}">${words}</${name}>`).join('')}</tr>`;
    const top = head ? `<thead>${row('th', head)}</thead>` : '';
    const body = `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>`;
    return widget('text-editor', {
      editor: `<table style="width:100%;margin:0;border:0;border-collapse:collapse;table-layout:fixed">${top}${body}</table>`,
      ...(isLight ? { text_color: elementorPaper } : {}),
    });
  }

  function rule(look: 'line' | 'strong' | 'accent', width: number | undefined, { inverse: isLight }: Place): ElementorElement {
    const color =
      look === 'line'
        ? { color: line }
        : isLight
          ? { color: elementorPaper }
          : { __globals__: { color: global(look === 'accent' ? 'accent' : 'primary') } };
    const bar = width === undefined ? { weight: px(look === 'line' ? 1 : 2) } : { weight: px(12), width: percent(width) };
    return widget('divider', { ...color, ...bar, gap: px(0) });
  }

  function cover({ name, alt, height, place: side, children }: Cover, place: Place): ElementorElement {
    return container(
      {
        min_height: px(height),
        flex_justify_content: 'center',
        flex_align_items: flexOf[side],
        ...fit('padding', box, [48, 20]),
        background_background: 'classic',
        background_image: media(fileOf(name, '16:9'), alt),
        background_position: 'center center',
        background_size: 'cover',
        background_repeat: 'no-repeat',
      },
      () => [
        container(
          {
            width: px(600),
            width_mobile: percent(100),
            ...fit('padding', box, [40, 24]),
            flex_gap: gap(18),
            background_background: 'classic',
            background_color: elementorInk,
            border_radius: box(radius),
          },
          () => all(children, { ...place, inverse: true }),
        ),
      ],
    );
  }

  function menu(items: [string, string][], justify: Align, { inverse: isLight, inBar }: Place): ElementorElement {
    return widget('icon-list', {
      view: 'inline',
      icon_list: items.map(([label, url]) => ({
        _id: id(),
        text: label,
        selected_icon: { value: '', library: '' },
        link: { url, is_external: '', nofollow: '' },
      })),
      space_between: px(24),
      text_indent: px(0),
      icon_align: justify,
      ...(isLight ? { text_color: elementorPaper } : { __globals__: { text_color: global('primary') } }),
      ...(inBar ? { _element_width: 'auto' } : {}),
    });
  }

  function social(align: Align | undefined): ElementorElement {
    return widget('social-icons', {
      social_icon_list: ['instagram', 'facebook', 'linkedin'].map((name) => ({
        _id: id(),
        social_icon: { value: `fab fa-${name}`, library: 'fa-brands' },
        link: { url: `https://www.${name}.com/`, is_external: 'true', nofollow: '' },
      })),
      align: align ?? 'left',
      icon_size: px(18),
    });
  }
}

/** A button on an inverse background, with the colours of text and background swapped. */
const fullLook: Settings = {
  button_text_color: elementorInk,
  hover_color: elementorInk,
  background_background: 'classic',
  background_color: elementorPaper,
  button_background_hover_background: 'classic',
  button_background_hover_color: elementorPaper,
};

/** Returns the look of a button whose border has the colour of its text. */
const quietLook = (isLight: boolean): Settings => ({
  background_background: 'classic',
  background_color: '#ffffff00',
  button_background_hover_background: 'classic',
  button_background_hover_color: '#80808017',
  border_border: 'solid',
  border_width: box(1),
  ...(isLight
    ? { button_text_color: elementorPaper, hover_color: elementorPaper, border_color: elementorPaper }
    : { __globals__: { button_text_color: global('primary'), hover_color: global('primary'), border_color: global('primary') } }),
});
