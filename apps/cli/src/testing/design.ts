import { readFileSync } from 'node:fs';
import type { ElementorElement } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '@kithouse/kits';

/** Describes a visible text. `grounds` are its possible background colours; none on a picture. */
export type Words = { text: string; ink: string; grounds: string[]; size: number; heading?: number };

type Style = {
  color?: { background?: string; text?: string; gradient?: string };
  typography?: { fontSize?: string; fontWeight?: string };
};

const colours = (text: unknown): string[] => (typeof text === 'string' ? (text.match(/#[0-9a-f]{6}(?![0-9a-f])/gi) ?? []) : []);
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
/** Returns the maximum of a fluid size in px. */
const pixels = (size: string | undefined) => Number(/([\d.]+)rem\)?$/.exec(size ?? '1.0625rem')?.[1] ?? 1) * 16;

/** Lists every text of a block markup file in reading order. */
export function readBlockWords(file: string): Words[] {
  const words: Words[] = [];
  const visit = (node: string | BlockNode, grounds: string[]) => {
    if (typeof node === 'string') {
      return;
    }
    const attributes = (node.attributes_text ? JSON.parse(node.attributes_text) : {}) as { style?: Style; level?: number };
    const { color = {}, typography } = attributes.style ?? {};
    const own = [...colours(color.background), ...colours(color.gradient)];
    const behind = node.name === 'core/cover' ? [] : own.length > 0 ? own : grounds;
    if (color.text && /^core\/(heading|paragraph|button|list|details)$/.test(node.name)) {
      const text = textOf(node);
      const level = attributes.level ?? (node.name === 'core/heading' ? 2 : undefined);
      words.push({ text, ink: color.text, grounds: behind, size: pixels(typography?.fontSize), heading: level });
    }
    for (const inner of node.inner) {
      visit(inner, behind);
    }
  };
  for (const node of parseBlocks(readFileSync(file, 'utf8')).nodes) {
    visit(node, []);
  }
  return words;
}

const textOf = (node: BlockNode) =>
  node.inner
    .filter((part) => typeof part === 'string')
    .join('')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

/** Lists every text of an Elementor document in reading order. */
export function readElementorWords(content: readonly ElementorElement[]): Words[] {
  const words: Words[] = [];
  const visit = ({ elType, widgetType, settings, elements }: ElementorElement, grounds: string[]) => {
    const own = colours(settings.background_color).concat(
      settings.background_background === 'gradient' ? colours(settings.background_color_b) : [],
    );
    const isPicture = settings.background_image !== undefined;
    const behind = elType === 'container' ? (isPicture ? [] : own.length > 0 ? own : grounds) : grounds;
    words.push(...widgetWords(widgetType, settings, behind, own));
    for (const inner of elements) {
      visit(inner, behind);
    }
  };
  for (const element of content) {
    visit(element, []);
  }
  return words;
}

function widgetWords(type: string | undefined, settings: Record<string, unknown>, grounds: string[], own: string[]): Words[] {
  const size = (settings.typography_font_size as { size?: number } | undefined)?.size ?? 17;
  const toWords = (text: unknown, ink: unknown, behind = grounds, heading?: number): Words[] =>
    typeof ink === 'string' ? [{ text: textIn(text).replace(/<[^>]+>/g, ''), ink, grounds: behind, size, heading }] : [];
  switch (type ?? '') {
    case 'heading':
      return toWords(settings.title, settings.title_color, grounds, Number(textIn(settings.header_size).slice(1)));
    case 'text-editor': {
      const label = colours(settings._background_color);
      return toWords(settings.editor, settings.text_color, label.length > 0 ? label : grounds);
    }
    case 'button':
      return toWords(settings.text, settings.button_text_color, own.length > 0 ? own : grounds);
    case 'icon-list':
      return toWords('list', settings.text_color);
    case 'accordion':
    case 'toggle':
      return [...toWords('question', settings.title_color), ...toWords('answer', settings.content_color)];
    default:
      return [];
  }
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
