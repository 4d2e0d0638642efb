import type { ElementorElement } from '@kithouse/contract';
import { isRecord } from '../../read/parse-json.js';
import { atomicToHtml } from './atomic/atomic-html.js';
import { colorOf, css, frameOf, type Settings, sizeOf, textOf } from './element-css.js';
import { escapeAttribute } from './sanitize-html.js';
import type { SiteShown } from './site-parts.js';
import { widgetToHtml } from './widget-html.js';

/** Renders Elementor elements as plain HTML with their main settings as inline CSS. Not yet sanitised. */
export const elementsToHtml = (elements: readonly ElementorElement[], shown?: SiteShown, isTop = true): string =>
  elements.map((element) => elementToHtml(element, shown, isTop)).join('');

function elementToHtml(element: ElementorElement, shown: SiteShown | undefined, isTop: boolean): string {
  const { elType, settings } = element;
  const inner = elementsToHtml(element.elements, shown, false);
  const atomic = atomicToHtml(element, inner);
  if (atomic !== undefined) {
    return atomic;
  }
  if (elType === 'widget') {
    return widgetFrame(settings, widgetToHtml(element, shown) + inner);
  }
  if (elType === 'section') {
    return sectionToHtml(settings, inner);
  }
  if (elType === 'column') {
    const share = [settings._inline_size, settings._column_size].map(Number).find((size) => size > 0 && size <= 100);
    const style = css({ ...frameOf(settings), width: `${share ?? 100}%`, ...columnAlignment(settings) });
    return box('kit-column', style, inner, settings);
  }
  return containerToHtml(element, inner, isTop);
}

const columnAlignment = ({ content_position }: Settings) => ({
  'justify-content': content_position === 'center' ? 'center' : content_position === 'bottom' ? 'flex-end' : undefined,
});

function sectionToHtml(settings: Settings, inner: string): string {
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
  );
}

function containerToHtml({ elType, settings }: ElementorElement, content: string, isTop: boolean): string {
  const isGrid = settings.container_type === 'grid' || elType === 'e-grid';
  const isBoxed = isTop && settings.content_width !== 'full';
  const columns = isRecord(settings.grid_columns_grid) ? settings.grid_columns_grid : {};
  const gap = isRecord(settings.flex_gap) ? settings.flex_gap : isRecord(settings.grid_gaps) ? settings.grid_gaps : {};
  const unit = typeof gap.unit === 'string' ? gap.unit : 'px';
  const length = (value: unknown) => (value === undefined || value === '' ? '20px' : `${Number(value) || 0}${unit}`);
  const layout = css({
    display: isGrid ? 'grid' : 'flex',
    'grid-template-columns': isGrid
      ? columns.unit === 'custom'
        ? textOf(columns.size)
        : `repeat(${Math.min(Math.max(Number(columns.size) || 3, 1), 12)},minmax(0,1fr))`
      : undefined,
    'flex-direction': isGrid ? undefined : (textOf(settings.flex_direction) ?? (elType === 'e-flexbox' ? 'row' : 'column')),
    'flex-wrap': textOf(settings.flex_wrap),
    'justify-content': textOf(settings.flex_justify_content) ?? textOf(settings.justify_content),
    'align-items': textOf(settings.flex_align_items) ?? textOf(settings.align_items),
    gap: `${length(gap.row)} ${length(gap.column)}`,
    'min-height': sizeOf(settings.min_height),
  });
  const outer = css({
    ...frameOf(settings),
    width: sizeOf(settings.width) ?? (isTop ? undefined : '100%'),
    'align-self': textOf(settings._flex_align_self),
    'text-align': textOf(settings.text_align),
  });
  const innerWidth = isBoxed
    ? `max-width:${sizeOf(settings.boxed_width) ?? 'var(--kit-wide)'};margin:0 auto;width:100%`
    : 'width:100%';
  const inner = `<div style="${escapeAttribute(`${layout};${innerWidth}`)}">${content}</div>`;
  return box('kit-container', outer, inner, settings);
}

/** Renders a box with its background overlay below the content. */
function box(className: string, style: string, inner: string, settings: Settings): string {
  const color = colorOf(settings, 'background_overlay_color');
  const veil =
    settings.background_overlay_background === undefined || color === undefined
      ? ''
      : `<span class="kit-veil" style="${escapeAttribute(css({ 'background-color': color, opacity: opacityOf(settings.background_overlay_opacity) }))}"></span>`;
  return `<div class="kit-box ${className}" style="${escapeAttribute(style)}">${veil}${inner}</div>`;
}

const opacityOf = (value: unknown) => (isRecord(value) && Number(value.size) >= 0 ? `${Number(value.size)}` : '0.5');

function widgetFrame(settings: Settings, html: string): string {
  const width =
    settings._element_width === 'initial'
      ? sizeOf(settings._element_custom_width)
      : settings._element_width === 'auto'
        ? 'auto'
        : undefined;
  const style = css({ ...frameOf(settings, '_'), width, 'max-width': width && '100%' });
  return `<div class="kit-widget" style="${escapeAttribute(style)}">${html}</div>`;
}
