import { fluid, rem } from '../blocks/lengths.js';
import type { Align, Card, Columns, Cover, Heading, Node, Picture, Section, Text } from './grammar.js';
import { block, dynamic, escapeText, join, open, type Style } from './markup.js';
import { fileOf } from './pictures.js';
import { accent, ink, line, onPhone, paper, radius, reading, sizes, tint, wide } from './tokens.js';

/** `inverse` is true if the text is light on dark; `align` comes from the stack around. */
type Place = { inverse: boolean; align?: Align | undefined; above?: number; share?: number };

/** Returns a section as block markup. */
export function toBlocks(section: Section): string {
  const inverse = section.ground === 'inverse';
  const background = inverse ? ink : section.ground === 'tint' ? tint : undefined;
  const [top, side] = [fluid(section.pad), fluid([40, 20])];
  const padding: Record<string, string> =
    section.width === 'full' ? { top, bottom: top } : { top, right: side, bottom: top, left: side };
  const size = section.width === 'text' ? `${reading}px` : wide;
  const layout = section.width === 'full' ? { type: 'default' } : { type: 'constrained', contentSize: size };
  const color = { ...(background ? { background } : {}), ...(inverse ? { text: paper } : {}) };
  const attributes = {
    tagName: section.tag,
    align: 'full',
    style: {
      ...(background ? { color } : {}),
      spacing: { blockGap: rem(section.gap), padding, margin: { top: '0', bottom: '0' } },
    },
    layout,
  };
  const style: Style = {
    ...(inverse ? { color: paper } : {}),
    ...(background ? { 'background-color': background } : {}),
    'margin-top': '0',
    'margin-bottom': '0',
    ...sides('padding', padding),
  };
  const classes = ['wp-block-group', 'alignfull', inverse && 'has-text-color', background && 'has-background'];
  const id = section.anchor ? ` id="${section.anchor}"` : '';
  const html = `${open(section.tag, classes, style, id)}${all(section.children, { inverse, share: section.width === 'text' ? 65 : 100 }, section.gap)}</${section.tag}>`;
  return block('group', attributes, html);
}

const sides = (name: string, box: Record<string, string>): Style =>
  Object.fromEntries(Object.entries(box).map(([side, value]) => [`${name}-${side}`, value]));

/** Returns parts below each other. Rules set their own distance, because themes add margins to them. */
const all = (nodes: Node[], place: Place, gap = 0): string =>
  join(nodes.map((node, at) => toBlock(node, { ...place, above: at > 0 ? gap : 0 })));

/** Returns the minimum width of a cell in rem at which `count` cells fit side by side in this share of the page. */
const leastOf = (count: 2 | 3 | 4 | 5 | 6, share = 100): number =>
  Math.round({ 2: 28, 3: 21, 4: 15.5, 5: 12, 6: 10 }[count] * (share < 100 ? 0.92 : 1) * share) / 100;

function toBlock(node: Node, place: Place): string {
  switch (node.kind) {
    case 'heading':
      return heading(node, place);
    case 'text':
      return paragraph(node, place);
    case 'buttons':
      return buttons(node.items, node.align ?? place.align, place);
    case 'picture':
      return picture(node);
    case 'stack': {
      const align = node.align ?? place.align;
      const layout = node.narrow
        ? { type: 'constrained', contentSize: `${node.narrow}px`, ...(align === 'center' ? {} : { justifyContent: 'left' }) }
        : { type: 'default' };
      return group(layout, node.gap, all(node.children, { ...place, align }, node.gap));
    }
    case 'columns':
      return columns(node, place);
    case 'grid': {
      const least = `${leastOf(node.count, place.share)}rem`;
      return group({ type: 'grid', minimumColumnWidth: least }, node.gap, all(node.children, place));
    }
    case 'card':
      return card(node, place);
    case 'bar': {
      const layout = { type: 'flex', flexWrap: 'wrap', justifyContent: node.justify, verticalAlignment: 'center' };
      return group(layout, node.gap, all(node.children, place));
    }
    case 'list':
      return list(node.items, node.look);
    case 'accordion':
      return group({ type: 'default' }, 0, join(node.items.map((item) => details(...item))));
    case 'table':
      return table(node.rows, node.head);
    case 'rule':
      return node.width === undefined ? separator(node.look, place.above) : measure(node.width);
    case 'cover':
      return cover(node, place);
    case 'brand':
      return brand(node.align ?? place.align, place);
    case 'menu':
      return menu(node.items, node.justify, place);
    case 'social':
      return social(node.align ?? place.align);
  }
}

function group(layout: object, gap: number, inner: string): string {
  return block(
    'group',
    { style: { spacing: { blockGap: rem(gap) } }, layout },
    `${open('div', ['wp-block-group'])}${inner}</div>`,
  );
}

/** Returns the attributes and the style of text: its size, and its colour on an inverse background. */
function typeOf(name: keyof typeof sizes | undefined, { inverse }: Place, bold = false) {
  const found = name && sizes[name];
  const isLabel = name === 'label';
  const typography = {
    ...(found ? { fontSize: fluid(found.size) } : {}),
    ...(bold || isLabel ? { fontWeight: '700' } : {}),
    ...(found ? { lineHeight: String(found.line) } : {}),
    ...(isLabel ? { letterSpacing: '0.06em', textTransform: 'uppercase' } : {}),
  };
  const style = {
    ...(Object.keys(typography).length > 0 ? { typography } : {}),
    ...(inverse ? { color: { text: paper } } : {}),
  };
  const css: Style = {
    ...(inverse ? { color: paper } : {}),
    ...(found ? { 'font-size': fluid(found.size) } : {}),
    ...(bold || isLabel ? { 'font-weight': '700' } : {}),
    ...(isLabel ? { 'letter-spacing': '0.06em' } : {}),
    ...(found ? { 'line-height': String(found.line) } : {}),
    ...(isLabel ? { 'text-transform': 'uppercase' } : {}),
  };
  return { attributes: Object.keys(style).length > 0 ? { style } : {}, css };
}

function heading({ level, text, size, align: own }: Heading, place: Place): string {
  const align = own ?? place.align;
  const { attributes, css } = typeOf(size ?? (`h${level}` as const), place);
  const all = { ...(align && align !== 'left' ? { textAlign: align } : {}), ...(level === 2 ? {} : { level }), ...attributes };
  const classes = ['wp-block-heading', align && align !== 'left' && `has-text-align-${align}`, place.inverse && 'has-text-color'];
  return block('heading', all, `${open(`h${level}`, classes, css)}${text}</h${level}>`);
}

function paragraph({ text, size, align: own, bold }: Text, place: Place): string {
  const align = own ?? place.align;
  const { attributes, css } = typeOf(size, place, bold);
  const linked = place.inverse && text.includes('<a ');
  const style = 'style' in attributes ? attributes.style : {};
  const all = {
    ...(align && align !== 'left' ? { align } : {}),
    ...attributes,
    ...(linked ? { style: { ...style, elements: { link: { color: { text: paper } } } } } : {}),
  };
  const classes = [
    align && align !== 'left' && `has-text-align-${align}`,
    place.inverse && 'has-text-color',
    linked && 'has-link-color',
  ];
  return block('paragraph', all, `${open('p', classes, css)}${text}</p>`);
}

function buttons(items: { label: string; url: string; quiet?: boolean }[], align: Align | undefined, { inverse }: Place): string {
  const one = ({ label, url, quiet }: (typeof items)[number]) => {
    const [background, text] = quiet ? [undefined, paper] : [paper, ink];
    const color = inverse ? { color: { ...(background ? { background } : {}), text } } : undefined;
    const attributes = { ...(quiet ? { className: 'is-style-outline' } : {}), ...(color ? { style: color } : {}) };
    const css: Style = inverse ? { color: text, ...(background ? { 'background-color': background } : {}) } : {};
    const classes = [
      'wp-block-button__link',
      inverse && 'has-text-color',
      inverse && background && 'has-background',
      'wp-element-button',
    ];
    const anchor = `${open('a', classes, css, '').replace(/^<a( class="[^"]*")/, `<a$1 href="${escapeText(url)}"`)}${label}</a>`;
    return block('button', attributes, `${open('div', ['wp-block-button', quiet && 'is-style-outline'])}${anchor}</div>`);
  };
  const layout = { type: 'flex', ...(align && align !== 'left' ? { justifyContent: align } : {}) };
  return block('buttons', { layout }, `${open('div', ['wp-block-buttons'])}${join(items.map(one))}</div>`);
}

function picture({ name, alt, ratio, round, width, align }: Picture): string {
  const corner = round ? '999px' : `${radius}px`;
  const shape = ratio.replace(':', '/');
  const attributes = {
    ...(width ? { width: `${width}px` } : {}),
    aspectRatio: shape,
    scale: 'cover',
    sizeSlug: 'full',
    ...(align && align !== 'left' ? { align } : {}),
    style: { border: { radius: corner } },
  };
  const css: Style = {
    'border-radius': corner,
    'aspect-ratio': shape,
    'object-fit': 'cover',
    ...(width ? { width: `${width}px` } : {}),
  };
  const style = Object.entries(css).map(([key, value]) => `${key}:${value}`);
  const image = `<img src="media/${fileOf(name, ratio)}" alt="${escapeText(alt)}" style="${style.join(';')}"/>`;
  const classes = [
    'wp-block-image',
    align && align !== 'left' && `align${align}`,
    'size-full',
    width && 'is-resized',
    'has-custom-border',
  ];
  const names = classes.map((one) => (typeof one === 'string' ? one : undefined));
  return block('image', attributes, `${open('figure', names)}${image}</figure>`);
}

function columns({ gap, valign, columns: cells }: Columns, place: Place): string {
  const side = valign === 'top' ? undefined : valign;
  const one = ({ share, gap: inner, children }: Columns['columns'][number]) => {
    const attributes = {
      ...(side ? { verticalAlignment: side } : {}),
      width: `${share}%`,
      style: { spacing: { blockGap: rem(inner) } },
    };
    const classes = ['wp-block-column', side && `is-vertically-aligned-${side}`];
    return block(
      'column',
      attributes,
      `${open('div', classes, { 'flex-basis': `${share}%` })}${all(children, { ...place, share }, inner)}</div>`,
    );
  };
  const attributes = {
    ...(side ? { verticalAlignment: side } : {}),
    style: { spacing: { blockGap: { top: rem(onPhone(gap)), left: rem(gap) } } },
  };
  const classes = ['wp-block-columns', side && `are-vertically-aligned-${side}`];
  return block('columns', attributes, `${open('div', classes)}${join(cells.map(one))}</div>`);
}

/** Returns the look of a panel: its attributes, its declarations and its classes. */
function panelOf(look: Card['look'], pad: number) {
  const space = fluid([pad, onPhone(pad)]);
  const all = { top: space, right: space, bottom: space, left: space };
  const edge = { color: 'currentColor', style: 'solid', width: '2px' };
  const side = (name: string) => ({
    [`border-${name}-color`]: 'currentColor',
    [`border-${name}-style`]: 'solid',
    [`border-${name}-width`]: '2px',
  });
  const round = `${radius}px`;
  switch (look) {
    case 'tint':
      return {
        style: { border: { radius: round }, color: { background: tint }, spacing: { padding: all } },
        css: { 'border-radius': round, 'background-color': tint, ...sides('padding', all) },
        classes: ['has-background'],
      };
    case 'inverse':
      return {
        style: { border: { radius: round }, color: { background: ink, text: paper }, spacing: { padding: all } },
        css: { 'border-radius': round, color: paper, 'background-color': ink, ...sides('padding', all) },
        classes: ['has-text-color', 'has-background'],
      };
    case 'line':
      return {
        style: { border: { radius: round, width: '1px', color: line, style: 'solid' }, spacing: { padding: all } },
        css: {
          'border-color': line,
          'border-style': 'solid',
          'border-width': '1px',
          'border-radius': round,
          ...sides('padding', all),
        },
        classes: ['has-border-color'],
      };
    case 'top':
      return {
        style: { border: { top: edge }, spacing: { padding: { top: space } } },
        css: { ...side('top'), 'padding-top': space },
        classes: [],
      };
    case 'side':
      return {
        style: { border: { left: edge }, spacing: { padding: { left: space } } },
        css: { ...side('left'), 'padding-left': space },
        classes: [],
      };
  }
}

function card({ look, gap, pad, children }: Card, place: Place): string {
  const { style, css, classes } = panelOf(look, pad);
  const attributes = {
    style: { ...style, spacing: { blockGap: rem(gap), ...style.spacing } },
    layout: { type: 'default' },
  };
  const inner = all(children, look === 'inverse' ? { ...place, inverse: true } : place, gap);
  return block('group', attributes, `${open('div', ['wp-block-group', ...classes], css)}${inner}</div>`);
}

function list(items: string[], look: 'ticks' | 'dots' | 'numbers'): string {
  const tag = look === 'numbers' ? 'ol' : 'ul';
  const className = look === 'ticks' ? 'is-style-checkmark-list' : undefined;
  const one = (text: string) => block('list-item', {}, `<li>${text}</li>`);
  const attributes = { ...(look === 'numbers' ? { ordered: true } : {}), ...(className ? { className } : {}) };
  return block('list', attributes, `${open(tag, ['wp-block-list', className])}${join(items.map(one))}</${tag}>`);
}

function details(question: string, answer: string): string {
  const space = rem(18);
  const edge = { color: line, style: 'solid', width: '1px' };
  const attributes = {
    style: { border: { bottom: edge }, spacing: { padding: { top: space, bottom: space } } },
  };
  const css = {
    'border-bottom-color': line,
    'border-bottom-style': 'solid',
    'border-bottom-width': '1px',
    'padding-top': space,
    'padding-bottom': space,
  };
  const text = block('paragraph', {}, `<p>${answer}</p>`);
  return block(
    'details',
    attributes,
    `${open('details', ['wp-block-details'], css)}<summary>${question}</summary>${text}</details>`,
  );
}

function table(rows: string[][], head?: string[]): string {
  const cells = (name: 'td' | 'th', row: string[]) => `<tr>${row.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const top = head ? `<thead>${cells('th', head)}</thead>` : '';
  const body = `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody>`;
  const html = `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout">${top}${body}</table></figure>`;
  return block('table', { hasFixedLayout: true, className: 'is-style-stripes' }, html);
}

function separator(look: 'line' | 'strong' | 'accent', above = 0): string {
  const top = above === 0 ? '0' : rem(above);
  const color = look === 'line' ? line : look === 'accent' ? accent : 'currentColor';
  const style = { spacing: { margin: { top, bottom: '0' } }, color: { background: color } };
  const css = { 'margin-top': top, 'margin-bottom': '0', 'background-color': color, color };
  const classes = ['wp-block-separator', 'has-text-color', 'has-alpha-channel-opacity', 'has-background', 'is-style-wide'];
  return block('separator', { className: 'is-style-wide', style }, open('hr', classes, css).replace(/>$/, '/>'));
}

/** Returns a bar of a chart: a coloured column beside an empty one. */
function measure(width: number): string {
  const one = (share: number, isFull: boolean) => {
    const style = isFull
      ? { color: { background: accent }, spacing: { padding: { top: '0.375rem', bottom: '0.375rem' } } }
      : { spacing: { padding: { top: '0.375rem', bottom: '0.375rem' } }, color: { background: tint } };
    const css = {
      'background-color': isFull ? accent : tint,
      'padding-top': '0.375rem',
      'padding-bottom': '0.375rem',
      'flex-basis': `${share}%`,
    };
    return block('column', { width: `${share}%`, style }, `${open('div', ['wp-block-column', 'has-background'], css)}</div>`);
  };
  const inner = join([one(width, true), one(100 - width, false)]);
  const attributes = {
    isStackedOnMobile: false,
    style: { spacing: { blockGap: { top: '0', left: '0' }, margin: { top: '0.5rem', bottom: '0' } } },
  };
  const classes = ['wp-block-columns', 'is-not-stacked-on-mobile'];
  return block('columns', attributes, `${open('div', classes, { 'margin-top': '0.5rem', 'margin-bottom': '0' })}${inner}</div>`);
}

function cover({ name, alt, height, place: side, children }: Cover, place: Place): string {
  const url = `media/${fileOf(name, '16:9')}`;
  const space = fluid([48, 20]);
  const padding = { top: space, right: space, bottom: space, left: space };
  const position = `center ${side}`;
  const attributes = {
    url,
    alt,
    dimRatio: 0,
    minHeight: height,
    ...(side === 'center' ? {} : { contentPosition: position }),
    isDark: false,
    align: 'full',
    style: { spacing: { padding } },
  };
  const panel = fluid([40, 24]);
  const inside = { top: panel, right: panel, bottom: panel, left: panel };
  const style = {
    color: { background: paper, text: ink },
    border: { radius: `${radius}px` },
    spacing: { blockGap: rem(18), padding: inside },
  };
  const css = { 'border-radius': `${radius}px`, color: ink, 'background-color': paper, ...sides('padding', inside) };
  const box = block(
    'group',
    {
      style,
      layout: { type: 'constrained', contentSize: '520px', ...(place.align === 'center' ? {} : { justifyContent: 'left' }) },
    },
    `${open('div', ['wp-block-group', 'has-text-color', 'has-background'], css)}${all(children, { ...place, inverse: false })}</div>`,
  );
  const classes = [
    'wp-block-cover',
    'alignfull',
    'is-light',
    side !== 'center' && 'has-custom-content-position',
    side !== 'center' && `is-position-center-${side}`,
  ];
  const image = `<img class="wp-block-cover__image-background" alt="${escapeText(alt)}" src="${url}" data-object-fit="cover"/>`;
  const shade = '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span>';
  const html = `${open('div', classes, { ...sides('padding', padding), 'min-height': `${height}px` })}${image}${shade}<div class="wp-block-cover__inner-container">${box}</div></div>`;
  return block('cover', attributes, html);
}

function brand(align: Align | undefined, { inverse }: Place): string {
  const link = inverse ? { color: { text: paper }, elements: { link: { color: { text: paper } } } } : {};
  const style = { typography: { fontSize: fluid([24, 21]), fontWeight: '700', textDecoration: 'none' }, ...link };
  const inner = join([dynamic('site-logo', { width: 44, shouldSyncIcon: false }), dynamic('site-title', { level: 0, style })]);
  const layout = {
    type: 'flex',
    flexWrap: 'nowrap',
    verticalAlignment: 'center',
    ...(align === 'center' ? { justifyContent: 'center' } : {}),
  };
  return group(layout, 12, inner);
}

function menu(items: [string, string][], justify: 'left' | 'center' | 'right', { inverse }: Place): string {
  const links = items.map(([label, url]) => dynamic('navigation-link', { label, url, kind: 'custom', isTopLevelLink: true }));
  const style = { spacing: { blockGap: rem(24) }, ...(inverse ? { color: { text: paper } } : {}) };
  return block('navigation', { layout: { type: 'flex', justifyContent: justify }, style }, join(links));
}

function social(align: Align | undefined): string {
  const one = (service: string) => dynamic('social-link', { url: `https://www.${service}.com/`, service });
  const links = join(['instagram', 'facebook', 'linkedin'].map(one));
  const layout = { type: 'flex', ...(align === 'center' ? { justifyContent: 'center' } : {}) };
  return block(
    'social-links',
    { className: 'is-style-logos-only', layout },
    `<ul class="wp-block-social-links is-style-logos-only">${links}</ul>`,
  );
}
