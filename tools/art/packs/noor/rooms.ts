/** Draws the openings of the pages: cards that a line or an arrow connects across their borders. */
import { blue, coral, navy, wine } from './look.js';
import { box, card, marker, marking, pen, picture, pin, put, ring, type Size, tape, through, times } from './pen.js';

const size: Size = [1000, 820];
const sun = '#FFDA55';

/** Draws a heap of cards, the uppermost with a finished drawing. */
export const heap = (): string =>
  picture(
    size,
    card([640, 470], [430, 380], '', { turn: -9, fixed: 'none' }) +
      card([640, 470], [560, 420], '', { turn: 6, fixed: 'none' }) +
      card(
        [660, 480],
        [500, 410],
        marker('M120 380L250 180L370 330L450 240L560 380Z', blue, { opacity: 0.24 }) +
          marker('M424 120H520V216H424Z', sun, { opacity: 0.9 }) +
          pen('M90 392L250 176L372 332L452 236L580 392', { w: 14 }) +
          pen(ring(472, 168, 46), { w: 12 }) +
          pen('M472 96V76M544 166H566M524 112L542 94', { w: 9 }) +
          pen(through('208 232, 232 252, 256 226, 288 248'), { w: 9 }) +
          pen('M250 176V110L306 128L252 146', { w: 10, color: wine }),
        { turn: -1.2, fixed: 'pin' },
      ) +
      pen(through('760 560, 850 600, 900 680, 840 740, 770 700, 800 620, 920 600'), { w: 13, color: wine }) +
      pen('M884 570L926 598L892 634', { w: 13, color: wine }),
  );
/** Draws a ward seen from its door: the question of the story. */
export const corridor = (): string =>
  picture(
    size,
    card(
      [720, 560],
      [440, 350],
      marker('M300 250H430V540L300 430Z', coral, { opacity: 0.32 }) +
        pen('M60 110L300 250V430L60 530M660 110L430 250V430L660 530', { w: 13 }) +
        pen('M300 250H430M300 430H430', { w: 11 }) +
        pen('M110 190V470M170 226V446L110 470M590 180V470M536 214V440L590 470', { w: 10 }) +
        pen('M340 430V300H392V430', { w: 10 }) +
        pen(through('366 520, 340 480, 390 462, 360 440'), { w: 10, color: wine }),
      { turn: -2 },
    ) +
      card(
        [360, 300],
        [780, 620],
        pen(through('130 120, 136 80, 190 70, 220 110, 200 150, 170 172, 172 200'), { w: 22, color: wine }) +
          pen('M172 236V240', { w: 26, color: wine }),
        { turn: 5, fixed: 'tape', ruled: false },
      ) +
      pen(through('560 610, 520 690, 430 720, 360 690'), { w: 12 }) +
      pen('M392 658L356 692L400 720', { w: 12 }),
  );
/** Draws a self-portrait in nine lines. */
export const portrait = (): string =>
  picture(
    [900, 960],
    card(
      [700, 780],
      [440, 470],
      marker('M150 400C140 200 240 130 360 130C500 130 580 220 560 420L520 300C440 300 300 290 220 260Z', blue, {
        opacity: 0.28,
        angle: 70,
      }) +
        pen('M196 300C180 480 240 600 350 606C470 600 520 480 506 300', { w: 15 }) +
        pen(
          through(
            '196 330, 250 280, 340 262, 420 276, 506 320, 560 480, 590 380, 560 230, 460 150, 340 136, 220 170, 150 270, 140 400, 160 500',
          ),
          { w: 15 },
        ) +
        pen(ring(282, 390, 54, 48), { w: 12 }) +
        pen(ring(424, 392, 54, 48), { w: 12 }) +
        pen('M336 384Q354 372 370 384', { w: 11 }) +
        pen('M282 388v8M424 390v8', { w: 17 }) +
        pen(through('352 420, 338 466, 346 484, 368 482'), { w: 11 }) +
        pen(through('296 528, 340 554, 396 548, 424 516'), { w: 13, color: wine }) +
        pen('M300 606L296 660C200 680 130 710 110 770M404 606L408 660C500 680 560 710 590 770', { w: 14 }),
      { turn: -1.6, ruled: false, fixed: 'pin' },
    ) +
      put(700, 880, marking(), 196, 0.9) +
      pen(through('760 180, 820 160, 850 210, 800 240, 780 190'), { w: 9, color: wine }),
  );
/** Draws six years as steps, two of them golden. */
export const years = (): string =>
  picture(
    size,
    card(
      [780, 600],
      [480, 390],
      marker('M330 320H440V520H330Z', sun, { opacity: 0.95 }) +
        marker('M550 220H660V520H550Z', sun, { opacity: 0.95 }) +
        marker('M110 440H220V520H110ZM220 380H330V520H220ZM440 280H550V520H440ZM660 170H740V520H660Z', blue, { opacity: 0.18 }) +
        pen('M60 524H110V440H220V380H330V320H440V276H550V220H660V168H740', { w: 14 }) +
        pen('M110 440V522M220 380V522M330 320V522M440 276V522M550 220V522M660 168V522', { w: 8 }) +
        pen('M384 280V250M384 220v-20M352 262l-18 -22M416 262l18 -22', { w: 8, color: wine }) +
        pen('M604 180v-36M572 168l-16 -26M638 170l18 -24', { w: 8, color: wine }) +
        pen(ring(160, 350, 22), { w: 9 }) +
        pen('M160 374V412M160 388L190 372M160 388L134 400M160 412L144 438M160 412L182 436', { w: 9 }),
      { turn: 1.2 },
    ),
  );
/** Draws an open tin with coins, and a price on a string. */
export const tin = (): string =>
  picture(
    size,
    card(
      [640, 560],
      [400, 400],
      marker('M150 240H480V470C480 500 150 500 150 470Z', coral, { opacity: 0.5 }) +
        pen(ring(316, 240, 168, 48), { w: 13 }) +
        pen('M148 246V470C160 520 470 520 484 470V246', { w: 13 }) +
        pen(through('150 330, 240 360, 330 350, 420 366, 484 336'), { w: 9 }) +
        marker('M230 200C230 170 320 170 320 200V236H230Z', sun, { opacity: 0.95 }) +
        pen(ring(276, 196, 44, 20), { w: 10, color: wine }) +
        pen('M232 200V240M320 200V240', { w: 10, color: wine }) +
        pen(ring(370, 150, 42, 40), { w: 11, color: wine }) +
        pen('M384 134C364 124 354 140 360 156C364 168 358 172 352 174H388', { w: 8, color: wine }) +
        pen('M330 96L316 70M412 96L426 72', { w: 8 }),
      { turn: -2, fixed: 'tape' },
    ) +
      pen(through('560 470, 660 420, 740 380, 770 330'), { w: 9, color: navy }) +
      put(
        800,
        220,
        `<path d="M-70 150L-96 -20L-20 -96L90 -60L96 120Z" fill="#FFFDF0"/>${pen('M-70 150L-96 -20L-20 -96L90 -60L96 120L-76 152', { w: 12 })}${pen(ring(-34, -36, 15), { w: 8 })}${pen('M-30 30L62 20M-26 76L40 70', { w: 11, color: wine })}`,
        8,
      ),
  );
/** Draws a microphone and what it says. */
export const stage = (): string =>
  picture(
    size,
    card(
      [520, 620],
      [300, 420],
      marker('M170 150C170 70 330 70 330 150V280C330 360 170 360 170 280Z', coral, { opacity: 0.5 }) +
        pen('M170 160C170 80 340 80 340 160V290C340 370 170 370 170 290V154', { w: 14 }) +
        pen('M172 190H338M172 232H338', { w: 8 }) +
        pen('M120 260V300C120 440 390 440 390 300V256', { w: 13 }) +
        pen('M256 406V520M170 530H350', { w: 14 }),
      { turn: -3 },
    ) +
      card(
        [470, 350],
        [740, 300],
        marker('M110 130H360V260H110Z', sun, { opacity: 0.55 }) +
          pen(through('96 200, 100 130, 230 106, 370 130, 376 220, 300 270, 200 276, 150 310, 160 270, 110 250, 96 196'), {
            w: 13,
          }) +
          pen(through('160 180, 190 166, 220 190, 250 166, 280 190, 316 170') + through('170 226, 200 214, 230 232, 270 216'), {
            w: 9,
            color: wine,
          }),
        { turn: 3, fixed: 'tape', ruled: false },
      ) +
      pen(through('420 420, 500 450, 560 420, 590 370'), { w: 12 }) +
      pen('M556 386L594 362L606 406', { w: 12 }) +
      times(3, (i) => put(640 + i * 110, 700, pen(ring(0, 0, 34), { w: 11 }) + pen('M-56 96C-56 40 56 40 56 96', { w: 11 }))),
  );
/** Draws the way to the studio: harbour, rope works, third door. */
export const map = (): string =>
  picture(
    size,
    card(
      [800, 620],
      [490, 400],
      marker('M0 400C120 370 200 460 330 450C480 440 560 520 800 480V620H0Z', blue, { opacity: 0.26, angle: 4 }) +
        pen(through('0 402, 120 384, 210 448, 330 452, 470 446, 580 500, 800 482'), { w: 12 }) +
        pen('M90 120L250 170L430 150L700 210M250 170L220 330L200 420M430 150L470 300L500 430M700 210L640 330L620 490', { w: 9 }) +
        pen(box(280, 210, 90, 60) + box(520, 240, 70, 70), { w: 9 }) +
        pen(through('100 110, 250 152, 380 142, 440 190, 470 290'), { w: 14, color: wine }) +
        pen('M440 264L474 300L496 256', { w: 14, color: wine }) +
        pen('M452 340L488 376M488 340L452 376', { w: 17, color: wine }) +
        pen(`${through('150 520, 240 530, 320 516')}M236 520V440M236 446L300 506H236`, { w: 9 }) +
        pen(`${ring(690, 140, 36)}M690 92V70M690 190v20M638 140h-20M744 140h20`, { w: 9 }),
      { turn: -1.2, fixed: 'none' },
    ) +
      pin(130, 130, 1.3) +
      tape(860, 130, 40),
  );
