import { isRecord } from '../../../read/parse-json.js';
import { css, textOf } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';
import type { Rule, StyleSheet } from '../style-sheet.js';
import { presetOf } from './block-layout.js';

type Attributes = Record<string, unknown>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const part = (style: unknown, name: string): Attributes => (isRecord(style) && isRecord(style[name]) ? style[name] : {});
const typography = [
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textDecoration',
  'textTransform',
];
const sides = ['Top', 'Right', 'Bottom', 'Left'];

/** Returns the attributes `class` and `style` of a block that WordPress renders, from its settings for colour, type and space. */
export function attributesOf(attributes: Attributes, sheet: StyleSheet, className = '', more: string[] = []): string {
  const { textColor, backgroundColor, fontSize, fontFamily, align, textAlign, style } = attributes;
  const name = (value: unknown, wrap: (slug: string) => string) => (textOf(value) ? wrap(kebab(String(value))) : '');
  const names = [
    className,
    ...more,
    name(attributes.className, String),
    name(align, (side) => `align${side}`),
    name(textAlign, (side) => `has-text-align-${side}`),
    name(textColor, (slug) => `has-text-color has-${slug}-color`),
    name(backgroundColor, (slug) => `has-background has-${slug}-background-color`),
    name(fontSize, (slug) => `has-${slug}-font-size`),
    name(fontFamily, (slug) => `has-${slug}-font-family`),
    elementClass(style, sheet),
  ];
  const own = css(declarationsOf(style));
  return ` class="${escapeAttribute(names.filter(Boolean).join(' '))}"${own === '' ? '' : ` style="${escapeAttribute(own)}"`}`;
}

function declarationsOf(style: unknown): Record<string, string | undefined> {
  const { text, background, gradient } = part(style, 'color');
  const spacing = part(style, 'spacing');
  const { radius, width, color, style: line } = part(style, 'border');
  const type = part(style, 'typography');
  const radii = isRecord(radius)
    ? ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((corner) => presetOf(radius[corner]) ?? '0')
    : undefined;
  return {
    color: presetOf(text),
    'background-color': presetOf(background),
    'background-image': presetOf(gradient),
    ...Object.fromEntries(typography.map((name) => [kebab(name), presetOf(type[name])])),
    ...sidesOf('padding', spacing.padding),
    ...sidesOf('margin', spacing.margin),
    'border-radius': radii?.join(' ') ?? presetOf(radius),
    'border-width': presetOf(width),
    'border-color': presetOf(color),
    'border-style': presetOf(line) ?? (presetOf(width) ? 'solid' : undefined),
  };
}

function sidesOf(name: string, value: unknown): Record<string, string | undefined> {
  return isRecord(value)
    ? Object.fromEntries(sides.map((side) => [`${name}-${side.toLowerCase()}`, presetOf(value[side.toLowerCase()])]))
    : { [name]: presetOf(value) };
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Returns the class with the colours that a block sets for links, headings and buttons inside it. */
export function elementClass(style: unknown, sheet: StyleSheet): string {
  const elements = part(style, 'elements');
  const colorsOf = (element: unknown) => {
    const { text, background } = part(element, 'color');
    return { color: presetOf(text), 'background-color': presetOf(background) };
  };
  const of =
    (inner: string): Rule[0] =>
    (one) =>
      `${one} ${inner}`;
  const rules: Rule[] = [
    [of('a:where(:not(.wp-element-button,.wp-block-button__link))'), colorsOf(elements.link)],
    [of(':is(.wp-element-button,.wp-block-button__link)'), colorsOf(elements.button)],
    [of(`:is(${headings.join(',')})`), colorsOf(elements.heading)],
    ...headings.map((heading): Rule => [of(heading), colorsOf(elements[heading])]),
  ];
  return sheet.add(rules);
}
