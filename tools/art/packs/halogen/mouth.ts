/** Draws the singer as a mouth. */
import { pale } from './look.js';
import { all, disc, fill, line, print, type Size, soft, times } from './screen.js';

const size: Size = [640, 760];

/** Draws an open mouth. */
export const mouth = (): string =>
  print({ size, paper: pale }, ({ ramp, inside }) => {
    const upper =
      'M40 372C110 300 190 236 256 236C290 236 304 262 320 262C336 262 350 236 384 236C450 236 530 300 600 372C520 330 440 316 320 316C200 316 120 330 40 372Z';
    const lower = 'M40 372C120 520 214 584 320 584C426 584 520 520 600 372C540 462 440 500 320 500C200 500 100 462 40 372Z';
    const inner = 'M64 366C130 328 220 312 320 312S510 328 576 366C500 466 420 502 320 502S140 466 64 366Z';
    const teeth = 'M116 344C190 322 250 316 320 316S450 322 524 344C500 392 440 410 320 410S140 392 116 344Z';
    return {
      rose:
        all(size, ramp('0 1, 0.5 0.92, 1 0.3', { around: [300, 300, 560] })) +
        fill(upper, ramp('0 0.5, 0.5 0.1, 1 0', { from: [0, 236], to: [0, 372] })) +
        fill(lower, ramp('0 0, 0.45 0.5, 0.6 0.2, 1 0', { from: [0, 480], to: [0, 590] })) +
        fill(teeth, '#fff') +
        inside(inner, fill('M180 500C190 440 250 424 320 436C390 424 450 440 460 500Z', '#000')),
      blue: [
        soft(24, fill('M40 420Q320 720 600 420Q500 640 320 640T40 420Z', '#777')),
        soft(24, line('M200 150Q320 120 440 150', 24, 0.75)),
        fill(inner, '#000'),
        fill(teeth, ramp('0 0.5, 0.3 1, 1 0.8', { from: [0, 312], to: [0, 410] })),
        times(5, (i) => line(`M${210 + i * 55} 318Q${208 + i * 56} 360 ${212 + i * 54} ${400 - Math.abs(i - 2) * 6}`, 4, 0)),
        inside(
          inner,
          fill(
            'M190 500C200 446 250 430 320 442C390 430 440 446 450 500Z',
            ramp('0 0.95, 1 0.3', { from: [0, 436], to: [0, 500] }),
          ),
        ),
        fill(upper, ramp('0 0.86, 0.5 0.56, 1 0.1', { from: [0, 236], to: [0, 340] })),
        inside(upper, soft(10, line('M120 316Q200 262 262 258M380 258Q440 262 520 316', 14, 1))),
        fill(lower, ramp('0 0.1, 0.4 1, 0.6 0.8, 1 0.06', { from: [0, 478], to: [0, 590] })),
        inside(
          lower,
          times(7, (i) => soft(4, line(`M${220 + i * 34} 510Q${214 + i * 36} 540 ${232 + i * 29} 570`, 5, 0.3))),
        ),
        line(
          'M40 372C110 300 190 236 256 236C290 236 304 262 320 262C336 262 350 236 384 236C450 236 530 300 600 372C520 520 426 584 320 584S120 520 40 372Z',
          8,
          0,
        ),
        fill(disc(470, 190, 10), '#000'),
      ].join(''),
    };
  });
