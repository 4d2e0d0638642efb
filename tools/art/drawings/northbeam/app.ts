/** Northbeam's product as its users see it. */
import { at, circle, line, path, pick, times } from '../ink.js';
import { forecast } from './forecast.js';
import { avatar, bar, c, panel, rounded } from './parts.js';

const ticket = (x: number, y: number, w: number, color: string, who: string, wide: number) =>
  rounded(x, y, w, 74, c.raised, 12) +
  rounded(x, y, 6, 74, color, 3) +
  bar(x + 24, y + 20, w * wide * 0.7, 11, c.white, 0.85) +
  bar(x + 24, y + 44, w * 0.3, 9) +
  avatar(x + w - 30, y + 38, 15, who);

const sidebar = () =>
  rounded(1, 1, 220, 938, '#0F152A', 18) +
  rounded(28, 30, 34, 34, c.violet, 10) +
  path('M36 54l9-16 9 16z', c.night) +
  bar(76, 40, 92, 14, c.white, 0.9) +
  times(
    7,
    (i) =>
      (i === 1 ? rounded(16, 108 + i * 52, 190, 42, c.raised, 10) : '') +
      rounded(32, 120 + i * 52, 18, 18, i === 1 ? c.mint : c.edge, 5) +
      bar(64, 124 + i * 52, 60 + ((i * 37) % 60), 10, c.white, i === 1 ? 0.95 : 0.4),
  ) +
  [c.violet, c.mint, c.coral].map((ink, i) => avatar(46 + i * 44, 880, 19, ink)).join('');
const topBar = () =>
  bar(262, 42, 260, 20, c.white, 0.92) +
  bar(262, 76, 180, 11) +
  rounded(1310, 34, 150, 46, c.violet, 12) +
  bar(1346, 52, 78, 11, c.night, 1);
const figures = () =>
  [c.mint, c.violet, c.coral, c.amber]
    .map((ink, i) =>
      panel(
        262 + i * 305,
        120,
        284,
        132,
        bar(24, 26, 104, 11) +
          rounded(24, 54, 96 + ((i * 31) % 40), 34, c.white, 8, 'opacity=".94"') +
          rounded(204, 56, 58, 28, ink, 14, 'opacity=".22"') +
          bar(218, 66, 30, 8, ink, 1) +
          line(`M24 112Q80 ${100 - i * 4} 130 110T260 ${96 + i * 4}`, ink, 3.5),
      ),
    )
    .join('');
const chart = () =>
  panel(
    262,
    276,
    800,
    400,
    bar(28, 30, 170, 15, c.white, 0.9) +
      [c.mint, c.violet].map((ink, i) => circle(590 + i * 100, 38, 6, ink) + bar(604 + i * 100, 33, 60, 9)).join('') +
      at(28, 84, forecast(744, 280)),
  );
const tickets = () =>
  panel(
    1084,
    276,
    376,
    400,
    bar(28, 30, 130, 15, c.white, 0.9) +
      times(4, (i) =>
        ticket(
          24,
          72 + i * 80 - 4,
          328,
          pick([c.coral, c.amber, c.mint, c.violet], i),
          pick([c.violet, c.mint, c.amber, c.coral], i),
          0.5 + ((i * 3) % 4) * 0.12,
        ),
      ),
  );
const timeline = () =>
  panel(
    262,
    700,
    1198,
    214,
    times(7, (i) => bar(170 + i * 148, 26, 50, 9)) +
      times(
        4,
        (i) =>
          bar(28, 66 + i * 36, 86 + ((i * 29) % 40), 10, c.white, 0.55) +
          rounded(
            pick([176, 330, 250, 560], i),
            60 + i * 36,
            pick([330, 420, 560, 480], i),
            22,
            pick([c.violet, c.mint, c.coral, c.violet], i),
            11,
            `opacity="${pick([0.9, 0.85, 0.9, 0.4], i)}"`,
          ),
      ) +
      line('M680 48V200', c.white, 2, 'stroke-dasharray="4 8" opacity=".6"'),
  );

/** Draws the whole screen. */
export const app = () => panel(0, 0, 1500, 940, sidebar() + topBar() + figures() + chart() + tickets() + timeline());
