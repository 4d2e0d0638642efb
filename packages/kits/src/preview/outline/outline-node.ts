import { scanHtml } from '../../read/media/scan-html.js';
import { decodeEntities } from '../../read/media/scan-urls.js';

export type OutlineKind =
  | 'section'
  | 'columns'
  | 'column'
  | 'heading'
  | 'text'
  | 'image'
  | 'button'
  | 'gallery'
  | 'form'
  | 'video'
  | 'list'
  | 'quote'
  | 'table'
  | 'icon'
  | 'social'
  | 'menu'
  | 'posts'
  | 'map'
  | 'divider'
  | 'spacer'
  | 'embed'
  | 'other';

/** Describes a visible element. Absent values are unknown. */
export type OutlineNode = {
  kind: OutlineKind;
  /** Plain text, truncated at 200 characters. */
  text?: string;
  /** Level of a heading, 1 to 6. */
  level?: number;
  /** Width of a column in percent of the row. */
  width?: number;
  /** Number of pictures, rows or entries. */
  count?: number;
  align?: 'left' | 'center' | 'right';
  /** Has its own background picture or colour. */
  has_background?: boolean;
  /** Name of its block or widget. */
  source: string;
  children: OutlineNode[];
};

/** Returns the text of HTML, by default truncated at 200 characters. */
export function plainText(html: unknown, max = 200): string | undefined {
  if (typeof html !== 'string') {
    return undefined;
  }
  const part = html.slice(0, max * 100);
  const words: string[] = [];
  let isHidden = false;
  scanHtml(part, {
    onTag: ({ name }) => {
      isHidden = name === 'style' || name === 'script';
    },
    onText: (start, end) => {
      if (!isHidden) {
        words.push(decodeEntities(part.slice(start, end)).replaceAll('&nbsp;', ' '));
      }
      isHidden = false;
    },
  });
  const text = words.join(' ').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, max);
}

export const alignOf = (value: unknown) =>
  value === 'center' || value === 'right' || value === 'left' ? { align: value as 'left' | 'center' | 'right' } : {};
