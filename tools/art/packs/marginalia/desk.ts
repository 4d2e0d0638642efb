/** Draws woodcuts of things on a desk or a hook: a nib, a letter, a key, books and a cap. */
import { newsprint, red } from './look.js';
import {
  ball,
  block,
  carve,
  clamp,
  oval,
  pillar,
  rect,
  shadow,
  shape,
  slope,
  spot,
  stage,
  stroke,
  tall,
  times,
  wide,
} from './woodcut.js';

/** Draws a nib with a red drop. */
export const nib = (): string => {
  const metal = 'M430 96H570L596 330C590 430 540 520 500 590C460 520 410 430 404 330Z';
  const tail = (i: number) => `M${150 + i * 4} ${676 + i * 3}C300 ${640 - i * 5} 380 700 500 640`;
  return block(
    wide,
    stage(wide, [500, 330, 220], 620, 4) +
      carve({ d: rect(446, -10, 108, 118), box: [446, -10, 108, 118], tone: pillar(490, 60, 0.2), angle: 90, step: 8, edge: 6 }) +
      carve({
        d: metal,
        box: [400, 90, 200, 510],
        tone: (x, y) => 0.1 + ((x - 410) / 190) * 0.72 + Math.max(0, 0.5 - Math.abs(x - 560) / 30) * -0.5 + (y > 470 ? 0.1 : 0),
        angle: 90,
        step: 8,
        edge: 7,
        bend: (u) => u * 0.04,
      }) +
      stroke('M500 300V584', 5) +
      shape(oval(500, 300, 20)) +
      stroke('M430 160C470 176 530 176 570 160M428 182C470 198 530 198 572 182', 5) +
      spot('M500 596C518 622 526 636 526 650C526 666 514 676 500 676C486 676 474 666 474 650C474 636 482 622 500 596Z') +
      stroke(tail(0), 9, red),
  );
};

/** Draws a letter with a seal. */
export const letter = (): string => {
  const sheet = 'M210 214L760 178L796 560L246 602Z';
  return block(
    wide,
    stage(wide, [500, 370, 320], 690, 8) +
      shadow(540, 622, 300, 30) +
      carve({ d: sheet, box: [200, 170, 610, 440], tone: slope([230, 240], [790, 600], 0, 0.5), angle: -4, step: 12, edge: 7 }) +
      carve({
        d: 'M246 602L486 372L524 370L796 560Z',
        box: [240, 360, 560, 250],
        tone: slope([500, 370], [520, 600], 0.55, 0.1),
        angle: -4,
        step: 9,
        edge: 6,
      }) +
      carve({
        d: 'M210 214L760 178L508 430Z',
        box: [200, 170, 570, 270],
        tone: slope([300, 200], [620, 400], 0.05, 0.72),
        angle: 40,
        step: 9,
        edge: 7,
      }) +
      carve({
        d: `M508 350C540 344 566 362 574 390C592 414 580 446 556 460C532 480 496 476 478 458C452 446 444 416 456 392C464 366 484 352 508 350Z`,
        box: [440, 340, 150, 150],
        tone: (x, y) => ball(510, 414, 72)(x, y) * 0.66,
        angle: 30,
        step: 8,
        color: red,
        edge: 6,
      }) +
      stroke('M492 440V388L512 414L532 386V440', 8),
  );
};

/** Draws a key with a red tag. */
export const key = (): string =>
  block(
    tall,
    stage(tall, [400, 480, 300], 1060, 3) +
      shape('M380 330H420V840H380Z', newsprint) +
      carve({ d: 'M376 330H424V860H376Z', box: [370, 330, 60, 540], tone: pillar(394, 28), angle: 90, step: 7, edge: 7 }) +
      carve({
        d: 'M424 700H540V750H510V730H482V760H424ZM424 790H560V850H520V822H490V850H424Z',
        box: [420, 690, 150, 170],
        tone: slope([424, 700], [560, 850], 0.2, 0.9),
        angle: 20,
        step: 8,
        edge: 6,
      }) +
      carve({
        d: `${oval(400, 240, 150, 140)}`,
        box: [250, 100, 300, 280],
        tone: ball(390, 230, 170),
        angle: 40,
        step: 8,
        edge: 8,
      }) +
      shape(oval(400, 234, 82, 74), newsprint) +
      carve({
        d: oval(400, 234, 82, 74),
        box: [310, 150, 180, 170],
        tone: (x, y) => clamp((Math.hypot((x - 400) * 0.86, y - 480) - 300) / 375) * 0.94 + 0.2,
        step: 11,
        edge: 8,
      }) +
      stroke('M330 260C240 320 220 400 214 470', 6) +
      carve({
        d: 'M160 470H270L282 700H148Z',
        box: [140, 460, 150, 250],
        tone: slope([150, 480], [280, 700], 0, 0.5),
        angle: 84,
        step: 10,
        color: red,
        edge: 7,
      }) +
      shape(oval(214, 500, 13), newsprint) +
      stroke('M180 570H252M178 606H256M176 642H230', 6, newsprint),
  );

/** Draws an open book on a pile of others, with a red ribbon. */
export const books = (): string => {
  const book = (x: number, y: number, w: number, h: number, dark: number, turn: number) =>
    `<g transform="rotate(${turn} ${x + w / 2} ${y + h})">${carve({ d: `M${x} ${y}H${x + w}V${y + h}H${x}C${x - 22} ${y + h * 0.7} ${x - 22} ${y + h * 0.3} ${x} ${y}Z`, box: [x - 24, y, w + 30, h], tone: (px) => dark + ((px - x) / w) * 0.4 - (px < x + 30 ? 0.25 : 0), step: 8, edge: 7 })}${shape(rect(x + w - 16, y + 9, 20, h - 18), newsprint)}${stroke(`M${x + w - 14} ${y + h * 0.35}h16M${x + w - 14} ${y + h * 0.6}h16`, 3)}${stroke(`M${x + 46} ${y}v${h}M${x + 62} ${y}v${h}`, 5, newsprint)}</g>`;
  return block(
    wide,
    stage(wide, [480, 340, 260], 640, 9) +
      shadow(540, 668, 300, 28) +
      book(260, 564, 470, 84, 0.5, 0) +
      book(300, 484, 410, 80, 0.16, 0) +
      book(250, 414, 430, 70, 0.62, -1) +
      book(320, 332, 360, 80, 0.3, 1) +
      carve({
        d: 'M270 300C340 250 430 250 490 300C550 250 640 250 712 296L740 200C660 150 560 160 490 210C420 160 330 154 244 206Z',
        box: [240, 150, 510, 160],
        tone: (x, y) => 0.04 + clamp(1 - Math.abs(x - 490) / 90) * 0.7 + ((y - 150) / 160) * 0.2,
        angle: 4,
        step: 9,
        edge: 7,
      }) +
      stroke('M490 210V300', 6) +
      spot('M540 284L566 280L574 452L556 432L540 456Z') +
      stroke('M540 284L566 280L574 452L556 432L540 456Z', 4),
  );
};

/** Draws a red cap under its hooks, above a row of buttons. */
export const cap = (): string =>
  block(
    wide,
    carve({
      d: rect(0, 0, 1000, 750),
      box: [0, 0, 1000, 750],
      tone: (x, y) => clamp((Math.hypot(x - 520, (y - 330) * 0.9) - 210) / 400) * 0.9 + 0.04,
      angle: 90,
      step: 11,
      edge: 0,
    }) +
      carve({
        d: 'M330 230H690V196C690 180 670 176 650 176H370C350 176 330 180 330 196Z',
        box: [320, 170, 380, 70],
        tone: slope([330, 180], [690, 230], 0.2, 0.9),
        step: 8,
        edge: 7,
      }) +
      times(3, (i) => stroke(`M${400 + i * 110} 232q0 34 20 34q20 0 16 -22`, 12)).join('') +
      carve({
        d: 'M404 330C420 280 620 280 636 330L650 420H390Z',
        box: [384, 280, 270, 150],
        tone: (x, y) => ball(510, 370, 150, 120)(x, y) * 0.66,
        angle: 84,
        step: 10,
        color: red,
        edge: 7,
      }) +
      carve({
        d: 'M384 420H656C700 450 690 480 640 486C560 470 480 470 400 486C350 480 340 450 384 420Z',
        box: [340, 414, 360, 76],
        tone: (x) => 0.5 + Math.abs(x - 480) / 360 - (Math.abs(x - 460) < 26 ? 0.6 : 0),
        step: 8,
        edge: 6,
      }) +
      shape(oval(520, 386, 22), newsprint) +
      stroke('M509 386h22M520 375v22', 5) +
      stroke('M436 262C430 300 460 290 500 300', 7) +
      carve({
        d: 'M300 560H740V620H300Z',
        box: [300, 560, 440, 60],
        tone: slope([300, 560], [740, 620], 0.1, 0.85),
        step: 9,
        edge: 6,
      }) +
      times(5, (i) =>
        carve({
          d: oval(350 + i * 84, 590, 22),
          box: [326 + i * 84, 566, 48, 48],
          tone: ball(346 + i * 84, 584, 30),
          step: 6,
          edge: 5,
        }),
      ).join('') +
      spot(oval(518, 590, 13)),
  );
