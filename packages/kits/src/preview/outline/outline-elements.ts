import type { ElementorElement } from '@kithouse/contract';
import { readVariants } from '../../read/elementor/read-design.js';
import { isTyped, plain } from '../../read/elementor/typed-value.js';
import { isRecord } from '../../read/parse-json.js';
import { alignOf, type OutlineKind, type OutlineNode, plainText } from './outline-node.js';

/** Maps parts of widget names to types; the first match wins. */
const kinds: [RegExp, OutlineKind][] = [
  [/heading|-title$|^theme-page-title/, 'heading'],
  [/gallery|carousel|slides/, 'gallery'],
  [/nav-menu|mega-menu|sitemap|breadcrumb/, 'menu'],
  [/form|login|search|mailchimp|newsletter|subscribe/, 'form'],
  [/image-box|icon-box|flip-box|call-to-action|service-box|team|price-table|pricing/, 'section'],
  [/social|share-buttons/, 'social'],
  [/button/, 'button'],
  [/image|logo|featured-image|hotspot|e-svg/, 'image'],
  [/video|youtube/, 'video'],
  [/google_maps|map/, 'map'],
  [/icon-list|accordion|toggle|tabs|price-list|table-of-contents|progress/, 'list'],
  [/testimonial|blockquote|reviews/, 'quote'],
  [/posts|portfolio|loop-|products|archive/, 'posts'],
  [/table/, 'table'],
  [/divider/, 'divider'],
  [/spacer|menu-anchor/, 'spacer'],
  [/icon|rating|counter|countdown/, 'icon'],
  [/text|paragraph|excerpt|content|post-info|author-box/, 'text'],
  [/html|shortcode|embed|soundcloud|audio/, 'embed'],
];

const titleKeys = [
  'title',
  'title_text',
  'heading',
  'text',
  'editor',
  'paragraph',
  'testimonial_content',
  'description_text',
  'html',
];

/** Outlines Elementor elements: sections, columns and their contents. */
export function outlineElements(elements: readonly ElementorElement[]): OutlineNode[] {
  return elements.map((element) => (element.elType === 'widget' ? outlineWidget(element) : outlineBox(element)));
}

function outlineBox(element: ElementorElement): OutlineNode {
  const { elType, settings, elements } = element;
  const isRow = (elType === 'section' || directionOf(element) === 'row') && elements.length > 1;
  const children = outlineElements(elements);
  return {
    kind: elType === 'column' ? 'column' : isRow ? 'columns' : 'section',
    source: elType,
    ...widthOf(settings),
    ...(settings.background_background === undefined || settings.background_background === '' ? {} : { has_background: true }),
    children: isRow ? children.map(asColumn) : children,
  };
}

/** Treats the children of a row as columns. */
const asColumn = (node: OutlineNode): OutlineNode =>
  node.kind === 'column'
    ? node
    : { kind: 'column', source: node.source, ...(node.width ? { width: node.width } : {}), children: [node] };

function outlineWidget({ widgetType = '', settings, elements }: ElementorElement): OutlineNode {
  const kind = kinds.find(([pattern]) => pattern.test(widgetType))?.[1] ?? 'other';
  const text = textOfElement({ settings });
  const rows = Object.values(settings).find((value) => Array.isArray(value) && value.length > 0 && value.every(isRecord));
  const level = /^h([1-6])$/.exec(String(settings.header_size ?? plainValue(settings.tag) ?? ''))?.[1];
  return {
    kind,
    source: widgetType,
    ...(text === undefined ? {} : { text }),
    ...(kind === 'heading' ? { level: Number(level ?? 2) } : {}),
    ...(Array.isArray(rows) ? { count: rows.length } : {}),
    ...alignOf(settings.align ?? settings.text_align),
    children: outlineElements(elements),
  };
}

/** Returns the first plain text of an element. */
export const textOfElement = ({ settings }: Pick<ElementorElement, 'settings'>): string | undefined =>
  titleKeys.map((key) => plainText(plainValue(settings[key]))).find((value) => value !== undefined);

/** Unwraps a value of Elementor 4, and the text inside rich text. */
function plainValue(value: unknown): unknown {
  const inner = plain(value);
  return isTyped(value) && isRecord(inner) && 'content' in inner ? plain(inner.content) : inner;
}

const directionOf = ({ elType, settings, styles }: ElementorElement) => {
  if (elType === 'e-flexbox' || elType === 'e-grid') {
    const own = isRecord(styles)
      ? Object.values(styles).flatMap((style) => (isRecord(style) ? readVariants(style.variants) : []))
      : [];
    const direction = plain(own.find(({ props }) => 'flex-direction' in props)?.props['flex-direction']);
    return elType === 'e-flexbox' && typeof direction === 'string' && direction.startsWith('column') ? 'column' : 'row';
  }
  const direction = settings.flex_direction;
  return settings.container_type === 'grid' || direction === 'row' || direction === 'row-reverse' ? 'row' : 'column';
};

function widthOf({ _inline_size, _column_size, width }: Record<string, unknown>): { width?: number } {
  const size = isRecord(width) && width.unit === '%' ? width.size : undefined;
  const share = [_inline_size, _column_size, size].map(Number).find((value) => value > 0 && value <= 100);
  return share === undefined ? {} : { width: share };
}
