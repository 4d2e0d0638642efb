import type { KitSettings } from '@kithouse/contract';
import { cleanSettings, type KitFont } from '../../read/elementor/kit-settings.js';
import { colorOf, css, frameOf, type Settings, sizeOf, typographyOf } from './element-css.js';
import { sanitizeStyle } from './sanitize-style.js';

/** Renders the kit's colours and fonts as the variables and classes of Elementor and WordPress, and its page styles. */
export function kitCss(settings: KitSettings | undefined): string {
  if (settings === undefined) {
    return '';
  }
  const { tokens = [] } = settings;
  const { colors, fonts } = cleanSettings({
    ...settings,
    colors: [...settings.colors, ...tokens.map((token) => ({ ...token, role: 'custom' as const }))],
  });
  const variables = colors.flatMap(({ id, color }) => [`--e-global-color-${id}:${color}`, `--wp--preset--color--${id}:${color}`]);
  return [
    `:root{${[...variables, ...fonts.flatMap(fontVariables)].join(';')}}`,
    ...colors.map(({ id }) => presetClasses(id)),
    ...fonts.flatMap(fontRules),
    ...styleRules(settings.styles ?? {}),
  ].join('\n');
}

const presetClasses = (id: string) =>
  `.has-${id}-color{color:var(--wp--preset--color--${id})}.has-${id}-background-color{background-color:var(--wp--preset--color--${id})}.has-${id}-border-color{border-color:var(--wp--preset--color--${id})}`;

const declarationsOf = ({ settings }: KitFont) => Object.entries(typographyOf(settings)).filter(([, value]) => value);

const fontVariables = (font: KitFont) => [
  ...declarationsOf(font).map(([name, value]) => `--e-global-typography-${font.id}-${name}:${value}`),
  ...declarationsOf(font).flatMap(([name, value]) =>
    name === 'font-family' ? [`--wp--preset--font-family--${font.id}:${value}`] : [],
  ),
];

/** Renders rules instead of variables, because a font may omit properties. */
function fontRules(font: KitFont): string[] {
  const names = declarationsOf(font).map(([name]) => name);
  return [
    rule(
      `[style*="${typeMark(font.id)}"]`,
      Object.fromEntries(names.map((name) => [name, `var(--e-global-typography-${font.id}-${name})`])),
    ),
    ...(names.includes('font-family')
      ? [rule(`.has-${font.id}-font-family`, { 'font-family': `var(--wp--preset--font-family--${font.id})` })]
      : []),
  ];
}

/** Marks an element's style with the kit's font. */
const typeMark = (id: string) => `--kit-type:[${id}]`;

function styleRules(styles: Settings): string[] {
  const width = sizeOf(styles.container_width);
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) =>
    rule(tag, { ...typographyOf(styles, `${tag}_typography`), color: colorOf(styles, `${tag}_color`) }),
  );
  return [
    rule(':root', { '--kit-wide': width }),
    rule('body', {
      ...typographyOf(styles, 'body_typography'),
      ...background(styles),
      color: colorOf(styles, 'body_color'),
    }),
    ...headings,
    rule('.kit-button', {
      ...typographyOf(styles, 'button_typography'),
      color: colorOf(styles, 'button_text_color'),
      'background-color': colorOf(styles, 'button_background_color'),
      'border-radius': sizeOf(styles.button_border_radius),
    }),
  ].filter((text) => text !== '');
}

function background(styles: Settings) {
  const { 'background-color': color, 'background-image': image } = frameOf(styles, 'body_');
  return { 'background-color': color, 'background-image': image };
}

const fontNames = ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-transform'];

/** Builds a rule that cannot be escaped and loads nothing. */
function rule(selector: string, { '--kit-type': named, ...declarations }: Record<string, string | undefined>): string {
  const font =
    named && Object.fromEntries(fontNames.map((name) => [name, `var(--e-global-typography-${named.slice(1, -1)}-${name})`]));
  const own = Object.entries(declarations).filter(([, value]) => value !== undefined);
  const style = sanitizeStyle(css({ ...font, ...Object.fromEntries(own) }), () => undefined);
  return style === '' ? '' : `${selector}{${style}}`;
}
