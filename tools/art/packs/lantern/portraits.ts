/** Draws six portraits as children of three and four draw them. */
import { box, crayon, disc, flat, hatch, ink, line, put, type Size, sheet, times } from './chalk.js';
import { lantern, star } from './things.js';

const { cream, night, violet, red, yellow, amber, lilac, chalk, sky, rose, brown, wood } = ink;
const size: Size = [600, 560];
type Face = {
  paper: string;
  ground: string;
  skin: string;
  shirt: string;
  hair: string;
  behind?: string;
  eyes?: string;
  mouth?: string;
  more?: string;
  head?: Size;
};
const portrait = (seed: number, o: Face): string =>
  sheet(
    size,
    hatch(box(0, 0, ...size), o.ground, { step: 24, width: 15, opacity: 0.5, angle: -24 + seed * 9 }) +
      (o.behind ?? '') +
      line('M230 470C150 440 110 400 60 412M370 470C450 440 490 400 540 404', o.skin, 24) +
      crayon('M246 420L170 580H430L354 420Z', o.shirt) +
      crayon(disc(300, 264, ...(o.head ?? [150, 158])), o.skin, { step: 14 }) +
      o.hair +
      (o.eyes ?? flat(disc(246, 246, 13), night) + flat(disc(352, 242, 15), night)) +
      line('M300 260C286 290 292 306 312 304', brown, 6) +
      line(o.mouth ?? 'M228 328C262 376 344 376 374 322', red, 9) +
      flat(disc(204, 310, 24), red, 0.3) +
      flat(disc(400, 306, 24), red, 0.3) +
      (o.more ?? ''),
    { seed: 70 + seed, paper: o.paper },
  );
const curls = (n: number, color: string, spread = 150): string =>
  times(n, (i) => {
    const angle = Math.PI * (1.06 + (i / (n - 1)) * 0.88);
    return put(
      300 + Math.cos(angle) * spread,
      264 + Math.sin(angle) * (spread + 6),
      line('M0 0C-34 -24 -22 -62 12 -54C44 -46 26 -4 2 -18', color, 11),
      { turn: i * 31 },
    );
  });
const rays = (n: number, color: string, length: number, from = 1.04, to = 1.96): string =>
  times(n, (i) => {
    const angle = Math.PI * (from + (i / (n - 1)) * (to - from));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return line(`M${300 + c * 140} ${264 + s * 148}L${300 + c * (150 + length)} ${264 + s * (158 + length)}`, color, 12);
  });
const glasses = (color: string, r: number): string =>
  flat(disc(246, 246, 12), night) +
  flat(disc(356, 246, 12), night) +
  line(disc(240, 248, r), color, 9) +
  line(disc(362, 248, r), color, 9) +
  line(`M${240 + r} 244H${362 - r}`, color, 9);

export const portraits: Record<string, () => string> = {
  edda: () =>
    portrait(1, {
      paper: yellow,
      ground: amber,
      skin: '#F3C9A8',
      shirt: violet,
      hair: rays(15, lilac, 46) + line('M170 180C230 110 370 110 430 180', lilac, 20),
      eyes: glasses(red, 58),
      more: put(540, 430, lantern(), { scale: 0.5, turn: 8 }),
    }),
  okoro: () =>
    portrait(2, {
      paper: chalk,
      ground: sky,
      skin: brown,
      shirt: yellow,
      hair: crayon('M152 216C160 84 440 84 448 216C360 180 240 180 152 216Z', red) + line('M140 220H470', red, 20),
      mouth: 'M214 320C250 392 350 392 388 316',
      more: put(64, 410, line('M0 -60V0', night, 9) + crayon('M-36 40C-36 -30 36 -30 36 40Z', yellow)),
    }),
  imke: () =>
    portrait(3, {
      paper: red,
      ground: rose,
      skin: '#F6D6BC',
      shirt: chalk,
      hair:
        line('M160 220C120 330 130 420 110 500M440 220C480 330 470 420 490 500', yellow, 40) +
        line('M164 210C200 110 400 110 436 210', yellow, 34),
      more: put(300, 520, star(30, red)) + line('M90 470L130 500M470 500L512 470', violet, 12),
    }),
  farid: () =>
    portrait(4, {
      paper: cream,
      ground: wood,
      skin: '#D9A77C',
      shirt: red,
      hair:
        rays(24, night, 22, 1.02, 1.98) +
        times(15, (i) => line(`M${196 + i * 15} ${366 + Math.abs(7 - i) * -6}v${34 - Math.abs(7 - i) * 2}`, night, 9)),
      eyes: glasses(night, 44),
      mouth: 'M250 344C276 362 328 362 352 342',
    }),
  bea: () =>
    portrait(5, {
      paper: violet,
      ground: lilac,
      skin: '#F0C4A4',
      shirt: yellow,
      hair: curls(13, red, 158),
      mouth: 'M256 338C280 372 330 366 350 334',
      more: put(
        74,
        424,
        crayon('M-44 -20H44L34 60H-34Z', chalk) +
          line('M-44 -20C-40 -80 40 -80 44 -20', night, 8) +
          flat(disc(0, -18, 42, 10), sky),
      ),
    }),
  grace: () =>
    portrait(6, {
      paper: night,
      ground: violet,
      skin: '#7A4630',
      shirt: red,
      hair:
        crayon('M150 250C120 60 480 60 450 250C420 190 360 166 300 170C240 166 180 190 150 250Z', yellow) +
        line('M180 150C240 110 360 110 420 150M166 190C230 140 370 140 434 190', red, 9),
      more: put(530, 412, crayon(box(-40, -24, 80, 48), cream, { step: 8 }) + line('M0 -14V14M-14 0H14', red, 10)),
    }),
};
