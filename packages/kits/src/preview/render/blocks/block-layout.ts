import { isRecord } from '../../../read/parse-json.js';
import type { Rule } from '../style-sheet.js';

type Attributes = Record<string, unknown>;
type Layout = { className: string; rules: Rule[] };

const sides: Record<string, string> = {
  left: 'flex-start',
  right: 'flex-end',
  center: 'center',
  'space-between': 'space-between',
  stretch: 'stretch',
  top: 'flex-start',
  bottom: 'flex-end',
};

/** Layouts that blocks have without a setting. */
const defaults: Record<string, string> = {
  'core/buttons': 'flex',
  'core/columns': 'flex',
  'core/social-links': 'flex',
  'core/gallery': 'flex',
  'core/navigation': 'flex',
  'core/query-pagination': 'flex',
  'core/comments-pagination': 'flex',
  ...Object.fromEntries(
    ['column', 'cover', 'details', 'group', 'media-text', 'post-content', 'post-template', 'query', 'quote'].map((name) => [
      `core/${name}`,
      'flow',
    ]),
  ),
};

/** Returns the classes and rules that WordPress gives a block for its layout; undefined for a block without one. */
export function layoutOf(name: string, { layout, style }: Attributes): Layout | undefined {
  const own = isRecord(layout) ? layout : {};
  const isConstrained = typeof own.contentSize === 'string' || own.inherit === true;
  const type = typeof own.type === 'string' && own.type !== 'default' ? own.type : undefined;
  const kind = type ?? (isConstrained ? 'constrained' : defaults[name]);
  const spacing = isRecord(style) && isRecord(style.spacing) ? style.spacing : {};
  const gap = gapOf(spacing.blockGap);
  const base = name.replace('core/', 'wp-block-');
  const named = (className: string, rules: Rule[]) => ({
    className: `is-layout-${className} ${base}-is-layout-${className}`,
    rules,
  });
  if (kind === 'flex' || kind === 'grid') {
    const placed = kind === 'flex' ? flexOf(name, own) : gridOf(own);
    return named(kind, [[(one) => one, { ...placed, gap: gap?.all }]]);
  }
  const widths = kind === 'constrained' ? widthsOf(own, spacing.padding) : [];
  return kind === 'constrained' || kind === 'flow' ? named(kind, [...widths, ...gapRules(gap?.row)]) : undefined;
}

function flexOf(name: string, { orientation, justifyContent, verticalAlignment, flexWrap }: Attributes) {
  const [along, across] = [sides[String(justifyContent)], sides[String(verticalAlignment)]];
  // On a narrow screen the columns of a row are stacked, which the style of the block decides.
  const wrap = flexWrap === 'nowrap' && name !== 'core/columns' ? 'nowrap' : undefined;
  return orientation === 'vertical'
    ? { 'flex-direction': 'column', 'flex-wrap': wrap, 'align-items': along ?? 'flex-start', 'justify-content': across }
    : { 'flex-wrap': wrap, 'justify-content': along, 'align-items': across };
}

function gridOf({ columnCount, minimumColumnWidth }: Attributes) {
  const columns = Math.floor(Number(columnCount));
  const width = typeof minimumColumnWidth === 'string' ? minimumColumnWidth : '12rem';
  const tracks =
    columns > 0 && columns <= 16 && minimumColumnWidth === undefined
      ? `repeat(${columns},minmax(0,1fr))`
      : `repeat(auto-fill,minmax(min(${width},100%),1fr))`;
  return { 'grid-template-columns': tracks, 'container-type': 'inline-size' };
}

function widthsOf({ contentSize, wideSize, justifyContent }: Attributes, padding: unknown): Rule[] {
  const [content, wide] = [contentSize, wideSize].map((size) => (typeof size === 'string' && size !== '' ? size : undefined));
  const left = justifyContent === 'left' ? '0' : 'auto';
  const right = justifyContent === 'right' ? '0' : 'auto';
  const { left: ofLeft, right: ofRight } = isRecord(padding) ? padding : {};
  return [
    [
      (one) => `${one}>:where(:not(.alignleft):not(.alignright):not(.alignfull))`,
      { 'max-width': content ?? wide, 'margin-left': `${left}!important`, 'margin-right': `${right}!important` },
    ],
    [(one) => `${one}>.alignwide`, { 'max-width': wide ?? content }],
    [(one) => `${one} .alignfull`, { 'max-width': content || wide ? 'none' : undefined }],
    [(one) => `${one}>.alignfull`, { 'margin-left': outwards(ofLeft), 'margin-right': outwards(ofRight) }],
  ];
}

const outwards = (side: unknown) => {
  const length = presetOf(side);
  return length === undefined ? undefined : `calc(${length === '0' ? '0px' : length}*-1)`;
};

const gapRules = (gap: string | undefined): Rule[] =>
  gap === undefined
    ? []
    : [
        [(one) => `${one}>*`, { 'margin-block-start': '0', 'margin-block-end': '0' }],
        [(one) => `${one}>*+*`, { 'margin-block-start': gap, 'margin-block-end': '0' }],
      ];

/** Reads a gap that is one length, or one for rows and one for columns. WordPress ignores functions such as `clamp()`. */
function gapOf(gap: unknown): { row: string | undefined; all: string } | undefined {
  const plain = (value: unknown) => (/[\\(&=}]|\/\*/.test(String(value)) ? undefined : presetOf(value));
  if (isRecord(gap)) {
    const [row, column] = [plain(gap.top), plain(gap.left)];
    return row === undefined && column === undefined ? undefined : { row, all: `${row ?? '0'} ${column ?? '0'}` };
  }
  const length = plain(gap);
  return length === undefined ? undefined : { row: length, all: length };
}

/** Converts `var:preset|spacing|40` to `var(--wp--preset--spacing--40)`. */
export const presetOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value.replace(/^var:preset\|([\w-]+)\|([\w-]+)$/, 'var(--wp--preset--$1--$2)')
    : undefined;
