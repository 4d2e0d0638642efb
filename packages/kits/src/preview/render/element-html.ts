import type { ElementorElement } from '@kithouse/contract';
import { addClass, firstTag, previewClassesOf } from '../../facts/preview-classes.js';
import { markOfElement } from '../../forms/form-marks.js';
import { atomicToHtml } from './atomic/atomic-html.js';
import type { BlockContext } from './blocks/block-context.js';
import { boxOf, css, frameOf, type Settings, sizeOf, textOf } from './element-css.js';
import { containerToHtml } from './elements/container-html.js';
import { overlayRules } from './elements/overlay.js';
import { classOf, onScreens } from './elements/responsive.js';
import { withForm } from './form-places.js';
import { escapeAttribute } from './sanitize-html.js';
import type { StyleSheet } from './style-sheet.js';
import { widgetToHtml } from './widget-html.js';

/** Renders Elementor elements as plain HTML with their main settings as CSS. Not yet sanitised. */
export const elementsToHtml = (elements: readonly ElementorElement[], context: BlockContext): string =>
  elements.map((element) => addClass(elementToHtml(element, context), previewClassesOf(element), firstTag)).join('');

function elementToHtml(element: ElementorElement, context: BlockContext): string {
  const { elType, settings } = element;
  const inner = withForm(elementsToHtml(element.elements, context), markOfElement(element), context.site);
  const atomic = atomicToHtml(element, inner);
  if (atomic !== undefined) {
    return atomic;
  }
  if (elType === 'widget') {
    return widgetFrame(element, widgetToHtml(element, context) + inner, context.sheet);
  }
  if (elType === 'section') {
    return sectionToHtml(settings, inner, context.sheet);
  }
  if (elType === 'column') {
    const share = [settings._inline_size, settings._column_size].map(Number).find((size) => size > 0 && size <= 100);
    const style = css({ ...frameOf(settings), width: `${share ?? 100}%`, ...columnAlignment(settings) });
    return box('kit-column', style, inner, settings, context.sheet);
  }
  return containerToHtml(element, inner, context.sheet);
}

const columnAlignment = ({ content_position }: Settings) => ({
  'justify-content': content_position === 'center' ? 'center' : content_position === 'bottom' ? 'flex-end' : undefined,
});

function sectionToHtml(settings: Settings, inner: string, sheet: StyleSheet): string {
  const minimum =
    settings.height === 'full'
      ? '90vh'
      : settings.height === 'min-height'
        ? (sizeOf(settings.custom_height) ?? '400px')
        : undefined;
  const width = settings.layout === 'full_width' ? '100%' : (sizeOf(settings.content_width) ?? 'var(--kit-wide)');
  const align = { top: 'flex-start', middle: 'center', bottom: 'flex-end' }[String(settings.content_position)];
  const row = css({ 'max-width': width, 'min-height': minimum, 'align-items': align });
  return box(
    'kit-section',
    css(frameOf(settings)),
    `<div class="kit-row" style="${escapeAttribute(row)}">${inner}</div>`,
    settings,
    sheet,
  );
}

/** Renders a box with its background overlay below the content. */
const box = (className: string, style: string, inner: string, settings: Settings, sheet: StyleSheet) =>
  `<div${classOf(sheet, overlayRules(settings), `kit-box ${className}`)} style="${escapeAttribute(style)}">${inner}</div>`;

/** Widgets that fill the rest of a row. */
const wide = new Set(['accordion', 'divider', 'toggle', 'tabs', 'progress', 'image-carousel', 'video']);

function widgetFrame({ widgetType = '', settings }: ElementorElement, html: string, sheet: StyleSheet): string {
  const { padding: _padding, margin: _margin, ...frame } = frameOf(settings, '_');
  const rules = onScreens(settings, (at) => ({
    width: widthOf(at('_element_width'), at('_element_custom_width')),
    'align-self': textOf(at('_flex_align_self')),
    order: { start: '-99999', end: '99999' }[String(at('_flex_order'))],
    padding: boxOf(at('_padding')),
    margin: boxOf(at('_margin')),
  }));
  const names = `kit-widget${wide.has(widgetType) ? ' kit-widget-wide' : ''}`;
  return `<div${classOf(sheet, rules, names)} style="${escapeAttribute(css(frame))}">${html}</div>`;
}

const widthOf = (kind: unknown, custom: unknown) =>
  kind === 'initial' ? sizeOf(custom) : kind === 'auto' ? 'auto' : kind === 'inherit' ? '100%' : undefined;
