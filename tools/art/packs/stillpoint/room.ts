/** Draws the room: somebody who sits, a door, a window, folded linen, and the pictures of the journal. */
import { light, type Scene, type Studio, wash } from './aura.js';
import { linen, roll, threads } from './linen.js';
import { floor, hour } from './moods.js';
import { cairn, stone } from './stone.js';
import { ripples, water } from './water.js';

const body = {
  legs: 'M214 846C206 792 300 752 392 746H608C700 752 794 792 786 846C776 884 640 892 500 892C360 892 224 884 214 846Z',
  arm: 'M398 484C352 490 334 530 328 590C320 660 292 706 258 758C246 784 276 802 300 784C344 742 372 694 386 640Z',
  torso:
    'M386 764C392 700 392 650 374 596C352 544 352 500 398 482C438 468 474 462 478 424H522C526 462 562 468 602 482C648 500 648 544 626 596C608 650 608 700 614 764Q500 812 386 764Z',
};
/** Draws somebody from behind who sits in front of the light. */
function sitter(s: Studio): string {
  const shirt = s.grade([
    [0, '#7C5A86'],
    [0.6, '#4B3B66'],
    [1, '#352A50'],
  ]);
  const skirt = s.grade([
    [0, '#5A4470'],
    [1, '#2B2142'],
  ]);
  const rim = (d: string, more = '') =>
    `<path d="${d}" fill="none" stroke="#FFDCC0" stroke-width="5" opacity=".85" ${more}${s.soft(1.6)}/>`;
  const arm = `<path d="${body.arm}" fill="${shirt}"/>${rim('M398 484C352 490 334 530 328 590C320 660 292 706 258 758')}`;
  return `<ellipse cx="520" cy="890" rx="330" ry="26" fill="#2A1F45" opacity=".5"${s.soft(14)}/><path d="${body.legs}" fill="${skirt}"/>${rim('M214 846C206 792 300 752 392 746M608 746C700 752 794 792 786 846')}${arm}<g transform="translate(1000 0) scale(-1 1)">${arm}</g><path d="${body.torso}" fill="${shirt}"/><path d="M500 500C496 580 504 660 500 750" stroke="#2B2142" stroke-width="16" opacity=".3"${s.soft(7)}/>${rim('M374 596C352 544 352 500 398 482C438 468 474 462 478 424M522 424C526 462 562 468 602 482C648 500 648 544 626 596')}<ellipse cx="500" cy="374" rx="50" ry="60" fill="#3A2A3E"/><circle cx="500" cy="308" r="27" fill="#332437"/><path d="M452 390C446 350 460 318 486 314M514 314C540 318 554 350 548 390M476 316C470 284 494 278 500 280C506 278 530 284 524 316" fill="none" stroke="#FFD3B0" stroke-width="4" opacity=".85"${s.soft(1.2)}/>`;
}
export const seated: Scene = (s) => hour(s, 'rose', [500, 440], 440) + floor(s, 836, '#C87F8C', '#7A4D74') + sitter(s);

/** Draws a door of light at the end of the stairs, a rolled mat and one stone beside it. */
export const door: Scene = (s) => {
  const arch = (r: number, color: string) =>
    `<path d="M${500 - r} 850V${470}A${r} ${r * 1.05} 0 0 1 ${500 + r} 470V850Z" fill="${color}"${s.soft(1.2)}/>`;
  return (
    wash(
      s,
      [1000, 1000],
      [
        [0, '#8A6C9E'],
        [1, '#B78AA8'],
      ],
    ) +
    ['#9B79A6', '#BB8FAC', '#DBA9AE', '#F3C5AE', '#FFE3C8'].map((tone, i) => arch(390 - i * 62, tone)).join('') +
    light(s, [500, 560], [420, 460], '#FFF3E2', 0.7) +
    floor(s, 850, '#C995A6', '#70527F') +
    `<path d="M370 850H630L820 1000H180Z" fill="#FFE3C8" opacity=".7"${s.soft(8)}/>` +
    roll(s, [640, 900], [190, 54], '#8A5A78') +
    cairn(
      s,
      [262, 910],
      [
        ['slate', 92, 46],
        ['sand', 56, 34, 6, 4],
        ['quartz', 30, 22, -4],
      ],
      { seed: 151 },
    )
  );
};

/** Draws a round window, and its light on a wall and on the floor. */
export const room: Scene = (s) =>
  wash(
    s,
    [1000, 1000],
    [
      [0, '#D8C3DF'],
      [1, '#E9CFD6'],
    ],
  ) +
  light(s, [420, 330], [620, 560], '#FFE3CE', 0.8) +
  ['#C9AFD2', '#F3C9B4', '#FFE6D0', '#FFF6EA']
    .map((tone, i) => `<circle cx="430" cy="350" r="${250 - i * 26}" fill="${tone}"${s.soft(i === 0 ? 8 : 1.2)}/>`)
    .join('') +
  `<path d="M430 124V576M204 350H656" stroke="#B58FB2" stroke-width="9" opacity=".7"/>` +
  floor(s, 700, '#D3B3C2', '#9E7FA6') +
  `<ellipse cx="590" cy="830" rx="260" ry="66" fill="#FFE9D6" opacity=".75"${s.soft(10)}/>` +
  roll(s, [150, 810], [200, 46], '#7A6298') +
  roll(s, [210, 880], [200, 50], '#A9748A') +
  cairn(
    s,
    [740, 850],
    [
      ['granite', 110, 54],
      ['slate', 70, 40, -8, -3, true],
      ['quartz', 38, 28, 4],
    ],
    { seed: 161 },
  );

/** Lays a stiff knot of linen beside one smooth stone. */
export const fold: Scene = (s) =>
  linen(s, [1200, 800], { color: '#E7B9AE', folds: 9, lean: 0.55, depth: 1.05 }) +
  light(s, [320, 180], [640, 460], '#FFF0E0', 0.6) +
  stone(s, { at: [800, 600], size: [190, 96], rock: 'quartz', seed: 171, turn: -9, lies: true, vein: true }) +
  stone(s, { at: [560, 650], size: [62, 44], rock: 'plum', seed: 175, lies: true });

/** Draws the last ring of a stone that sank. */
export const silence: Scene = (s) =>
  water(s, [1200, 800], -60, ['#8D74AC', '#3A2F5C']) +
  light(s, [600, 300], [760, 360], '#F3B79B', 0.7) +
  light(s, [600, 300], [360, 180], '#FFE9D6', 0.65) +
  ripples(s, [600, 440], { count: 7, step: 74, first: 0.7, squash: 0.34, strength: 0.8 });

/** Piles four folded mats, with a stone on top. */
export const mats: Scene = (s) =>
  wash(
    s,
    [1200, 800],
    [
      [0, '#DCCBEA'],
      [1, '#F0D0CB'],
    ],
  ) +
  light(s, [600, 330], [560, 420], '#FFF3E6', 0.8) +
  `<g transform="translate(0 690)">${wash(
    s,
    [1200, 110],
    [
      [0, '#D9B4C6'],
      [1, '#B78FB0'],
    ],
  )}</g>` +
  roll(s, [350, 730], [230, 76], '#7A6298') +
  roll(s, [640, 730], [230, 76], '#B2788A') +
  roll(s, [490, 590], [230, 76], '#E0A592') +
  cairn(
    s,
    [640, 452],
    [
      ['quartz', 84, 44],
      ['basalt', 46, 30, 6, -5],
    ],
    { seed: 181, lies: false },
  ) +
  threads(s, [1200, 800], 0.3);
