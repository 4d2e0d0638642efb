import type { ElementorElement } from '@kithouse/contract';
import { isRecord } from '../../../read/parse-json.js';
import { boxOf, css, frameOf, type Settings, sizeOf, textOf } from '../element-css.js';
import { escapeAttribute } from '../sanitize-html.js';
import type { Rule, StyleSheet } from '../style-sheet.js';
import { overlayRules } from './overlay.js';
import { classOf, gapOf, onScreens } from './responsive.js';

/** Renders a container with Elementor's own structure: one that is boxed has an inner element of limited width. */
export function containerToHtml({ elType, settings }: ElementorElement, content: string, sheet: StyleSheet): string {
  const isGrid = settings.container_type === 'grid' || elType === 'e-grid';
  const isBoxed = settings.content_width !== 'full';
  const inside = isBoxed ? '>.kit-con-inner' : '';
  const rules = [
    ...onScreens(settings, (at) => ({
      ...sideways(boxOf(at('padding'))),
      margin: boxOf(at('margin')),
      'min-height': sizeOf(at('min_height')),
      'align-self': textOf(at('_flex_align_self')),
      ...order(at('_flex_order')),
    })),
    ...widthRules(settings, isBoxed),
    ...onScreens(
      settings,
      (at) => ({ ...upright(boxOf(at('padding'))), gap: gapOf(at(isGrid ? 'grid_gaps' : 'flex_gap')) }),
      inside,
    ),
    ...(isGrid ? gridRules(settings, inside) : flexRules(settings, inside)),
    ...overlayRules(settings),
  ];
  const names = `kit-box kit-con kit-con-${isGrid ? 'grid' : 'flex'} ${isBoxed ? 'kit-con-boxed' : 'kit-con-full'}`;
  const { margin: _margin, padding: _padding, ...frame } = frameOf(settings);
  const style = css({ ...frame, 'text-align': textOf(settings.text_align) });
  const inner = isBoxed ? `<div class="kit-con-inner">${content}</div>` : content;
  const tag = /^(?:header|footer|main|article|section|aside|nav)$/.exec(String(settings.html_tag))?.[0] ?? 'div';
  return `<${tag}${classOf(sheet, rules, names)} style="${escapeAttribute(style)}">${inner}</${tag}>`;
}

const parts = (box: string | undefined) => box?.split(' ') ?? [];

function sideways(box: string | undefined) {
  const [, right, , left] = parts(box);
  return { 'padding-right': right, 'padding-left': left };
}

function upright(box: string | undefined) {
  const [top, , bottom] = parts(box);
  return { 'padding-top': top, 'padding-bottom': bottom };
}

/** Returns the widths of a container. A phone ignores those of larger screens, as Elementor does. */
function widthRules(
  { width, width_tablet, width_mobile, boxed_width, boxed_width_tablet, boxed_width_mobile }: Settings,
  isBoxed: boolean,
): Rule[] {
  const own = (one: string) => one;
  const inner = (one: string) => `${one}>.kit-con-inner`;
  const content = (size: unknown) => ({ 'max-width': sizeOf(size) && `min(100%,${sizeOf(size)})` });
  return isBoxed
    ? [
        [inner, content(boxed_width)],
        [inner, content(boxed_width_tablet), '(max-width:1024px)'],
        [inner, content(boxed_width_mobile), '(max-width:767px)'],
      ]
    : [
        [own, { width: sizeOf(width) }, '(min-width:768px)'],
        [own, { width: sizeOf(width_tablet) }, '(min-width:768px) and (max-width:1024px)'],
        [own, { width: sizeOf(width_mobile) }, '(max-width:767px)'],
      ];
}

const flexRules = (settings: Settings, inside: string): Rule[] =>
  onScreens(
    settings,
    (at, suffix) => {
      const direction = textOf(at('flex_direction'));
      return {
        'flex-direction': direction,
        'flex-wrap': textOf(at('flex_wrap')) ?? (suffix === '_mobile' ? wrapOnPhones(settings) : undefined),
        'justify-content': textOf(at('flex_justify_content')) ?? textOf(at('justify_content')),
        'align-items': textOf(at('flex_align_items')) ?? textOf(at('align_items')),
        ...(direction === undefined ? {} : widgetsOf(direction)),
      };
    },
    inside,
  );

/** Wraps rows on a phone, as Elementor does unless a larger screen has a setting for it. */
const wrapOnPhones = ({ flex_wrap, flex_wrap_tablet }: Settings) =>
  (textOf(flex_wrap) ?? textOf(flex_wrap_tablet)) === undefined ? 'wrap' : undefined;

/** Returns the width that widgets such as lines and accordions have in a row or a column. */
const widgetsOf = (direction: string) =>
  direction.startsWith('row')
    ? { '--kit-widget-width': 'initial', '--kit-widget-grow': '1' }
    : { '--kit-widget-width': '100%', '--kit-widget-grow': '0' };

const gridRules = (settings: Settings, inside: string): Rule[] =>
  onScreens(
    {
      grid_columns_grid: { unit: 'fr', size: 3 },
      grid_columns_grid_tablet: { unit: 'fr', size: 2 },
      grid_columns_grid_mobile: { unit: 'fr', size: 1 },
      ...settings,
    },
    (at) => ({
      'grid-template-columns': tracksOf(at('grid_columns_grid')),
      'grid-template-rows': tracksOf(at('grid_rows_grid')),
      'justify-items': textOf(at('grid_justify_items')),
      'align-items': textOf(at('grid_align_items')),
    }),
    inside,
  );

function tracksOf(value: unknown): string | undefined {
  const { unit, size } = isRecord(value) ? value : {};
  return unit === 'custom'
    ? textOf(size)
    : Number(size) > 0
      ? `repeat(${Math.min(Math.floor(Number(size)), 12)},1fr)`
      : undefined;
}

const order = (value: unknown) => ({ order: value === 'start' ? '-99999' : value === 'end' ? '99999' : undefined });
