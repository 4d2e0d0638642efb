import { bar, brand, button, type Ground, type Node, nav, section, type Theme, tightButtons } from '../nodes.js';

export type Header = {
  bg: Ground;
  theme: Theme;
  width?: number;
  items: [label: string, url: string][];
  /** The text and address of the button. */
  action: [label: string, url: string];
  /** Strips above the row. */
  above?: Node[];
};

/** Returns a row with logo and name, links, and one button. On phones, the links are behind a button or on a row below. */
export function header({ bg, theme, width = 1200, items, action: [label, url], above = [] }: Header): Node[] {
  return [
    ...above,
    section(
      { tag: 'div', bg, width, pad: [20, 16], theme: { ...theme, ground: bg } },
      bar(
        { nowrap: true, breaks: true, gap: 24, shrinks: [24, 8] },
        brand(),
        nav(items, { overlay: bg }),
        tightButtons({ compact: true }, button(label, { url })),
      ),
    ),
  ];
}
