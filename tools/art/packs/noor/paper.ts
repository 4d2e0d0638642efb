/** Draws the pad, the upper and lower edges of cards, and lines that cross them. */
import { chance } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { blue, coral, cream, navy, pad, season, wine, year } from './look.js';
import { defs, pen, pin, put, tape, through, times } from './pen.js';

const exact =
  (drawing: () => string, width: number, colors = 96): Draw =>
  () => ({ drawing: drawing(), width, colors });

/** Draws the ruled paper of the pad, so tall that windows of one width show its lines at the same distance. */
const ruled = (): string => {
  const line = mix(pad, blue, 0.15);
  return svg(
    1400,
    3000,
    '',
    `<rect width="1400" height="3000" fill="${pad}"/><path d="${times(74, (i) => `M0 ${30 + i * 40}H1400`)}" stroke="${line}" stroke-width="2"/><path d="M17 0V3000M25 0V3000" stroke="${mix(pad, wine, 0.42)}" stroke-width="2"/>`,
  );
};
/** Draws the gummed head of the pad with torn leaves. */
const head = (): string => {
  const random = chance(8);
  const tears = Array.from({ length: 100 }, (_, i) => `L${i * 20} ${f(58 + random() * 11)}`).join('');
  return svg(
    1980,
    92,
    `${defs}<linearGradient id="gum" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wine, navy, 0.35)}"/><stop offset=".3" stop-color="${mix(wine, coral, 0.3)}"/><stop offset="1" stop-color="${mix(wine, navy, 0.2)}"/></linearGradient>`,
    `<rect width="1980" height="92" fill="${pad}"/><path d="M0 0V66${tears}L1980 60V0Z" fill="${mix(pad, navy, 0.4)}" opacity=".5" filter="url(#touch)" transform="translate(0 8)"/><path d="M0 0V66${tears}L1980 60V0Z" fill="${mix(cream, pad, 0.3)}"/><rect width="1980" height="40" fill="url(#gum)"/><path d="M0 46H1980" stroke="${mix(pad, navy, 0.3)}" stroke-width="2" stroke-dasharray="3 9"/>`,
  );
};

type Edge = { paper: string; w: number; turn: number };
const slant = (w: number, turn: number) => (w * Math.tan((turn * Math.PI) / 180)) / 2;
/** Draws the upper edge of a card, slightly turned, and what fixes it. */
const upper = ({ paper, w, turn }: Edge, fixed: string): string => {
  const d = slant(w, turn);
  return svg(w, 64, defs, `<path d="M0 ${f(38 - d)}L${w} ${f(38 + d)}V64H0Z" fill="${paper}"/>${fixed}`);
};
/** Draws the lower edge of a card and its two shadows, which the paper leaves at its corners. */
const lower = ({ paper, w, turn }: Edge, over = '', h = 74): string => {
  const [d, y] = [slant(w, turn), h - 50];
  const shade = mix(pad, navy, 0.72);
  return svg(
    w,
    h,
    defs,
    `<path d="M10 ${f(y - 30 - d)}L24 ${f(y + 22 - d)}Q${w / 2} ${f(y + 2)} ${w - 22} ${f(y + 24 + d)}L${w - 8} ${f(y - 30 + d)}Z" fill="${shade}" opacity=".62" filter="url(#cast)"/><path d="M5 0V${f(y + 5 - d)}L${w - 3} ${f(y + 5 + d)}V0Z" fill="${shade}" opacity=".5" filter="url(#touch)"/><path d="M0 0H${w}V${f(y + d)}L0 ${f(y - d)}Z" fill="${paper}"/>${over}`,
  );
};
const [small, wide]: [number, number] = [720, 1200];
const red = `<path d="M0 60H${wide}" stroke="${coral}" stroke-width="4"/>`;
/** Draws a line under a heading. */
const underline = (d: string, color: string): string => svg(640, 60, '', pen(d, { w: 16, color, wobble: 3 }));

export const papers: Record<string, Draw> = {
  ruled: exact(ruled, 1400, 24),
  head: exact(head, 1980, 64),
  'top-pin': exact(() => upper({ paper: cream, w: small, turn: 1.2 }, pin(small / 2, 36)), small),
  'top-tape': exact(() => upper({ paper: cream, w: small, turn: -1.2 }, tape(small / 2, 32, -4, 150)), small),
  'top-red': exact(
    () => upper({ paper: cream, w: small, turn: -0.7 }, pin(small * 0.12, 40, 0.9) + pin(small * 0.88, 32, 0.9)),
    small,
  ),
  'top-wide': exact(
    () => upper({ paper: cream, w: wide, turn: 0.5 }, tape(120, 34, -38, 150) + tape(wide - 120, 40, 36, 150) + red),
    wide,
  ),
  'top-blue': exact(() => upper({ paper: blue, w: small, turn: 1 }, tape(small / 2, 34, 3, 150)), small),
  'top-coral': exact(() => upper({ paper: coral, w: small, turn: -1 }, pin(small / 2, 36)), small),
  'top-season': exact(() => upper({ paper: season, w: small, turn: -1.2 }, tape(small / 2, 32, 3, 150)), small),
  'top-year': exact(() => upper({ paper: year, w: small, turn: 1.2 }, pin(small / 2, 36)), small),
  'end-a': exact(() => lower({ paper: cream, w: small, turn: 1.2 }), small),
  'end-b': exact(() => lower({ paper: cream, w: small, turn: -1.2 }), small),
  'end-wide': exact(() => lower({ paper: cream, w: wide, turn: 0.5 }), wide),
  'end-blue': exact(() => lower({ paper: blue, w: small, turn: 1 }), small),
  'end-coral': exact(() => lower({ paper: coral, w: small, turn: -1 }), small),
  'end-season': exact(() => lower({ paper: season, w: small, turn: -1.2 }), small),
  'end-year': exact(() => lower({ paper: year, w: small, turn: 1.2 }), small),
  'end-arrow': exact(
    () =>
      lower(
        { paper: cream, w: small, turn: 1.2 },
        pen(through('420 14, 380 60, 430 104, 520 96, 590 60, 640 84, 650 130'), { w: 15 }) +
          pen('M618 106L652 138L676 98', { w: 15 }),
        150,
      ),
    small,
  ),
  'end-loop': exact(
    () =>
      lower(
        { paper: cream, w: small, turn: -1.2 },
        pen(through('120 20, 200 96, 300 110, 320 60, 270 50, 270 110, 380 140, 520 126'), { w: 15, color: wine }) +
          pen('M488 100L526 126L492 146', { w: 15, color: wine }),
        150,
      ),
    small,
  ),
  line: exact(() => underline(through('14 34, 140 20, 300 30, 460 22, 620 28'), blue), 640),
  twice: exact(
    () =>
      svg(
        640,
        60,
        '',
        ['16 18, 180 12, 400 18, 612 10', '70 42, 240 36, 420 42, 540 36']
          .map((points) => pen(through(points), { w: 11, color: wine, wobble: 3 }))
          .join(''),
      ),
    640,
  ),
  zigzag: exact(
    () => underline(through('14 30, 60 14, 96 40, 150 16, 190 42, 250 16, 290 42, 350 18, 400 40, 460 16, 620 30'), blue),
    640,
  ),
  thread: exact(
    () =>
      svg(
        1200,
        130,
        '',
        pen(
          through('10 40, 180 96, 360 60, 420 20, 380 14, 400 90, 600 110, 820 60, 900 24, 870 16, 880 80, 1020 100, 1140 70'),
          { w: 14 },
        ) +
          pen('M1110 44L1150 68L1116 98', { w: 14 }) +
          put(0, 0, ''),
      ),
    1200,
  ),
};
