import { type Settings, sizeOf, textOf } from '../element-css.js';
import type { Rule, StyleSheet } from '../style-sheet.js';

type Declarations = Record<string, string | undefined>;
/** Returns a setting as it is on one kind of screen. */
type At = (key: string) => unknown;

/** Kinds of screens with Elementor's own widths. A phone inherits from a tablet, which inherits from a desktop. */
const screens: [suffix: string, media: string | undefined][] = [
  ['', undefined],
  ['_tablet', '(max-width:1024px)'],
  ['_mobile', '(max-width:767px)'],
];

/** Returns rules for every kind of screen on which these settings have a value. */
export const onScreens = (settings: Settings, read: (at: At, suffix: string) => Declarations, inner = ''): Rule[] =>
  screens.map(([suffix, media]) => [(own) => own + inner, read((key) => settings[`${key}${suffix}`], suffix), media]);

/** Returns the class attribute of an element with its own rules. */
export const classOf = (sheet: StyleSheet, rules: readonly Rule[], names: string) =>
  ` class="${[names, sheet.add(rules)].filter(Boolean).join(' ')}"`;

/** Returns the sizes of a typography group that differ between screens. */
export const typeSizes =
  (prefix: string) =>
  (at: At, suffix: string): Declarations => {
    const size = (key: string) => (suffix === '' ? undefined : sizeOf(at(`${prefix}_${key}`)));
    return { 'font-size': size('font_size'), 'line-height': size('line_height'), 'letter-spacing': size('letter_spacing') };
  };

/** Formats `{row, column, unit}` as a gap; undefined without values. */
export function gapOf(value: unknown): string | undefined {
  const { row, column, size, unit } = (value ?? {}) as Settings;
  const length = (one: unknown) => (one === undefined || one === '' ? size : one);
  const [rows, columns] = [length(row), length(column)];
  return rows === undefined && columns === undefined
    ? undefined
    : [rows, columns].map((one) => `${Number(one) || 0}${textOf(unit) ?? 'px'}`).join(' ');
}

/** Lets rules of smaller screens win over inline styles. */
export const importantly = (rules: readonly Rule[]): Rule[] =>
  rules.map(([select, declarations, media]) => [
    select,
    Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name, value && `${value}!important`])),
    media,
  ]);
