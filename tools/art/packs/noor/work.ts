/** Draws the six works: a ward, a bridge, a budget as a cake, a hive, a warm house and a ballot box. */
import { blue, coral, navy, wine } from './look.js';
import { box, card, marker, pen, picture, ring, type Size, through, times } from './pen.js';

const size: Size = [900, 700];
const sun = '#FFDA55';
/** Draws one card that fills the picture. */
export const single = (body: string, turn: number, o: { fixed?: 'pin' | 'tape' | 'none'; ruled?: boolean } = {}): string =>
  picture(size, card([790, 580], [446, 346], body, { turn, ...o }));

export const ward = (): string =>
  single(
    marker('M150 330H470V420H150Z', coral, { opacity: 0.5 }) +
      pen('M120 220V480M120 420H520V480M520 420V330', { w: 14 }) +
      pen('M150 400C150 330 170 330 240 330H520', { w: 12 }) +
      pen(box(146, 270, 110, 60), { w: 11 }) +
      pen(ring(300, 290, 36), { w: 11 }) +
      pen('M288 286v6M314 286v6M286 304q16 12 30 0', { w: 8 }) +
      pen(through('560 440, 640 430, 690 360, 650 290, 580 300, 590 370, 680 400, 730 340'), { w: 12, color: wine }) +
      pen('M700 350L734 330L744 370', { w: 12, color: wine }) +
      pen('M590 140V210M555 175H625', { w: 18, color: wine }) +
      pen(box(540, 120, 102, 108), { w: 10 }),
    -1.2,
  );
export const bridge = (): string =>
  single(
    marker('M60 450C200 420 300 480 420 450C540 420 640 440 730 450V536H60Z', blue, { opacity: 0.24, angle: 2 }) +
      pen('M50 330H740M50 362H740', { w: 12 }) +
      pen('M220 150V430M560 150V430M250 150V430M590 150V430', { w: 12 }) +
      pen('M40 316C110 280 190 220 226 154C290 300 500 300 572 154C610 220 680 280 750 316', { w: 13 }) +
      times(9, (i) => pen(`M${275 + i * 32} ${[214, 240, 258, 266, 270, 266, 258, 240, 214][i]}V330`, { w: 7 })) +
      pen(
        through('60 470, 120 456, 180 474, 240 458, 300 474') + through('400 480, 460 464, 520 482, 580 466, 640 482, 720 470'),
        { w: 8 },
      ) +
      pen('M380 316L364 286L396 290Z', { w: 9, color: wine }) +
      pen(ring(390, 346, 74, 54), { w: 10, color: wine }),
    1.1,
    { fixed: 'tape' },
  );
export const cake = (): string =>
  single(
    marker('M170 300C170 240 620 240 620 300V430C620 490 170 490 170 430Z', coral, { opacity: 0.5 }) +
      marker('M395 300L600 262L620 300V430L560 462L395 330Z', sun, { opacity: 0.8, angle: 60 }) +
      pen(ring(395, 300, 226, 58), { w: 13 }) +
      pen('M170 306V430C170 500 620 500 620 430V306', { w: 13 }) +
      pen('M395 300L590 262M395 300L556 348V468', { w: 11 }) +
      pen(through('172 362, 210 392, 250 376, 290 406, 340 390, 380 416, 430 396, 480 414, 520 392'), { w: 10 }) +
      pen('M395 246V180', { w: 16, color: wine }) +
      pen(through('395 168, 382 146, 396 116, 410 146, 396 168'), { w: 9, color: wine }) +
      pen('M120 470C110 530 680 530 672 470', { w: 11 }) +
      pen('M640 230L706 190M660 270L730 256', { w: 9, color: wine }),
    -0.9,
  );
export const bees = (): string =>
  single(
    times(7, (i) => {
      const [x, y] = [150 + (i % 3) * 128 + (Math.floor(i / 3) % 2) * 64, 196 + Math.floor(i / 3) * 110];
      const hex = `M${x} ${y - 70}L${x + 62} ${y - 35}V${y + 35}L${x} ${y + 70}L${x - 62} ${y + 35}V${y - 35}Z`;
      return marker(hex, i % 3 === 1 ? coral : sun, { opacity: i % 2 ? 0.75 : 0.4 }) + pen(hex, { w: 9 });
    }) +
      marker('M540 300C540 250 690 250 700 310C690 370 540 370 540 300Z', sun, { opacity: 0.95 }) +
      pen(ring(620, 310, 86, 56), { w: 12 }) +
      pen('M590 260C580 290 580 330 592 362M634 256C628 290 628 330 636 366M676 272C672 300 672 320 678 348', {
        w: 13,
        color: navy,
      }) +
      pen(through('610 256, 570 190, 600 150, 640 190, 632 252') + through('640 254, 670 190, 716 186, 706 230, 656 260'), {
        w: 9,
      }) +
      pen('M700 296L738 270M704 320L744 326', { w: 7 }) +
      pen(through('530 320, 480 360, 470 430, 540 450, 560 400, 510 390, 440 460'), { w: 8, color: wine }),
    0.8,
    { fixed: 'tape' },
  );
export const heat = (): string =>
  single(
    marker('M220 290L400 150L580 290V480H220Z', coral, { opacity: 0.42 }) +
      pen('M180 310L400 140L620 310', { w: 15 }) +
      pen('M222 290V486H578V290', { w: 13 }) +
      pen(box(272, 340, 84, 84), { w: 10 }) +
      pen('M314 340V424M272 382H356', { w: 7 }) +
      pen('M440 486V350H524V486', { w: 11 }) +
      pen(box(630, 400, 110, 88), { w: 12, color: wine }) +
      pen(ring(685, 444, 30), { w: 8, color: wine }) +
      pen('M685 418V470M660 444H710', { w: 7, color: wine }) +
      pen(through('628 430, 600 430, 590 400, 560 400'), { w: 11, color: wine }) +
      pen(
        through('300 120, 288 96, 306 76, 294 52') +
          through('400 108, 388 84, 406 64, 394 40') +
          through('500 120, 488 96, 506 76, 494 52'),
        { w: 10, color: wine },
      ) +
      pen('M90 490H760', { w: 11 }),
    -1.2,
    { fixed: 'none' },
  );
export const ballot = (): string =>
  single(
    marker('M220 290H580V490H220Z', blue, { opacity: 0.2 }) +
      pen('M200 280H600L580 494H222L204 284', { w: 14 }) +
      pen('M180 280L250 200H556L620 280', { w: 12 }) +
      pen('M330 246H480', { w: 15, color: navy }) +
      `<path d="M340 246L356 96L494 110L476 246Z" fill="#FFFFFF"/>` +
      pen('M342 244L358 98L496 112L476 244', { w: 11 }) +
      pen('M386 166L410 196L462 138', { w: 16, color: wine }) +
      pen(box(360, 340, 90, 90), { w: 10 }) +
      pen(through('374 388, 398 416, 470 316'), { w: 15, color: wine }) +
      pen(through('650 180, 700 200, 712 260, 670 300'), { w: 11 }) +
      pen('M704 282L664 306L662 262', { w: 11 }),
    1.2,
  );
