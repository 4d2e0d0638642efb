import {
  button,
  buttons,
  col,
  heading,
  image,
  lead,
  type Node,
  row,
  rule,
  type SectionOptions,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { footer } from '../parts.js';
import { dark, deed, ink, red, theme } from './look.js';

/** Builds a numbered paragraph of the deed: its number in the margin, the red double line, and its text. */
export const paragraph = (number: string, label: string, o: SectionOptions, ...children: Node[]) =>
  section(
    { bleed: true, bg: deed, gap: [0, 0], ...o },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      col(
        13,
        { pad: [84, 28], padX: [44, 22], gap: [4, 2] },
        text(number, { size: [26, 22], face: theme.display, color: red, line: 1.2 }),
        ...(label ? [small(label, { italic: false, color: '#55605A' })] : []),
      ),
      col(
        87,
        { pad: [84, 36], padX: [44, 22], side: { color: red, width: 5, style: 'double' }, gap: [40, 30] },
        stack({ narrow: 1040, gap: [40, 30] }, ...children),
      ),
    ),
  );
/** Builds a numbered paragraph with a picture that reaches the edge of the page. */
export const opening = (number: string, label: string, picture: Node, ...children: Node[]) =>
  section(
    { bleed: true, bg: deed, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      col(
        13,
        { pad: [96, 26], padX: [44, 22], gap: [4, 2] },
        text(number, { size: [26, 22], face: theme.display, color: red, line: 1.2 }),
        small(label, { color: '#55605A' }),
      ),
      col(43, { pad: [88, 36], padX: [44, 22], side: { color: red, width: 5, style: 'double' }, gap: [26, 22] }, ...children),
      col(44, {}, picture),
    ),
  );
export const border = () =>
  section(
    { bleed: true, tag: 'div', bg: deed, gap: [0, 0] },
    image('ledger-band', 'A band of fine green and gold waves, as on a banknote', { radius: 0, align: 'full' }),
  );
export const ask = (label = 'See our fixed fees') => buttons(button('Ask a lawyer'), button(label, { ghost: true }));

/** Builds the start of a page: the band, a number and its headline. */
export const title = (number: string, label: string, line: string, words: string): Node[] => [
  border(),
  paragraph(number, label, {}, stack({ narrow: 860, gap: [20, 16] }, heading(1, line), lead(words))),
];

export const step = ([when, name, words]: [when: string, name: string, words: string]) => [
  row(
    { valign: 'top', gap: [32, 6] },
    col(24, {}, text(when, { color: red, face: theme.display, size: [24, 22] })),
    col(76, { gap: [6, 4] }, heading(3, name, { role: 'h4' }), text(words)),
  ),
  rule(),
];

export const contact = {
  title: 'Write or ring',
  phone: '01632 960 418',
  email: 'desk@ledger-oak.example',
  street: '9 Chancel Row',
};
export const pageFooter = () =>
  footer({
    bg: ink,
    theme: dark,
    width: 1120,
    about: 'Wills, leases, work and small companies, in plain words.',
    lists: [
      ['The firm', ['Practice areas', 'People', 'Fees']],
      ['Reading', ['Questions', 'Notes', 'A will, step by step']],
    ],
    contact,
    last: 'In plain words since 1987.',
    title: { size: [46, 36] },
  });
