import { isRecord } from '../../read/parse-json.js';

export type Settings = Record<string, unknown>;

/** Formats `{unit: 'px', size: 12}` as `12px`; undefined for others. */
export function sizeOf(value: unknown): string | undefined {
  if (!isRecord(value) || value.size === '' || value.size === null || value.size === undefined) {
    return undefined;
  }
  const unit = typeof value.unit === 'string' ? value.unit : 'px';
  return unit === 'custom'
    ? String(value.size)
    : Number.isFinite(Number(value.size))
      ? `${Number(value.size)}${unit}`
      : undefined;
}

/** Formats `{unit, top, right, bottom, left}` as `1px 2px 3px 4px`. */
export function boxOf(value: unknown): string | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const unit = typeof value.unit === 'string' ? value.unit : 'px';
  const sides = [value.top, value.right, value.bottom, value.left];
  return sides.every((side) => side === '' || side === undefined || side === null)
    ? undefined
    : sides.map((side) => `${Number(side) || 0}${unit}`).join(' ');
}

/** Returns a setting's colour, or the kit's colour or font it refers to. */
export function colorOf(settings: Settings, key: string): string | undefined {
  const globals = isRecord(settings.__globals__) ? settings.__globals__ : {};
  const named = /^globals\/colors\?id=([\w-]+)$/.exec(String(globals[key]))?.[1];
  if (named !== undefined) {
    return `var(--e-global-color-${named},var(--e-global-color-text))`;
  }
  const color = settings[key];
  return typeof color === 'string' && color !== '' ? color : undefined;
}

/** Formats declarations and omits undefined ones. */
export const css = (declarations: Record<string, string | undefined>): string =>
  Object.entries(declarations)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}:${value}`]))
    .join(';');

/** Quotes a font family; Elementor allows several as `A", "B`. */
const quoted = (family: string) =>
  family
    .split(/", ?"/)
    .map((one) => `"${one.replace(/["\\]/g, '')}"`)
    .join(',');

/** Formats a typography group, such as `typography` or `title_typography`; `fallback` is the kit's font. */
export function typographyOf(settings: Settings, prefix = 'typography', fallback?: string): Record<string, string | undefined> {
  const globals = isRecord(settings.__globals__) ? settings.__globals__ : {};
  const own = settings[`${prefix}_typography`];
  const named =
    /^globals\/typography\?id=([\w-]+)$/.exec(String(globals[`${prefix}_typography`]))?.[1] ??
    (own === 'custom' ? undefined : fallback);
  const text = (key: string) => {
    const value = settings[`${prefix}_${key}`];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const family = text('font_family');
  return {
    '--kit-type': named && `[${named}]`,
    'font-family': family && `${quoted(family)},var(--kit-font)`,
    'font-size': sizeOf(settings[`${prefix}_font_size`]),
    'font-weight': text('font_weight'),
    'font-style': text('font_style'),
    'line-height': sizeOf(settings[`${prefix}_line_height`]),
    'letter-spacing': sizeOf(settings[`${prefix}_letter_spacing`]),
    'text-transform': text('text_transform'),
    'text-decoration': text('text_decoration'),
  };
}

/** Formats background, border and shadow; `prefix` is empty for boxes and `_` for a widget's frame. */
export function frameOf(settings: Settings, prefix = ''): Record<string, string | undefined> {
  const at = (key: string) => settings[`${prefix}${key}`];
  const kind = at('background_background');
  const border = at('border_border');
  const picture = isRecord(at('background_image')) ? (at('background_image') as Settings).url : undefined;
  return {
    'background-color': kind === 'classic' ? colorOf(settings, `${prefix}background_color`) : undefined,
    'background-image':
      kind === 'gradient'
        ? gradientOf(settings, `${prefix}background_`)
        : kind === 'classic' && typeof picture === 'string' && picture.startsWith('kit:')
          ? `url(${picture})`
          : undefined,
    'background-position': textOf(at('background_position')) ?? 'center center',
    'background-size': textOf(at('background_size')) ?? 'cover',
    'background-repeat': textOf(at('background_repeat')) ?? 'no-repeat',
    'border-style': textOf(border),
    'border-width': textOf(border) && boxOf(at('border_width')),
    'border-color': textOf(border) && colorOf(settings, `${prefix}border_color`),
    'border-radius': boxOf(at('border_radius')),
    'box-shadow': shadowOf(at('box_shadow_box_shadow'), at('box_shadow_box_shadow_type')),
    margin: boxOf(at('margin')),
    padding: boxOf(at('padding')),
  };
}

/** Formats a gradient of two colours with their places; undefined without both. */
export function gradientOf(settings: Settings, prefix: string): string | undefined {
  const [from, to] = [colorOf(settings, `${prefix}color`), colorOf(settings, `${prefix}color_b`)];
  const at = (key: string) => sizeOf(settings[`${prefix}${key}`]);
  const stops = `${from} ${at('color_stop') ?? '0%'},${to} ${at('color_b_stop') ?? '100%'}`;
  const shape =
    settings[`${prefix}gradient_type`] === 'radial'
      ? `radial-gradient(at ${textOf(settings[`${prefix}gradient_position`]) ?? 'center center'}`
      : `linear-gradient(${at('gradient_angle') ?? '180deg'}`;
  return from && to ? `${shape},${stops})` : undefined;
}

function shadowOf(shadow: unknown, type: unknown): string | undefined {
  if (!isRecord(shadow) || type !== 'yes') {
    return undefined;
  }
  const lengths = [shadow.horizontal, shadow.vertical, shadow.blur, shadow.spread].map((length) => `${Number(length) || 0}px`);
  return `${lengths.join(' ')} ${typeof shadow.color === 'string' ? shadow.color : '#0003'}`;
}

export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
