/** Draws the van. */
import { pale, yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, times } from './screen.js';
import { moonlit } from './still.js';

const post: Size = [900, 600];

/** Draws the van from the side, at night. */
export const van = (): string =>
  print({ size: post, paper: pale }, (t) => {
    const { ramp, inside } = t;
    const body = 'M170 210H560Q600 212 626 250L686 340L760 362Q784 370 784 400V470H150V234Q150 212 170 210Z';
    const wheel = (x: number) =>
      put(
        x,
        470,
        fill(disc(0, 0, 62), '#000') +
          fill(disc(0, 0, 36), ramp('0 1, 1 0.1', { from: [-30, -30], to: [30, 30] })) +
          times(6, (i) => put(0, 0, fill(disc(0, -22, 6), '#000'), i * 60)),
      );
    const beam = 'M780 400L900 350V540L780 440Z';
    return {
      flat: fill(beam, yellow) + fill(box(150, 372, 634, 26), yellow),
      rose:
        all(post, ramp('0 1, 0.4 0.8, 1 0', { around: [700, 140, 760] })) +
        fill(body, '#aaa') +
        fill(beam, '#fff') +
        fill(box(150, 372, 634, 26), '#fff'),
      blue: [
        all(post, ramp('0 1, 0.4 0.8, 1 0.05', { around: [700, 140, 760] })) + moonlit(t, 730, 130, 74),
        fill(beam, ramp('0 1, 1 0.7', { from: [780, 0], to: [900, 0] })),
        fill('M0 512H900V600H0Z', '#000') + times(6, (i) => fill(box(30 + i * 160, 552, 84, 10), '#fff')),
        fill(body, ramp('0 1, 0.5 0.8, 0.75 0.3, 1 0', { from: [0, 210], to: [0, 480] })) + line(body, 9, 0),
        fill(box(146, 372, 640, 26), '#fff') + line('M150 372H784M150 398H784', 6, 0),
        fill('M520 246H556Q578 248 594 268L640 338H520Z', '#000') +
          inside('M520 246H556Q578 248 594 268L640 338H520Z', line('M540 350L600 240', 18, 0.8)),
        fill(box(410, 246, 92, 92), '#000') + fill(disc(456, 300, 24, 28), '#ddd') + fill('M420 338Q456 296 492 338Z', '#ddd'),
        line('M508 232V466M660 360V440', 5, 0) + fill(box(470, 410, 30, 9), '#000') + fill(box(690, 404, 26, 9), '#000'),
        fill(box(180, 120, 90, 90), '#000') +
          put(225, 165, fill(disc(0, 0, 32), '#fff') + fill(disc(0, 0, 18), '#000')) +
          fill(box(280, 146, 180, 64), '#333') +
          line('M276 142H466M290 178H450', 7, 0) +
          line('M174 214H480M200 120Q330 90 470 150', 7, 0),
        fill(disc(772, 420, 16, 24), '#fff') + line(disc(772, 420, 16, 24), 6, 0),
        wheel(280) + wheel(650),
      ].join(''),
    };
  });
