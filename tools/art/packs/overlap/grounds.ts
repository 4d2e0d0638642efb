/** Draws the grounds of sections: the same three huge discs, faint enough for text, in another mix for each. */
import { f, mix, svg } from '../../drawings/light.js';
import { citron, coral, green, ink, violet, white } from './look.js';

type Round = [x: number, y: number, r: number];
type Ground = { paper: string; tones: [string, string, string]; at: [Round, Round, Round] };
const [w, h] = [1600, 1000];
const round = (...at: Round): Round => at;
/** Draws three flat discs. Their overlaps are drawn too, one step further from the paper. */
const ground = ({ paper, tones, at }: Ground): string => {
  const circle = ([x, y, r]: Round, more: string) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${more}/>`;
  const pairs: [number, number][] = [
    [0, 1],
    [1, 2],
    [0, 2],
  ];
  const clips = at.map((one, i) => `<clipPath id="c${i}">${circle(one, '')}</clipPath>`).join('');
  const flat = at.map((one, i) => circle(one, `fill="${tones[i]}"`)).join('');
  const lenses = pairs
    .map(
      ([i, j]) =>
        `<g clip-path="url(#c${j})">${circle(at[i] as Round, `fill="${deeper(tones[i] ?? paper, tones[j] ?? paper, paper)}"`)}</g>`,
    )
    .join('');
  return svg(w, h, clips, `<rect width="${w}" height="${h}" fill="${paper}"/>${flat}${lenses}`);
};
/** Returns the colour of an overlap: twice as far from the paper as its discs are. */
const deeper = (a: string, b: string, paper: string): string => mix(paper, mix(a, b, 0.5), 1.7);
const light = (share: number): [string, string, string] => [
  mix(white, coral, share * 1.15),
  mix(white, '#7B48EE', share),
  mix(white, '#25C79A', share),
];
const deep: [string, string, string] = [mix(violet, '#8A4BFF', 0.42), mix(violet, ink, 0.26), mix(violet, ink, 0.13)];

export const grounds = {
  white: () =>
    ground({ paper: white, tones: light(0.15), at: [round(60, 240, 470), round(640, 980, 520), round(1540, 420, 560)] }),
  dawn: () =>
    ground({ paper: white, tones: light(0.15), at: [round(1500, 820, 520), round(160, 760, 500), round(1000, 40, 520)] }),
  citron: () =>
    ground({
      paper: citron,
      tones: [mix(citron, coral, 0.17), mix(citron, white, 0.6), mix(citron, '#25C79A', 0.22)],
      at: [round(1520, 180, 480), round(140, 760, 540), round(900, 1080, 520)],
    }),
  violet: () => ground({ paper: violet, tones: deep, at: [round(1480, 140, 520), round(180, 880, 520), round(940, 980, 480)] }),
  ink: () =>
    ground({
      paper: ink,
      tones: [mix(ink, coral, 0.17), mix(ink, violet, 0.45), mix(ink, green, 0.5)],
      at: [round(120, 120, 480), round(780, 980, 560), round(1560, 340, 540)],
    }),
};
