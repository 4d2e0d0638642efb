/** Draws Clearwell's pictures: porcelain objects that float in mint air. */
import { grad } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { ball, createScene, drop, glaze, moon, type Point, pill, type Scene, tooth } from './porcelain.js';

const { mint, teal, blue, coral, sun, night, rose, white } = glaze;
const picture =
  ([w, h]: Point, draw: (scene: Scene) => void, width: number, quality = 72): Draw =>
  () => {
    const scene = createScene(w, h);
    draw(scene);
    return { drawing: scene.draw(), width, quality };
  };
const molar = (s: Scene, at: Point, scale: number, turn = 0) =>
  s.add({
    d: tooth,
    at,
    scale,
    turn,
    soft: 40,
    gloss: [
      [-96, -138, 62, 26],
      [-148, -70, 16, 34],
    ],
  });
/** Draws a toothbrush along its axis, with the head on the left. */
const brush = (s: Scene, at: Point, scale: number, turn: number, color: string) => {
  for (const i of [0, 1, 2, 3, 4, 5]) {
    s.add({ d: pill(-330 + i * 30, -92, 26, 84, 11), at, scale, turn, color: i % 2 ? white : mint, soft: 9 });
  }
  s.add({
    d: 'M-350 -22H-150C-90 -22 -60 -14 0 -16H330A32 32 0 0 1 330 48H0C-60 48 -90 22 -150 22H-350A22 22 0 0 1 -350 -22Z',
    at,
    scale,
    turn,
    color,
    soft: 16,
    gloss: [[150, -2, 90, 7]],
  });
};
/** Draws a mouth mirror with its handle pointing down. */
const mirror = (s: Scene, at: Point, scale: number, turn: number) => {
  s.add({ d: pill(-17, 90, 34, 400), at, scale, turn, color: teal, soft: 11, gloss: [[-6, 250, 4, 90]] });
  s.add({ d: ball(0, 0, 118), at, scale, turn, soft: 24 });
  s.add({ d: ball(0, 0, 88), at, scale, turn, color: '#BFE3F2', soft: 20, gloss: [[-34, -40, 34, 13]] });
};
/** Draws a cup from the side. */
const cup = (s: Scene, [x, y]: Point, scale: number, color: string) => {
  const at: Point = [x, y];
  s.add({ d: 'M120 -70C240 -96 248 84 116 78V38C178 44 176 -42 120 -28Z', at, scale, color, soft: 14 });
  s.add({
    d: 'M-150 -150H150V60C150 150 80 180 0 180S-150 150 -150 60Z',
    at,
    scale,
    color,
    soft: 34,
    gloss: [[-100, -70, 16, 62]],
  });
  s.add({ d: 'M-150 -150A150 34 0 0 1 150 -150A150 34 0 0 1 -150 -150Z', at, scale, color: '#8A5A3C', soft: 10 });
};
const duck = (s: Scene, [x, y]: Point, scale: number) => {
  const at: Point = [x, y];
  s.add({
    d: 'M-240 20C-250 -30 -210 -56 -180 -30C-140 -70 -40 -60 10 -40C60 -60 190 -60 200 40C206 150 100 190 -20 190S-230 150 -240 20Z',
    at,
    scale,
    color: sun,
    soft: 38,
    gloss: [[-120, 10, 60, 18]],
  });
  s.add({ d: ball(96, -120, 112), at, scale, color: sun, soft: 30, gloss: [[54, -170, 30, 15]] });
  s.add({ d: 'M184 -140C240 -150 270 -120 262 -100C250 -74 206 -76 180 -90Z', at, scale, color: coral, soft: 12 });
  s.add({ d: ball(124, -138, 15), at, scale, color: night, soft: 4 });
  s.add({ d: 'M-150 40C-110 0 20 10 40 50C20 120 -110 130 -150 40Z', at, scale, color: '#FFE3A8', soft: 18 });
};

function hero(s: Scene) {
  s.ground(
    `<circle cx="600" cy="540" r="470" fill="url(#disc)"/><rect x="700" y="40" width="420" height="150" rx="75" fill="#FFFFFF" opacity=".55"/><rect x="60" y="800" width="360" height="130" rx="65" fill="#FFFFFF" opacity=".5"/>`,
    grad(
      'disc',
      [
        [0, '#FFFFFF', 0.95],
        [0.7, '#D8F3EC', 0.9],
        [1, '#C3EADF', 0.9],
      ],
      { r: 0.62, cx: 0.4, cy: 0.34 },
    ),
  );
  s.shadow([600, 950], 270, 36);
  molar(s, [590, 520], 1.5, -6);
  s.add({ d: drop, at: [1000, 420], scale: 0.86, turn: 10, color: '#8FD0EE', soft: 34, gloss: [[-34, 20, 16, 40]] });
  brush(s, [690, 860], 1.06, -16, coral);
  s.add({ d: ball(0, 0, 74), at: [170, 300], color: coral, soft: 24, gloss: [[-26, -30, 20, 10]] });
  s.add({ d: ball(0, 0, 36), at: [330, 140], color: teal, soft: 13, gloss: [[-12, -14, 9, 5]] });
  s.add({ d: ball(0, 0, 48), at: [1070, 700], color: sun, soft: 16, gloss: [[-16, -18, 12, 6]] });
}

/** Returns a picture of an object on a mint plate. */
const plate = (draw: (s: Scene) => void): Draw =>
  picture(
    [720, 600],
    (s) => {
      s.ground(
        '<rect width="720" height="600" rx="60" fill="url(#plate)"/>',
        grad(
          'plate',
          [
            [0, '#DDF5EF'],
            [1, '#B7E4D9'],
          ],
          { x2: 1 },
        ),
      );
      draw(s);
    },
    600,
  );
const look = (s: Scene) => {
  s.shadow([380, 520], 170);
  molar(s, [300, 290], 0.86, -4);
  mirror(s, [490, 230], 0.72, -28);
};
const clean = (s: Scene) => {
  s.shadow([360, 516], 200);
  molar(s, [360, 260], 0.9, 3);
  brush(s, [370, 440], 0.84, -10, blue);
  for (const [x, y, r] of [
    [180, 350, 30],
    [220, 410, 18],
    [540, 240, 22],
    [570, 300, 13],
  ] as const) {
    s.add({ d: ball(x, y, r), soft: r * 0.4, gloss: [[x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.16]] });
  }
};
const filling = (s: Scene) => {
  s.shadow([360, 540], 180);
  molar(s, [360, 340], 0.94);
  s.add({ d: pill(300, 150, 120, 66, 33), color: coral, soft: 16, gloss: [[334, 168, 22, 6]] });
  s.add({ d: drop, at: [360, 76], scale: 0.36, color: coral, soft: 30 });
};
const crown = (s: Scene) => {
  s.shadow([360, 540], 170);
  molar(s, [360, 360], 0.8);
  s.add({
    d: 'M190 250L170 90L270 160L360 60L450 160L550 90L530 250Q360 290 190 250Z',
    color: sun,
    soft: 26,
    gloss: [[240, 190, 14, 34]],
  });
  for (const [x, y] of [
    [170, 84],
    [360, 54],
    [550, 84],
  ] as const) {
    s.add({ d: ball(x, y, 24), color: coral, soft: 8, gloss: [[x - 8, y - 8, 6, 4]] });
  }
};
const nightGuard = (s: Scene) => {
  s.shadow([360, 530], 190);
  s.add({ d: moon, at: [330, 300], scale: 1.2, turn: -10, color: '#FFE3A8', soft: 40, gloss: [[-96, -40, 20, 50]] });
  molar(s, [470, 330], 0.5, 12);
  for (const [x, y] of [
    [560, 130],
    [610, 220],
    [500, 90],
  ] as const) {
    s.add({ d: ball(x, y, 15), color: white, soft: 6 });
  }
};
const rescue = (s: Scene) => {
  s.shadow([360, 530], 190);
  s.add({ d: 'M180 330V190A180 180 0 0 1 540 190V330H490V190A130 130 0 0 0 230 190V330Z', color: teal, soft: 20 });
  s.add({ d: pill(140, 280, 110, 190, 50), color: coral, soft: 22, gloss: [[170, 320, 12, 30]] });
  s.add({ d: pill(470, 280, 110, 190, 50), color: coral, soft: 22, gloss: [[500, 320, 12, 30]] });
  molar(s, [360, 350], 0.46);
};

const bubbles = (s: Scene, ...rows: [x: number, y: number, r: number][]) => {
  for (const [x, y, r] of rows) {
    s.add({ d: ball(x, y, r), color: '#CFEFFA', soft: r * 0.4, gloss: [[x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.16]] });
  }
};
const duckPicture = (s: Scene) => {
  s.shadow([500, 790], 330);
  brush(s, [930, 470], 0.92, -66, teal);
  duck(s, [470, 540], 1.35);
  bubbles(s, [180, 300, 54], [280, 200, 30], [330, 120, 40]);
};
const chair = (s: Scene) => {
  s.shadow([560, 826], 350, 40);
  s.add({ d: pill(500, 620, 90, 190, 30), color: '#CBE7E1', soft: 22 });
  s.add({ d: pill(360, 780, 380, 60, 30), soft: 18 });
  s.add({ d: pill(-250, -62, 500, 124, 62), at: [520, 560], color: mint, turn: 4, soft: 30, gloss: [[-120, -30, 90, 10]] });
  s.add({ d: pill(-210, -60, 420, 120, 60), at: [820, 380], color: mint, turn: -58, soft: 30, gloss: [[40, -30, 90, 10]] });
  s.add({ d: pill(-80, -54, 160, 108, 54), at: [930, 160], color: coral, turn: -58, soft: 24 });
  s.add({ d: pill(-150, -52, 300, 104, 52), at: [230, 650], color: mint, turn: 40, soft: 26 });
  s.add({ d: pill(560, 470, 220, 50, 25), color: white, soft: 12, gloss: [[620, 484, 40, 6]] });
  s.add({ d: 'M300 60H420L470 170H250Z', color: sun, soft: 18 });
  s.mark('M360 0V60', '#CBE7E1', 18);
};
/** Draws a telephone with its receiver on the hook. */
const phone = (s: Scene) => {
  s.shadow([540, 800], 340, 44);
  s.add({
    d: 'M300 430H780C830 430 850 500 880 620C900 720 880 780 800 780H280C200 780 180 720 200 620C230 500 250 430 300 430Z',
    color: coral,
    soft: 40,
    gloss: [[330, 500, 24, 60]],
  });
  s.add({ d: ball(540, 610, 138), soft: 26 });
  for (let i = 0; i < 10; i++) {
    const angle = ((i * 30 + 150) * Math.PI) / 180;
    s.add({ d: ball(540 + Math.cos(angle) * 96, 610 + Math.sin(angle) * 96, 21), color: i === 0 ? teal : mint, soft: 7 });
  }
  s.add({ d: ball(540, 610, 44), color: coral, soft: 14 });
  for (const x of [360, 640]) {
    s.add({ d: pill(x, 360, 80, 110, 28), color: white, soft: 14 });
  }
  s.add({
    d: 'M150 330C140 220 300 170 540 170S940 220 930 330C926 390 890 400 830 400S740 390 735 340C730 300 660 290 540 290S350 300 345 340C340 390 310 400 250 400S154 390 150 330Z',
    color: coral,
    soft: 34,
    gloss: [
      [300, 214, 90, 14],
      [196, 290, 12, 26],
    ],
  });
  bubbles(s, [960, 120, 40], [120, 120, 26], [1010, 560, 30]);
};
/** Draws a tooth under the blue light that hardens its filling. */
const lamp = (s: Scene) => {
  s.shadow([470, 810], 270, 40);
  molar(s, [460, 480], 1.16, -4);
  s.add({ d: pill(360, 226, 190, 96, 48), color: coral, soft: 22, gloss: [[410, 252, 34, 8]] });
  s.add({ d: pill(-44, -40, 88, 470, 44), at: [880, 300], turn: -38, color: teal, soft: 24, gloss: [[-16, 120, 9, 90]] });
  s.add({ d: pill(-30, -190, 60, 180, 30), at: [860, 300], turn: -70, soft: 16 });
  s.add({ d: ball(650, 226, 62), color: blue, soft: 20, gloss: [[628, 200, 18, 9]] });
  bubbles(s, [180, 200, 40], [260, 110, 24], [1000, 160, 34]);
};
/** Returns a picture of a team member's mug. */
const mug = (color: string, decorate: (s: Scene) => void): Draw =>
  picture(
    [640, 600],
    (s) => {
      s.ground(
        '<rect width="640" height="600" rx="60" fill="url(#plate)"/>',
        grad(
          'plate',
          [
            [0, '#FFFFFF'],
            [1, '#CDEDE5'],
          ],
          { x2: 1 },
        ),
      );
      s.shadow([320, 520], 190);
      cup(s, [300, 320], 1.1, color);
      decorate(s);
    },
    560,
  );
const mugTooth = (s: Scene) => molar(s, [296, 350], 0.3, -6);
const mugDots = (s: Scene) => {
  for (const [x, y] of [
    [230, 260],
    [320, 240],
    [390, 300],
    [270, 340],
    [350, 380],
    [240, 430],
  ] as const) {
    s.add({ d: ball(x, y, 22), color: sun, soft: 7 });
  }
};
const mugStripe = (s: Scene) => {
  s.add({ d: 'M136 300Q300 350 464 300V360Q300 410 136 360Z', color: coral, soft: 14 });
};
const postFilling = (s: Scene) => {
  s.ground(
    '<rect width="1200" height="800" fill="url(#post)"/>',
    grad(
      'post',
      [
        [0, '#F7FFFC'],
        [1, '#A9DDD0'],
      ],
      { x2: 1 },
    ),
  );
  s.shadow([640, 720], 340);
  molar(s, [620, 430], 1.16, -8);
  s.add({ d: pill(520, 210, 190, 100, 50), color: coral, soft: 22, gloss: [[570, 236, 34, 8]], turn: -8, at: [-26, 84] });
  s.add({ d: drop, at: [900, 250], scale: 0.5, color: coral, soft: 34, gloss: [[-30, 20, 14, 34]] });
  s.add({ d: drop, at: [300, 540], scale: 0.34, color: '#8FD0EE', soft: 34, gloss: [[-30, 20, 14, 34]] });
};
const postToddler = (s: Scene) => {
  s.ground(
    '<rect width="1200" height="800" fill="url(#post)"/>',
    grad(
      'post',
      [
        [0, '#FFF6EF'],
        [1, '#FFD2BF'],
      ],
      { x2: 1 },
    ),
  );
  s.shadow([600, 700], 360);
  brush(s, [470, 400], 1.3, -38, coral);
  brush(s, [760, 470], 0.86, -128, blue);
  molar(s, [950, 560], 0.36, 8);
  bubbles(s, [260, 250, 46], [350, 160, 26], [1010, 240, 34]);
};
const postNight = (s: Scene) => {
  s.ground(
    '<rect width="1200" height="800" fill="url(#post)"/>',
    grad(
      'post',
      [
        [0, '#2A6B7C'],
        [1, '#0B3B40'],
      ],
      { x2: 1 },
    ),
  );
  s.add({ d: moon, at: [400, 380], scale: 1.6, turn: -8, color: '#FFE3A8', soft: 44, gloss: [[-110, -40, 22, 56]] });
  molar(s, [760, 470], 0.9, 10);
  for (const [x, y, r] of [
    [620, 130, 22],
    [900, 160, 14],
    [1050, 300, 20],
    [980, 90, 10],
    [160, 620, 14],
  ] as const) {
    s.add({ d: ball(x, y, r), soft: r * 0.4 });
  }
};
const calendar = (s: Scene) => {
  s.shadow([520, 800], 300);
  s.add({ d: pill(200, 170, 620, 580, 80), soft: 40 });
  s.add({
    d: 'M200 250A80 80 0 0 1 280 170H740A80 80 0 0 1 820 250V320H200Z',
    color: coral,
    soft: 26,
    gloss: [[330, 208, 80, 10]],
  });
  for (const x of [340, 680]) {
    s.add({ d: pill(x - 22, 110, 44, 130, 22), color: night, soft: 10 });
  }
  for (const [i, y] of [400, 510, 620].entries()) {
    for (const [n, x] of [290, 410, 530, 650].entries()) {
      const isFree = i === 1 && n === 2;
      s.add({ d: ball(x + 30, y + 20, isFree ? 46 : 34), color: isFree ? teal : '#DDF1EC', soft: isFree ? 15 : 9 });
    }
  }
  s.mark('M540 530L556 548L588 510', '#FFFFFF', 14);
};

/** Draws a tooth shaped like a drop of water. */
export const clearwellLogo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" rx="130" fill="#0B6B66"/><g transform="translate(200 196) scale(.66)"><path d="${tooth}" fill="#FFFFFF"/></g><circle cx="286" cy="112" r="34" fill="#FF8B6A"/></svg>`;

export const clearwellDrawings: Record<string, Draw> = {
  hero: picture([1200, 1120], hero, 900, 74),
  look: plate(look),
  clean: plate(clean),
  filling: plate(filling),
  crown: plate(crown),
  moon: plate(nightGuard),
  rescue: plate(rescue),
  duck: picture([1120, 880], duckPicture, 800),
  chair: picture([1120, 900], chair, 800),
  phone: picture([1080, 880], phone, 760),
  lamp: picture([1120, 880], lamp, 760),
  calendar: picture([1040, 880], calendar, 720),
  'mug-coral': mug(white, mugTooth),
  'mug-teal': mug(teal, mugDots),
  'mug-blue': mug(rose, mugStripe),
  'note-filling': picture([1200, 800], postFilling, 1000),
  'note-toddler': picture([1200, 800], postToddler, 1000),
  'note-night': picture([1200, 800], postNight, 1000),
};
