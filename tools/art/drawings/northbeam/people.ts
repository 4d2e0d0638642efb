import { circle, line, mix, path, points, rect, svg } from '../ink.js';
import { c, glow, glowDefs } from './parts.js';

type Face = { skin: string; cloth: string; behind?: string; hair: string };
/** Draws a face on a glowing background. */
const face =
  (ground: string, { skin, cloth, behind = '', hair }: Face) =>
  () =>
    svg(
      800,
      800,
      rect(0, 0, 800, 800, ground) +
        glow(620, 140, 460, 'm') +
        glow(120, 720, 480, 'k') +
        path('M120 800c10-160 110-220 210-240h140c100 20 200 80 210 240z', cloth) +
        path('M340 470h120v120q-60 50-120 0z', mix(skin, '#000000', 0.18)) +
        behind +
        path('M290 350c0-110 44-170 110-170s110 60 110 170c0 114-50 180-110 180s-110-66-110-180z', skin) +
        path(
          'M400 180c66 0 110 60 110 170 0 114-50 180-110 180 54-40 66-100 66-180s-20-140-66-170z',
          mix(skin, '#000000', 0.13),
        ) +
        hair +
        circle(358, 366, 9, c.night) +
        circle(446, 366, 9, c.night) +
        path('M364 448q38 32 76 0-38 10-76 0z', c.night) +
        line('M402 372q-14 34-4 44 8 5 16 1', c.night, 5, 'opacity=".55"'),
      glowDefs,
    );

const curls = (places: string, r: number) =>
  points(places)
    .map(([x, y]) => circle(x, y, r, '#150D12'))
    .join('');

export const people = {
  'northbeam-priya': face('#2A2466', {
    skin: '#A9714B',
    cloth: '#6C7BFF',
    behind: path('M270 430c-30-190 40-280 130-280s160 90 130 280c0 60 10 110 30 150H240c20-40 30-90 30-150z', '#1A1230'),
    hair: path('M278 356c-6-130 54-190 122-190s128 60 122 190c-24-56-60-86-108-102-30 44-76 78-136 102z', '#1A1230'),
  }),
  'northbeam-jonas': face('#123B45', {
    skin: '#EDBE97',
    cloth: '#F2F5FF',
    hair: path(
      'M286 340c-6-120 50-180 122-178 70 2 112 62 106 178-10-40-26-66-44-84-50 16-106 12-146-4-16 24-30 50-38 88z',
      '#D7A24A',
    ),
  }),
  'northbeam-amara': face('#4A1F45', {
    skin: '#7C4B33',
    cloth: '#FF8A70',
    behind: curls('276 260, 300 190, 370 150, 440 150, 500 196, 524 264', 64),
    hair: curls('304 282, 350 232, 404 218, 458 234, 500 286', 44),
  }),
};
