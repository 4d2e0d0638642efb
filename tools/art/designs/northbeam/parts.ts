/** Parts that several pages of Northbeam share. */
import { card, col, eyebrow, heading, image, lead, list, row, rule, section, small, stack, text } from '../../nodes.js';
import { dawn, edge, panel } from './look.js';
import { centred, middle } from './product.js';

export const title = (label: string, line: string, rest: string) =>
  section({ bg: dawn, pad: [128, 80] }, middle(eyebrow(label, centred), heading(1, line, centred), lead(rest, centred)));

export const deep = (
  src: string,
  alt: string,
  label: string,
  name: string,
  line: string,
  points: readonly string[],
  mirrored: boolean,
) => {
  const picture = col(54, {}, image(src, alt));
  const about = col(
    46,
    { gap: [20, 16] },
    eyebrow(label),
    heading(2, name, { size: [42, 32] }),
    text(line),
    list(points, { color: '#D5DBF2' }),
  );
  return row({}, ...(mirrored ? [about, picture] : [picture, about]));
};

export const promise = (icon: string, alt: string, name: string, line: string) =>
  card({ bg: panel, line: edge, pad: [32, 26] }, image(icon, alt, { width: 64, radius: 16 }), heading(3, name), text(line));

export const note = (version: string, date: string, name: string, line: string) =>
  stack(
    { gap: [28, 22] },
    row(
      { valign: 'top', gap: [32, 12] },
      col(22, { gap: [6, 6] }, eyebrow(version), small(date)),
      col(78, { gap: [10, 8] }, heading(2, name, { role: 'h3' }), text(line)),
    ),
    rule(),
  );
