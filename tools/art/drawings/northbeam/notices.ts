/** Notifications in Northbeam's product: the tickets, and the morning note. */
import { at, circle, mix, path, pick, times } from '../ink.js';
import { avatar, bar, c, panel, rounded } from './parts.js';

/** The three tickets that decide the week. */
export const signal = panel(
  0,
  0,
  760,
  520,
  bar(40, 44, 240, 18, c.white, 0.95) +
    bar(40, 80, 360, 12) +
    times(3, (i) =>
      at(
        0,
        126 + i * 122,
        rounded(
          36,
          0,
          688,
          104,
          i ? c.raised : mix(c.coral, c.panel, 0.78),
          16,
          i ? '' : `stroke="${c.coral}" stroke-width="2"`,
        ) +
          circle(88, 52, 26, pick([c.coral, c.amber, c.mint], i), 'opacity=".25"') +
          circle(88, 52, 10, pick([c.coral, c.amber, c.mint], i)) +
          bar(138, 30, 300 - i * 50, 14, c.white, 0.92) +
          bar(138, 60, 200 + i * 60, 11) +
          avatar(640, 52, 20, c.violet) +
          avatar(676, 52, 20, pick([c.mint, c.coral, c.amber], i)),
      ),
    ),
);
/** The note that arrives at nine. */
export const rituals = panel(
  0,
  0,
  700,
  560,
  avatar(74, 78, 30, c.mint) +
    bar(124, 58, 180, 14, c.white, 0.92) +
    bar(124, 86, 110, 10) +
    times(5, (i) => bar(44, 144 + i * 30, pick([580, 520, 604, 470, 300], i), 12, c.white, 0.55)) +
    rounded(44, 312, 610, 92, c.raised, 16) +
    rounded(70, 334, 48, 48, c.violet, 12) +
    path('M84 358l8 9 16-19', 'none', `stroke="${c.night}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`) +
    bar(144, 338, 240, 13, c.white, 0.9) +
    bar(144, 364, 320, 11) +
    [c.violet, c.mint, c.coral, c.amber].map((ink, i) => avatar(66 + i * 40, 480, 24, ink)).join('') +
    rounded(500, 456, 154, 50, c.mint, 25) +
    bar(540, 475, 74, 12, c.night, 1),
);
