/** Settings that several kinds of elements share: text, backgrounds, borders and panels. */
import { fluid } from '../blocks/lengths.js';
import type { Look } from '../look.js';
import type { Backdrop, Ground, NodeOf, Panel, Radius, Side, Size, Theme } from '../node-types.js';
import { box, css, em, fit, media, middle, percent, px, type Settings } from './values.js';

/** Returns a length in pixels, like Elementor's other lengths. Astra has a smaller root font size on phones, so `rem` would differ. */
const pixels = (size: number) => `${size}px`;

/** Returns the settings of text; each name begins with `prefix`. */
export const type = (prefix: string, l: Omit<Look, 'color' | 'align'>): Settings => ({
  [`${prefix}_typography`]: 'custom',
  [`${prefix}_font_family`]: l.face,
  ...(l.grows ? { [`${prefix}_font_size`]: css(fluid(l.size, pixels)) } : fit(`${prefix}_font_size`, px, l.size)),
  [`${prefix}_font_weight`]: l.weight,
  ...(l.italic ? { [`${prefix}_font_style`]: 'italic' } : {}),
  [`${prefix}_line_height`]: em(l.line),
  [`${prefix}_letter_spacing`]: em(l.spacing),
  ...(l.upper ? { [`${prefix}_text_transform`]: 'uppercase' } : {}),
});

/** Returns a look of plain text. */
export const plain = (t: Theme, size: number | Size, weight = '400', line = 1.5): Omit<Look, 'color' | 'align'> => ({
  face: t.body,
  size: typeof size === 'number' ? [size, size] : size,
  weight,
  line,
  spacing: 0,
  upper: false,
  italic: false,
});

export const ground = (bg: Ground | undefined, key = 'background'): Settings => {
  if (typeof bg !== 'object') {
    return bg ? { [`${key}_background`]: 'classic', [`${key}_color`]: bg } : {};
  }
  return {
    [`${key}_background`]: 'gradient',
    [`${key}_color`]: bg.from,
    [`${key}_color_stop`]: percent(0),
    [`${key}_color_b`]: bg.to,
    [`${key}_color_b_stop`]: percent(bg.end ?? 100),
    ...(bg.at
      ? { [`${key}_gradient_type`]: 'radial', [`${key}_gradient_position`]: bg.at.split(' ').reverse().join(' ') }
      : { [`${key}_gradient_type`]: 'linear', [`${key}_gradient_angle`]: { unit: 'deg', size: bg.angle, sizes: [] } }),
  };
};

const upright: Record<string, string> = { top: 'flex-start', center: 'center', bottom: 'flex-end' };
/** Puts a picture with a shade behind the content of a container. */
export const covered = ({ image, alt, minHeight = 0, position = '', shade = ['', ''], shadeAngle = 90 }: Backdrop): Settings => ({
  min_height: px(minHeight),
  flex_justify_content: upright[position.split(' ')[0] ?? ''],
  background_background: 'classic',
  background_image: media(`${image}.webp`, alt),
  background_position: 'center center',
  background_size: 'cover',
  background_repeat: 'no-repeat',
  ...ground({ from: shade[0], to: shade[1], angle: shadeAngle }, 'background_overlay'),
  background_overlay_opacity: px(1),
});

/** Returns one radius, or four clockwise from the top left. */
export function corners(value: Radius): Settings {
  const [top, right, bottom, left] = (Array.isArray(value) ? value : [value, value, value, value]).map(String);
  return { unit: 'px', top, right, bottom, left, isLinked: !Array.isArray(value) };
}

/** Returns a border on the left edge. */
const sideLine = (side: Side | undefined): Settings =>
  side
    ? {
        border_border: side.style ?? 'solid',
        border_width: { ...box(0), left: String(side.width ?? 1), isLinked: false },
        border_color: side.color,
      }
    : {};

/** Returns the border of a panel, which can be thicker at the bottom. */
const edge = ({ line, lineWidth = 1, lineBottom = lineWidth }: Panel): Settings =>
  line
    ? {
        border_border: 'solid',
        border_width: { ...box(lineWidth, lineWidth, lineBottom), isLinked: lineBottom === lineWidth },
        border_color: line,
      }
    : {};

/** Returns the padding of a box, whose sides can differ from its top and bottom. */
function padding(pad: Size, padX?: Size): Settings {
  if (!padX) {
    return fit('padding', (size: number) => box(size), pad);
  }
  return {
    padding: box(pad[0], padX[0]),
    padding_tablet: box(middle(pad), middle(padX)),
    padding_mobile: box(pad[1], padX[1]),
  };
}

/** Returns the settings of a box with a background, a border and padding. */
export const panel = (c: NodeOf<'card' | 'col'>, t: Theme): Settings => ({
  ...padding(c.pad ?? [40, 28], c.padX),
  ...ground(c.bg),
  border_radius: corners(c.radius ?? t.radius),
  ...edge(c),
  ...sideLine(c.side),
});

/** Returns the settings of a column: a panel if it has a background or a line, otherwise only padding. */
export const colStyle = (c: NodeOf<'col'>, t: Theme): Settings =>
  c.bg || c.line ? panel(c, t) : { ...(c.pad ? padding(c.pad, c.padX) : {}), ...sideLine(c.side) };
