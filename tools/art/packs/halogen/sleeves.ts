/** Draws the sleeves of two records. */
import { pale, yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const square: Size = [720, 720];

/** Draws the sleeve of the record about afterglow: a halogen tube between two clips. */
export const afterglow = (): string =>
  print({ size: square }, ({ ramp }) => {
    const tube = 'M-190 -58H190Q244 -58 244 0T190 58H-190Q-244 58 -244 0T-190 -58Z';
    const clip = (flip: number) =>
      `<g transform="scale(${flip} 1)">${fill('M232 -40H300V40H232Z', '#000')}${fill(
        box(246, -26, 40, 52),
        ramp('0 1, 0.5 0.4, 1 0', { from: [0, -26], to: [0, 26] }),
      )}${line('M300 0H420', 16, 0)}</g>`;
    const coil = times(22, (i) => line(`M${-172 + i * 16} 18Q${-162 + i * 16} -34 ${-156 + i * 16} 18`, 6, 0));
    return {
      flat: put(360, 360, fill(disc(0, 0, 250), yellow), -32),
      rose: all(square, ramp('0 1, 0.3 1, 0.36 0.86, 0.7 0.4, 1 0', { around: [360, 360, 520] })),
      blue:
        all(square, ramp('0 1, 0.62 1, 1 0.2', { around: [360, 360, 620] })) +
        times(36, (i) =>
          put(360, 360, line(`M0 -${274 + (i % 3) * 4}V-${[310, 336, 372][i % 3]}`, i % 3 === 2 ? 12 : 7, 0), i * 10),
        ) +
        put(
          360,
          360,
          soft(24, put(8, 16, fill(tube, '#888'))) +
            fill(tube, ramp('0 0.96, 0.3 1, 0.7 0.7, 1 0.1', { from: [0, -58], to: [0, 58] })) +
            line(tube, 9, 0) +
            line('M-196 -34H120', 8, 0.2) +
            line('M-232 0H-176M180 0H232', 8, 0) +
            coil +
            clip(1) +
            clip(-1),
          -32,
        ),
    };
  });

/** Draws the sleeve of the record about neighbours: a wall of windows, one of them awake. */
export const complaint = (): string =>
  print({ size: square, paper: pale }, ({ ramp }) => {
    const [cols, rows] = [4, 4];
    const windows = (make: (x: number, y: number, i: number) => string) =>
      times(cols * rows, (i) => make(70 + (i % cols) * 152, 60 + Math.floor(i / cols) * 166, i));
    return {
      flat: windows((x, y, i) => (i === 6 ? fill(box(x, y, 112, 124), yellow) : '')),
      rose: windows((x, y, i) =>
        i === 6 ? '' : fill(box(x, y, 112, 124), ramp('0 0.2, 1 0.8', { from: [x, y], to: [x + 112, y + 124] })),
      ),
      blue:
        all(square, ramp('0 0.3, 0.5 0.1, 1 0', { from: [0, 0], to: [720, 720] })) +
        windows((x, y, i) => {
          const drawn = [
            fill(box(x - 8, y - 8, 128, 140), '#000') +
              fill(box(x, y, 112, 124), i === 6 ? '#fff' : ramp('0 0.3, 1 0.9', { from: [x, y], to: [x + 60, y + 124] })),
            i === 6
              ? fill(disc(x + 56, y + 48, 22, 26), '#000') +
                fill(`M${x + 8} ${y + 124}Q${x + 14} ${y + 78} ${x + 56} ${y + 76}T${x + 104} ${y + 124}Z`, '#000') +
                line(`M${x + 26} ${y + 44}L${x + 12} ${y + 76}M${x + 86} ${y + 44}L${x + 100} ${y + 76}`, 14, 0) +
                fill(disc(x + 33, y + 46, 8), '#000') +
                fill(disc(x + 79, y + 46, 8), '#000')
              : i % 3 === 0
                ? times(6, (n) => line(`M${x + 2} ${y + 12 + n * 20}H${x + 110}`, 9, 0))
                : i % 5 === 2
                  ? fill(
                      `M${x} ${y}H${x + 46}Q${x + 30} ${y + 80} ${x} ${y + 110}ZM${x + 112} ${y}H${x + 66}Q${x + 82} ${y + 80} ${x + 112} ${y + 110}Z`,
                      '#000',
                    )
                  : line(`M${x + 56} ${y}V${y + 124}M${x} ${y + 56}H${x + 112}`, 7, 0),
            fill(box(x - 14, y + 128, 140, 12), '#000') + line(`M${x - 8} ${y + 131}H${x + 116}`, 4, 0.9),
          ];
          return drawn.join('');
        }),
    };
  });
