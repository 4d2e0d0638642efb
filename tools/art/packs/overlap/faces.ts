/** Draws speakers: head, hair or beard, and shoulders are one disc each, and the overlaps draw fringes, beards and collars. */
import { type Disc, disc, dot, type Ink, inks, line, overlap, picture, put, ring } from './discs.js';
import { citron, ink, lilac, mint, peach, white } from './look.js';

type Face = {
  paper: string;
  head: Ink;
  shirt: Ink;
  /** The third disc, which makes the person. */
  hair: Disc;
  /** Eyes and mouth, drawn around the middle of the head. */
  look: string;
  tilt?: number;
};
const eyes = (color: string = ink, apart = 38, y = 6, r = 9): string => dot(-apart, y, r, color) + dot(apart, y, r, color);
const glasses = (color: string = ink, r = 30): string =>
  ring(-42, 6, r, color, 7) + ring(42, 6, r, color, 7) + line(`M${r - 42} 4Q0 -6 ${42 - r} 4`, color, 7);
const mouth = (d: string, color: string = ink): string => line(d, color, 8, 'stroke-linecap="round"');
const smile = (color?: string, y = 52): string => mouth(`M-26 ${y}Q0 ${y + 24} 26 ${y}`, color);
const nose = (color: string = ink): string => line('M2 10L-8 34H4', color, 6, 'stroke-linecap="round" stroke-linejoin="round"');

/** Draws one person at a point, so that larger pictures can place several. */
export const person = (
  { head, shirt, hair, look, tilt = 0 }: Omit<Face, 'paper'>,
  [x, y]: [number, number] = [240, 236],
): string => {
  const at = (one: Disc): Disc => ({ ...one, x: x + one.x, y: y + one.y });
  return put(
    x,
    y,
    put(
      -x,
      -y,
      overlap([at(disc(0, 252, 172, shirt, { turn: 90 })), at(disc(0, 0, 112, head, { turn: 50 })), at(hair)]) + put(x, y, look),
    ),
    tilt,
  );
};
const face = ({ paper, ...o }: Face): string => picture([480, 480], paper, person(o), { freq: 0.85 });

export const people = {
  ada: {
    head: 'coral',
    shirt: 'mint',
    hair: disc(18, -96, 104, 'violet', { turn: 240 }),
    look: eyes(ink, 36, 22) + nose() + smile(ink, 62),
  },
  bram: {
    head: 'sun',
    shirt: 'violet',
    hair: disc(0, 92, 96, 'coral', { turn: 120 }),
    look: glasses(ink, 30) + dot(-42, 6, 7, ink) + dot(42, 6, 7, ink) + mouth('M-24 62H24', white),
  },
  chidi: {
    head: 'coral',
    shirt: 'sun',
    hair: disc(0, -48, 168, 'violet', { turn: 320 }),
    look: eyes(white, 38, 10, 10) + nose(white) + smile(white, 56),
  },
  dalia: {
    head: 'lilac',
    shirt: 'coral',
    hair: disc(-78, -44, 122, 'mint', { turn: 200 }),
    look: dot(-34, 16, 9, white) + dot(42, 16, 9, ink) + line('M26 -8Q42 -20 60 -10', ink, 7) + smile(ink, 58),
  },
  emil: {
    head: 'mint',
    shirt: 'lilac',
    hair: disc(30, -112, 70, 'coral', { turn: 300 }),
    look: glasses(ink, 34) + eyes(ink, 42, 6, 8) + line('M-40 58Q-20 44 0 56Q20 44 40 58', ink, 10, 'stroke-linecap="round"'),
    tilt: -6,
  },
  fen: {
    head: 'sun',
    shirt: 'coral',
    hair: disc(86, 30, 132, 'violet', { turn: 60 }),
    look:
      line('M-60 4Q-44 -10 -28 4', ink, 8, 'stroke-linecap="round"') +
      line('M28 4Q44 -10 60 4', white, 8, 'stroke-linecap="round"') +
      smile(ink, 44),
    tilt: 4,
  },
  gita: {
    head: 'lilac',
    shirt: 'violet',
    hair: disc(-10, -132, 90, 'sun', { turn: 250 }),
    look:
      eyes() +
      dot(0, -26, 7, inks.coral) +
      nose() +
      smile(ink, 54) +
      ring(-112, 40, 16, inks.coral, 7) +
      ring(112, 40, 16, inks.coral, 7),
  },
  hugo: {
    head: 'coral',
    shirt: 'violet',
    hair: disc(0, 104, 82, 'mint', { turn: 90 }),
    look:
      eyes(ink, 36, -4) +
      line('M-56 -34L-22 -28M56 -34L22 -28', ink, 9, 'stroke-linecap="round"') +
      mouth('M-18 60Q0 72 20 56', white),
  },
} satisfies Record<string, Omit<Face, 'paper'>>;
const papers = { ada: citron, bram: mint, chidi: peach, dalia: citron, emil: peach, fen: mint, gita: peach, hugo: lilac };
export type Speaker = keyof typeof people;
export const speakers = Object.fromEntries(
  (Object.keys(people) as Speaker[]).map((name) => [name, () => face({ ...people[name], paper: papers[name] })]),
) as Record<Speaker, () => string>;

/** Draws three people side by side, whose shoulders overlap. */
export const trio = (): string =>
  picture(
    [960, 820],
    citron,
    `${put(220, 340, person(people.emil, [0, 0]), 0, 1.3)}${put(730, 290, person(people.chidi, [0, 0]), 0, 1.25)}${put(440, 560, person(people.fen, [0, 0]), 0, 1.35)}`,
  );
