/** Parts that several pages of Driftwood share. */
import {
  button,
  buttons,
  col,
  eyebrow,
  heading,
  lead,
  link,
  type Node,
  row,
  rule,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { sage, white } from './look.js';

/** Describes a page or a block. */
export const entry = (
  key: string,
  title: string,
  kind: string,
  description: string,
  tags: string[],
  parts: Node[],
): PackEntry => ({
  key,
  title,
  kind,
  description,
  tags,
  parts,
});

export const title = (label: string, line: string, words: string) =>
  section({ bg: sage, pad: [112, 64] }, stack({ narrow: 760, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words)));

export const invitation = section(
  { bg: '#1E2B27', pad: [96, 64] },
  stack(
    { narrow: 720, align: 'center', gap: [22, 18] },
    heading(2, 'The fire is laid. You bring the book.', { align: 'center', color: '#F6F4EC' }),
    lead('Call +44 1632 960 190 or write to stay@driftwood.example. We answer the same day, weather permitting.', {
      align: 'center',
      color: '#CFD8D1',
    }),
    { ...buttons(button('Check dates', { bg: '#E5C68C', ink: '#1E2B27' })), align: 'center' },
  ),
);

export const footer = section(
  { tag: 'footer', theme: white, bg: '#1E2B27', pad: [80, 56], gap: [40, 32] },
  row(
    { valign: 'top', gap: [40, 32] },
    col(
      46,
      { gap: [14, 12] },
      text('Driftwood', { role: 'figure', size: [52, 42] }),
      text('Nineteen rooms on a headland, a fire in each.'),
    ),
    ...(
      [
        ['Stay', ['Rooms', 'Table', 'Vouchers']],
        ['House', ['Our story', 'Journal', 'Work here']],
        ['Reach us', ['+44 1632 960 190', 'stay@driftwood.example', 'Saltby Head']],
      ] as const
    ).map(([name, labels]) =>
      col(18, { gap: [10, 10] }, eyebrow(name, { color: '#E5C68C' }), ...labels.map((label) => small(link(label)))),
    ),
  ),
  rule({ color: '#3C4D46' }),
  small(`${link('Imprint')} · ${link('Privacy')}`),
);
