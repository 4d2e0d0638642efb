/** Parts that several pages of Plinth share. */
import { col, heading, lead, link, row, rule, section, small, stack, text } from '../../nodes.js';
import { paper, theme, wide } from './look.js';

export const title = (line: string, words: string, bg = paper, o = theme) =>
  section(
    { bg, theme: o, width: wide, pad: [96, 64], gap: [36, 28] },
    heading(1, line, { line: 0.96 }),
    stack({ narrow: 680 }, lead(words)),
  );

export const article = (date: string, name: string, words: string) =>
  stack(
    { gap: [26, 20] },
    rule(),
    row(
      { valign: 'top', gap: [32, 10] },
      col(20, {}, small(date)),
      col(80, { gap: [10, 8] }, heading(3, link(name), { size: [36, 28] }), text(words)),
    ),
  );
