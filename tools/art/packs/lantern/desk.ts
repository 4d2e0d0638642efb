/** Draws things that children learn with, for the classes, the posts and the missing page. */
import { pick } from '../../drawings/ink.js';
import { box, crayon, disc, flat, hatch, ink, line, place, put, type Size, sheet, times } from './chalk.js';
import { child, cloud, glow, hill, lantern, moon, star, stars } from './things.js';

const { cream, night, violet, red, yellow, amber, lilac, chalk, sky, rose, brown } = ink;
const card: Size = [720, 520];
const cube = (size: number, color: string, mark: string): string =>
  crayon(box(-size / 2, -size, size, size), color) +
  crayon(place([-size / 2, -size], [-size / 2 + 26, -size - 26], [size / 2 + 26, -size - 26], [size / 2, -size]), color, {
    light: cream,
  }) +
  crayon(place([size / 2, -size], [size / 2 + 26, -size - 26], [size / 2 + 26, -26], [size / 2, 0]), color, {
    dark: night,
    opacity: 0.7,
  }) +
  put(0, -size / 2, mark);
/** Draws a tower of blocks. */
export const sparks = (): string =>
  sheet(
    card,
    hatch(box(0, 0, 720, 520), yellow, { step: 24, width: 16, opacity: 0.5 }) +
      put(362, 150, glow(190, 'a', 1)) +
      crayon('M0 440H720V540H0Z', rose, { angle: 2, line: 0 }) +
      put(250, 470, cube(124, violet, star(34, yellow))) +
      put(384, 470, cube(124, yellow, flat(disc(0, 0, 32), red))) +
      put(318, 346, cube(124, chalk, flat(place([0, -36], [36, 30], [-36, 30]), violet))) +
      put(336, 222, lantern(), { scale: 0.66, turn: -3 }) +
      put(570, 474, cube(96, night, flat(disc(0, 0, 24), cream)), { turn: -11 }) +
      put(
        120,
        478,
        crayon(disc(0, -44, 44), cream) + line('M-40 -52C-10 -30 10 -30 40 -52M-30 -16C-10 -30 10 -30 30 -16', red, 6),
      ),
    { seed: 31, paper: red },
  );
/** Draws a book whose letters fly up. */
export const wicks = (): string =>
  sheet(
    card,
    hatch(box(0, 0, 720, 520), lilac, { step: 24, width: 14, opacity: 0.4, angle: 24 }) +
      put(360, 330, glow(260, 'a', 1)) +
      times(11, (i) =>
        put(
          130 + i * 46 + (i % 3) * 8,
          250 - ((i * 83) % 190),
          i % 3 ? line('M-14 14L0 -18L14 14M-8 3H8', pick([cream, yellow, chalk], i % 3), 7) : star(20, yellow),
          { turn: i * 23 - 100 },
        ),
      ) +
      crayon(
        'M60 470C140 410 280 410 360 462C440 410 580 410 660 470L690 330C590 270 440 280 360 340C280 280 130 270 30 330Z',
        red,
        { line: 6 },
      ) +
      crayon('M74 440C150 390 280 390 360 440V336C280 280 150 276 58 316Z', cream, { opacity: 0.3 }) +
      crayon('M646 440C570 390 440 390 360 440V336C440 280 570 276 662 316Z', cream, { opacity: 0.3 }) +
      times(4, (i) =>
        line(
          `M106 ${330 + i * 26}C170 ${304 + i * 26} 260 ${306 + i * 26} 326 ${342 + i * 26}M614 ${330 + i * 26}C550 ${304 + i * 26} 460 ${306 + i * 26} 394 ${342 + i * 26}`,
          i % 2 ? violet : sky,
          5,
          0.8,
        ),
      ),
    { seed: 32, paper: violet },
  );
/** Draws a telescope on a pile of books. */
export const lamps = (): string =>
  sheet(
    card,
    stars(4, 26, [30, 20, 660, 300]) +
      put(560, 140, moon(84), { turn: -16 }) +
      times(4, (i) =>
        put(
          300 + pick([0, 26, -16, 10], i),
          470 - i * 50,
          crayon(box(-170 + i * 12, -48, 330 - i * 26, 46), pick([red, chalk, yellow, violet], i), { angle: 3 }) +
            line(`M${-140 + i * 12} -46V-4`, cream, 5),
        ),
      ) +
      line('M300 268L230 316M300 268L372 316M300 268V316', brown, 14) +
      put(
        300,
        252,
        crayon('M-130 -22L110 -40V40L-130 22Z', yellow, { angle: 2 }) +
          crayon(box(104, -52, 34, 104), red) +
          crayon(box(-176, -15, 50, 30), night, { light: lilac, edge: cream, line: 4 }) +
          crayon(box(-30, -36, 26, 72), red, { step: 8 }),
        { turn: -26 },
      ) +
      put(590, 470, put(0, -130, glow(170, 'l', 0.8)) + lantern(), { scale: 0.6 }) +
      put(
        96,
        474,
        crayon('M-60 0V-104H60V0Z', cream, { opacity: 0.3 }) +
          times(3, (i) => line(`M-40 ${-80 + i * 28}H${36 - i * 14}`, violet, 6)),
      ),
    { seed: 33, paper: night },
  );

const wide: Size = [1000, 640];
/** Draws children around a lantern, seen from behind. */
export const reading = (): string =>
  sheet(
    wide,
    hatch(box(0, 0, 1000, 640), violet, { step: 22, width: 14, opacity: 0.5 }) +
      put(500, 260, glow(430, 'r', 1)) +
      line('M500 -10V60', brown, 10) +
      put(500, 330, lantern(), { scale: 0.98 }) +
      crayon('M-20 560C240 500 760 500 1020 560V660H-20Z', red, { angle: 4 }) +
      times(5, (i) =>
        put(
          130 + i * 186,
          690 + Math.abs(i - 2) * -26,
          child({
            coat: pick([chalk, yellow, rose, cream, sky], i),
            hat: pick([brown, night, amber, brown, night], i),
            hair: pick([brown, night, amber, brown, night], i),
          }),
          { scale: 1.3 },
        ),
      ),
    { seed: 34, paper: night },
  );
/** Draws the contents of a rucksack in a row. */
export const rucksack = (): string =>
  sheet(
    wide,
    hatch(box(0, 0, 1000, 640), cream, { step: 26, width: 12, opacity: 0.6, angle: 14 }) +
      put(
        300,
        560,
        line('M-70 -420C-70 -500 70 -500 70 -420', night, 16) +
          crayon('M-170 0C-190 -200 -180 -400 -110 -430H110C180 -400 190 -200 170 0Z', red) +
          crayon(
            'M-172 -230C-100 -196 100 -196 172 -230C176 -330 160 -410 110 -430H-110C-160 -410 -176 -330 -172 -230Z',
            violet,
          ) +
          crayon('M-110 -30V-150H110V-30Z', rose) +
          line('M-60 -250V-176M60 -250V-176', yellow, 16) +
          put(0, -90, star(30, yellow)),
        { turn: -4 },
      ) +
      put(
        590,
        540,
        crayon('M-50 0V-190C-50 -210 50 -210 50 -190V0Z', sky) + crayon(box(-30, -250, 60, 54), night, { light: lilac }),
      ) +
      put(730, 560, crayon(disc(0, -40, 62, 42), brown) + line('M-20 -64C-6 -76 14 -76 26 -66', cream, 6)) +
      put(810, 330, crayon('M-100 60C-100 -10 -40 -60 20 -50C80 -44 110 0 100 60Z', lilac)) +
      put(
        640,
        230,
        crayon(place([-90, -60], [80, -76], [96, 50], [-76, 66]), yellow) + line('M-60 -30L60 -40M-56 0L40 -8', night, 6),
      ) +
      put(868, 590, crayon('M-70 0V-120H-10V-60C30 -56 60 -40 60 0Z', yellow)) +
      put(860, 170, line('M0 90V0', brown, 14) + crayon(disc(0, -36, 30, 44), cream, { step: 7 })) +
      put(520, 590, crayon(disc(0, -24, 34, 26), night, { light: lilac })),
    { seed: 35, paper: chalk },
  );
/** Draws a snow penguin. */
export const snow = (): string =>
  sheet(
    wide,
    stars(6, 60, [10, 10, 980, 480]) +
      put(760, 130, cloud(260, lilac)) +
      hill(
        1000,
        [
          [0, 470],
          [330, 400],
          [700, 480],
          [1020, 410],
        ],
        660,
        cream,
        -8,
      ) +
      put(
        520,
        560,
        crayon('M-150 0C-190 -200 -120 -380 0 -380C120 -380 190 -200 150 0Z', night, { light: lilac, edge: cream }) +
          crayon('M-92 0C-120 -160 -70 -240 0 -240C70 -240 120 -160 92 0Z', cream, { opacity: 0.3 }) +
          flat(disc(-40, -296, 13), cream) +
          flat(disc(40, -296, 13), cream) +
          crayon(place([-34, -270], [34, -270], [0, -226]), yellow) +
          crayon('M-150 -250C-60 -200 60 -200 150 -250L160 -206C60 -156 -60 -156 -160 -206Z', red) +
          crayon('M60 -190L120 -60L70 -50L30 -180Z', red),
      ) +
      put(250, 606, child({ coat: red, hat: yellow, hair: brown, lifts: true }), { scale: 0.94 }) +
      put(800, 600, child({ coat: yellow, hat: violet, hair: night, skirt: true }), { scale: 0.86 }) +
      hill(
        1000,
        [
          [0, 610],
          [420, 580],
          [1020, 620],
        ],
        680,
        cream,
        -6,
      ),
    { seed: 36, paper: sky },
  );
/** Draws the lantern that has gone out. */
export const lost = (): string =>
  sheet(
    [420, 460],
    line('M210 110C190 80 240 66 214 36C204 24 210 14 216 4', lilac, 9, 0.9) +
      put(210, 440, lantern({ isLit: false }), { scale: 1.2 }),
    { seed: 37 },
  );
export const logo = (): string =>
  sheet([400, 400], put(200, 190, glow(190, 'l', 1)) + put(200, 360, lantern(), { scale: 1.2 }), { seed: 38, paper: night });
