import { scanHtml } from '../media/scan-html.js';
import { decodeEntities } from '../media/scan-urls.js';

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

/** One thing a visitor sees. Absent means unknown. */
export type OutlineNode = {
  kind: OutlineKind;
  /** Plain words of it, cut at 200 characters. */
  text?: string;
  /** Level of a heading, 1 to 6. */
  level?: number;
  /** Share of the row in percent, for a column. */
  width?: number;
  /** How many pictures, rows or entries it shows. */
  count?: number;
  align?: 'left' | 'center' | 'right';
  /** Stands on a picture or a colour of its own. */
  has_background?: boolean;
  /** Name of the block or widget it was made from. */
  source: string;
  children: OutlineNode[];
};

/** The words of a piece of HTML, cut at 200 characters unless told. */
export function plainText(html: unknown, most = 200): string | undefined {
  if (typeof html !== 'string') {
    return undefined;
  }
  const part = html.slice(0, most * 100);
  const words: string[] = [];
  let is_hidden = false;
  scanHtml(part, {
    onTag: ({ name }) => {
      is_hidden = name === 'style' || name === 'script';
    },
    onText: (start, end) => {
      if (!is_hidden) {
        words.push(decodeEntities(part.slice(start, end)).replaceAll('&nbsp;', ' '));
      }
      is_hidden = false;
    },
  });
  const text = words.join(' ').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, most);
}

export const alignOf = (value: unknown) =>
  value === 'center' || value === 'right' || value === 'left' ? { align: value as 'left' | 'center' | 'right' } : {};
