/** Draws Copperline's pictures: pipes, valves, boxes and cables over a blueprint. Lines show planned work, colour shows finished work. */
import { f, mix } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import {
  blue,
  blueprint,
  box,
  brass,
  cable,
  centre,
  coat,
  collar,
  copper,
  dashed,
  enamel,
  flat,
  gauge,
  measure,
  type Part,
  pipe,
  red,
  steel,
  tube,
  wheel,
} from './tubes.js';

const picture =
  (draw: () => string, width = 900, quality = 66): Draw =>
  () => ({ drawing: draw(), width, quality });
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Draws the front page's pipe: in at the top, around a gauge and a wheel, out at the right and the bottom. */
const hero = () =>
  blueprint(
    [
      pipe([
        [230, -80],
        [230, 290],
        [1300, 290],
      ]),
      pipe([
        [800, 290],
        [800, 770],
        [320, 770],
        [320, 1120],
        [1300, 1120],
      ]),
      pipe([
        [940, 1120],
        [940, 1540],
      ]),
      collar(230, 120, true),
      collar(430, 290),
      collar(1000, 290),
      collar(320, 930, true),
      collar(640, 1120),
      collar(560, 770),
      {
        shade: '',
        body:
          tube('M706 290H894', 84, brass) +
          tube('M800 290V400', 84, brass) +
          tube('M846 1120H1034', 84, brass) +
          tube('M940 1120V1210', 84, brass) +
          tube('M520 770V690', 46, brass),
      },
      gauge(520, 570, 124),
      wheel(800, 570, 136),
    ],
    {
      w: 1120,
      h: 1400,
      edge: 'left',
      under:
        dashed('M140 -20V150Q140 200 190 200H640Q700 200 700 260V640') +
        dashed('M60 1400V720Q60 660 120 660H240') +
        measure(560, 150, 330) +
        measure(120, 430, 260) +
        measure(1010, 420, 330, true) +
        centre(860, 930, 150),
    },
  );

/** Draws a full-width strip in which the margin's pipe meets a branch, on a flat background. */
const strip = (parts: Part[], under: string) =>
  blueprint(
    [
      pipe(
        [
          [111, -60],
          [111, 330],
        ],
        { size: 50 },
      ),
      ...parts,
    ],
    { w: 1920, h: 250, ground: [blue, blue], edge: 'plain', under },
  );
const stripValve = () =>
  strip(
    [
      pipe(
        [
          [111, 125],
          [1990, 125],
        ],
        { size: 50 },
      ),
      { shade: '', body: tube('M111 62V188', 68, brass) + tube('M111 125H196', 68, brass) },
      collar(520, 125, false, 50),
      collar(1120, 125, false, 50),
      wheel(1420, 125, 78),
      collar(1700, 125, false, 50),
    ],
    dashed('M180 70H900') + measure(620, 196, 380),
  );
const stripGauge = () =>
  strip(
    [
      pipe(
        [
          [111, 150],
          [980, 150],
          [980, -60],
        ],
        { size: 50 },
      ),
      { shade: '', body: tube('M111 88V212', 68, brass) + tube('M111 150H196', 68, brass) + tube('M620 150V110', 34, brass) },
      collar(360, 150, false, 50),
      collar(860, 150, false, 50),
      gauge(620, 84, 66, 0.5),
    ],
    dashed('M1060 210H1760Q1800 210 1800 170V-10') + centre(1440, 120, 80),
  );
const stripEnd = () =>
  strip(
    [
      pipe(
        [
          [111, 100],
          [1560, 100],
          [1560, 330],
        ],
        { size: 50 },
      ),
      { shade: '', body: tube('M111 38V162', 68, brass) + tube('M111 100H196', 68, brass) },
      collar(700, 100, false, 50),
      collar(1380, 100, false, 50),
      collar(1560, 208, true, 50),
    ],
    dashed('M240 176H1120') + measure(1640, 60, 130, true),
  );

/** Draws a stopcock with its wheel, and a drain that still drips. */
const water = () =>
  blueprint(
    [
      pipe(
        [
          [-60, 470],
          [1020, 470],
        ],
        { size: 78 },
      ),
      collar(170, 470, false, 78),
      collar(800, 470, false, 78),
      {
        shade: '',
        body:
          tube('M310 470H650', 122, brass) +
          tube('M350 470H366', 146, brass) +
          tube('M594 470H610', 146, brass) +
          tube('M480 450V330', 66, brass) +
          tube('M560 500V590', 36, brass),
      },
      wheel(480, 236, 134),
      flat(drop(560, 672, 30)),
    ],
    { w: 960, h: 760, under: dashed('M60 700H420V580H900') + measure(90, 120, 200) + centre(480, 236, 220) },
  );
const drop = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r * 1.7}C${x + r * 1.2} ${y - r * 0.2} ${x + r} ${y + r} ${x} ${y + r}S${x - r * 1.2} ${y - r * 0.2} ${x} ${y - r * 1.7}Z" fill="#9FD4FF"/><ellipse cx="${f(x - r * 0.32)}" cy="${f(y + r * 0.2)}" rx="${f(r * 0.18)}" ry="${f(r * 0.36)}" fill="#fff" opacity=".9"/>`;

/** Draws a lever across a yellow gas pipe, and a meter. */
const gas = () =>
  blueprint(
    [
      pipe(
        [
          [170, 830],
          [170, 500],
          [1030, 500],
        ],
        { size: 70, metal: coat('#E0A81F') },
      ),
      pipe(
        [
          [560, 500],
          [560, 300],
        ],
        { size: 60, metal: steel },
      ),
      collar(170, 660, true, 70),
      collar(860, 500, false, 70),
      box(420, 70, 320, 250, '#DCE3EA'),
      flat(
        `<rect x="470" y="120" width="220" height="62" rx="8" fill="#101B2A"/>${times(5, (i) => `<rect x="${482 + i * 41}" y="130" width="34" height="42" rx="4" fill="${i === 4 ? '#C8321E' : '#F4F1E8'}"/><path d="M${499 + i * 41} 138v26" stroke="#1B2B3F" stroke-width="5"/>`).join('')}<circle cx="580" cy="246" r="38" fill="#fff" stroke="#1B2B3F" stroke-width="5"/><path d="M580 246l22 -20" stroke="#C8321E" stroke-width="6" stroke-linecap="round"/>`,
      ),
      { shade: '', body: tube('M268 500H452', 104, brass) },
      {
        shade: `<path d="M360 500L470 640" stroke="#04112C" stroke-width="44" stroke-linecap="round"/>`,
        body: `${tube('M360 500L470 640', 40, red, 'round')}<circle cx="360" cy="500" r="36" fill="url(#hub)"/>`,
      },
    ],
    { w: 960, h: 760, under: dashed('M60 60H300V380H60') + measure(640, 640, 250) + centre(170, 500, 130) },
  );

/** Draws a fuse box with one switch down. */
const power = () => {
  const fuse = (i: number): Part[] => {
    const x = 190 + i * 100;
    const off = i === 3;
    return [
      box(x, 270, 82, 230, off ? '#F4C4B8' : '#F3F0E8', 10),
      flat(
        `<rect x="${x + 20}" y="312" width="42" height="110" rx="8" fill="#22303F"/><rect x="${x + 25}" y="${off ? 368 : 318}" width="32" height="48" rx="6" fill="${off ? '#D13A28' : '#4E5F70'}"/><rect x="${x + 25}" y="${off ? 368 : 318}" width="32" height="12" rx="5" fill="#fff" opacity=".35"/><rect x="${x + 16}" y="448" width="50" height="12" rx="3" fill="${off ? '#D13A28' : '#2F9E78'}"/>`,
      ),
    ];
  };
  return blueprint(
    [
      cable('M300 -40C300 60 340 90 340 190', 30, coat('#7A4A2A')),
      cable('M480 -40C480 50 470 80 480 190', 30, coat('#2F6FC4')),
      cable('M660 -40C660 60 620 90 620 190', 30, coat('#4E9A4A')),
      box(130, 160, 700, 440, '#D6DEE6', 26),
      flat(
        `<rect x="164" y="220" width="632" height="330" rx="12" fill="#8FA0B1"/><path d="M164 385H796" stroke="#5D6E80" stroke-width="16"/>`,
      ),
      ...times(6, fuse).flat(),
      ...[230, 480, 720].map((x, i) =>
        cable(
          `M${x} 600C${x} 680 ${x + (i - 1) * 70} 700 ${x + (i - 1) * 90} 820`,
          26,
          coat(['#D8DCE2', '#E0A81F', '#D8DCE2'][i] ?? '#D8DCE2'),
        ),
      ),
    ],
    { w: 960, h: 760, under: measure(130, 110, 150) + centre(850, 640, 90) },
  );
};

/** Draws a boiler on its pipes. */
const boiler = () =>
  blueprint(
    [
      ...[300, 390, 480, 570, 660].map((x, i) =>
        pipe(
          [
            [x, 700],
            [x, 1100],
          ],
          { size: 40, metal: i === 4 ? coat('#E0A81F') : copper },
        ),
      ),
      pipe(
        [
          [480, -60],
          [480, 140],
        ],
        { size: 120, metal: enamel },
      ),
      box(230, 110, 500, 640, '#EDEFF0', 40),
      flat(
        `<rect x="230" y="560" width="500" height="6" fill="#04112C" opacity=".18"/><rect x="300" y="610" width="150" height="70" rx="12" fill="#101B2A"/><path d="M330 655q14 -34 28 0t28 0 28 0" stroke="#F4B183" stroke-width="6" fill="none"/><rect x="480" y="640" width="60" height="14" rx="7" fill="#2F9E78"/>`,
      ),
      gauge(640, 646, 52, 0.5),
      flat(flame(480, 380, 1.5)),
      ...[300, 390, 480, 570].map((x) => collar(x, 830, true, 40)),
      { shade: '', body: tube('M636 830H684', 52, brass) + tube('M660 806V854', 60, brass) },
    ],
    { w: 960, h: 1040, under: dashed('M80 1040V880H880V1040') + measure(790, 110, 640, true) + centre(150, 300, 110) },
  );
const flame = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -90C50 -40 62 -6 44 34C34 56 16 66 0 66S-34 56 -44 34C-62 -6 -20 -20 0 -90Z" fill="#2A7DE1"/><path d="M0 -40C26 -10 32 10 22 36C16 50 8 56 0 56S-16 50 -22 36C-32 10 -10 4 0 -40Z" fill="#9FD4FF"/></g>`;

/** Draws a radiator of steel columns with its valve. */
const radiator = () =>
  blueprint(
    [
      pipe(
        [
          [120, 830],
          [120, 590],
          [250, 590],
        ],
        { size: 44 },
      ),
      pipe(
        [
          [870, 830],
          [870, 590],
          [740, 590],
        ],
        { size: 44 },
      ),
      ...times(7, (i) =>
        pipe(
          [
            [240 + i * 80, 140],
            [240 + i * 80, 640],
          ],
          { size: 66, metal: enamel },
        ),
      ),
      ...[170, 600].map((y) => cable(`M236 ${y}H724`, 62, enamel)),
      collar(120, 690, true, 44),
      { shade: '', body: tube('M120 590H200', 62, brass) + tube('M120 590V470', 62, enamel, 'round') },
    ],
    { w: 960, h: 760, under: dashed('M60 60H900V700') + measure(240, 90, 480) + centre(800, 300, 140) },
  );

/** Draws cables that meet in a terminal. */
const cables = () => {
  const colors = ['#7A4A2A', '#2F6FC4', '#4E9A4A', '#3A3F46', '#C9CED4'];
  return blueprint(
    [
      ...colors.map((color, i) =>
        cable(`M-60 ${110 + i * 130}C220 ${90 + i * 150} 280 ${270 + i * 60} 470 ${270 + i * 60}`, 46, coat(color)),
      ),
      ...colors.map((_, i) => cable(`M470 ${270 + i * 60}H520`, 22, copper)),
      box(520, 220, 190, 350, '#F3F0E8', 16),
      ...colors.map((_, i) =>
        flat(
          `<circle cx="615" cy="${272 + i * 61}" r="22" fill="url(#hub)"/><path d="M601 ${272 + i * 61}h28" stroke="#4D3410" stroke-width="6"/>`,
        ),
      ),
      cable('M710 395C820 395 820 300 1040 300', 74, coat('#3A3F46')),
    ],
    { w: 960, h: 760, under: measure(520, 170, 190) + dashed('M740 560H900V700') + centre(800, 600, 90) },
  );
};

/** Draws a tap with one last drop. */
const tap = () =>
  blueprint(
    [
      pipe(
        [
          [-60, 330],
          [520, 330],
          [520, 520],
        ],
        { size: 92, metal: steel, radius: 140 },
      ),
      collar(150, 330, false, 92),
      { shade: '', body: tube('M330 330V190', 70, steel) + tube('M470 520H570', 60, brass) },
      cable('M230 170H430', 44, red),
      flat(drop(520, 640, 34)),
      flat(
        `<ellipse cx="520" cy="740" rx="120" ry="16" fill="none" stroke="#9FD4FF" stroke-opacity=".7" stroke-width="4"/><ellipse cx="520" cy="740" rx="210" ry="30" fill="none" stroke="#9FD4FF" stroke-opacity=".35" stroke-width="3"/>`,
      ),
    ],
    { w: 960, h: 800, under: dashed('M700 90V640H900') + measure(640, 120, 220) + centre(520, 330, 150) },
  );

/** Draws underfloor heating as one pipe in loops. */
const floor = () => {
  const rows = times(8, (i) => 90 + i * 84);
  const way = rows.flatMap((y, i): [number, number][] =>
    i % 2
      ? [
          [820, y],
          [150, y],
        ]
      : [
          [150, y],
          [820, y],
        ],
  );
  return blueprint(
    [pipe([[150, -60], ...way.slice(0, -1), [-60, rows.at(-1) ?? 0]], { size: 34, metal: coat('#C2563A'), radius: 42 })],
    {
      w: 960,
      h: 760,
      under: times(8, (i) => dashed(`M90 ${90 + i * 84}H880`)).join('') + measure(150, 38, 670),
    },
  );
};

/** Draws a manifold that feeds eight rooms. */
const manifold = () =>
  blueprint(
    [
      ...times(6, (i) =>
        pipe(
          [
            [200 + i * 112, 560],
            [200 + i * 112, 860],
          ],
          { size: 30, metal: i % 2 ? coat('#2F6FC4') : coat('#C2563A') },
        ),
      ),
      pipe(
        [
          [-60, 260],
          [880, 260],
        ],
        { size: 78, metal: brass },
      ),
      pipe(
        [
          [-60, 520],
          [880, 520],
        ],
        { size: 78, metal: brass },
      ),
      ...times(
        6,
        (i): Part => ({
          shade: '',
          body: tube(`M${200 + i * 112} 260V160`, 44, steel) + tube(`M${200 + i * 112} 560V620`, 52, brass),
        }),
      ),
      ...times(6, (i) => cable(`M${200 + i * 112} 150V120`, 62, i % 2 ? coat('#2F6FC4') : red)),
      gauge(880, 390, 84, 0.42),
    ],
    { w: 960, h: 760, under: dashed('M60 700H900') + measure(200, 60, 560) },
  );

/** Draws a wall charger with its cable. */
const charger = () =>
  blueprint(
    [
      box(330, 90, 300, 400, '#F3F0E8', 60),
      flat(
        `<circle cx="480" cy="230" r="76" fill="#101B2A"/><path d="M492 176l-46 62h30l-10 48 50 -66h-32z" fill="#F4B183"/><rect x="440" y="370" width="80" height="12" rx="6" fill="#2F9E78"/>`,
      ),
      cable('M480 490C480 640 760 520 760 650S480 720 320 660S110 700 60 840', 40, coat('#3A3F46')),
      pipe(
        [
          [480, -60],
          [480, 100],
        ],
        { size: 40, metal: steel },
      ),
    ],
    { w: 960, h: 760, under: measure(690, 90, 400, true) + dashed('M120 60V420H260') + centre(150, 300, 90) },
  );

/** The tools that represent the team. */
const spanner = 'M-36 430V120C-128 76 -134 -66 -54 -128V-8H54V-128C134 -66 128 76 36 120V430A36 36 0 0 1 -36 430Z';
const wrench = () =>
  blueprint(
    [
      {
        shade: `<path d="${spanner}" transform="translate(470 300) rotate(36)" fill="#04112C"/>`,
        body: `<g transform="translate(470 300) rotate(36)"><path d="${spanner}" fill="url(#steel)"/><path d="${spanner}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>${tube('M0 190V400', 34, red, 'round')}</g>`,
      },
      flat(
        `<g transform="translate(545 196) rotate(36)"><path d="M-54 -31L0 -62L54 -31V31L0 62L-54 31Z" fill="url(#hub)" stroke="#FFFCEC" stroke-opacity=".7" stroke-width="5" stroke-linejoin="round"/></g>`,
        `<circle cx="545" cy="196" r="60" fill="#04112C"/>`,
      ),
    ],
    { w: 800, h: 860, under: centre(528, 214, 190) + measure(70, 120, 240) + dashed('M80 800H720V560') },
  );
const tester = () =>
  blueprint(
    [
      cable('M330 640C300 800 160 720 120 900', 22, red),
      cable('M470 640C500 800 620 740 700 900', 22, coat('#3A3F46')),
      box(230, 120, 340, 540, '#E8A51F', 46),
      box(270, 160, 260, 150, '#2A3644', 14),
      flat(`<path d="M300 262q20 -70 40 0t40 0 40 0 40 0 40 0" stroke="#8FE0B8" stroke-width="7" fill="none"/>`),
      flat(
        `<circle cx="400" cy="450" r="92" fill="#22303F"/>${times(9, (i) => `<path d="M400 340v-16" transform="rotate(${-120 + i * 30} 400 450)" stroke="#22303F" stroke-width="7"/>`).join('')}<path d="M400 450L450 380" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
      ),
      flat(`<circle cx="330" cy="604" r="20" fill="#D13A28"/><circle cx="470" cy="604" r="20" fill="#22303F"/>`),
    ],
    { w: 800, h: 860, under: centre(640, 180, 120) + measure(60, 120, 540, true) },
  );
const torch = () =>
  blueprint(
    [
      flat(
        `<g transform="translate(586 110) rotate(-38)"><path d="M0 -44C70 -56 150 -34 270 0C150 34 70 56 0 44Z" fill="#2A7DE1" opacity=".85"/><path d="M0 -22C44 -26 90 -14 140 0C90 14 44 26 0 22Z" fill="#E6F3FF"/></g>`,
      ),
      pipe(
        [
          [300, 420],
          [300, 300],
        ],
        { size: 60, metal: brass },
      ),
      {
        shade: `<path d="M300 330L560 130" stroke="#04112C" stroke-width="40"/>`,
        body: tube('M300 330L520 160', 40, brass) + tube('M490 184L590 106', 74, steel),
      },
      cable('M300 520V760', 210, coat('#2F6FC4')),
      flat(
        `<rect x="196" y="560" width="208" height="120" fill="#F3F0E8"/><path d="M300 584c22 24 26 38 18 54 -4 10 -12 14 -18 14s-14 -4 -18 -14c-8 -16 -4 -30 18 -54z" fill="#D13A28"/>`,
      ),
      { shade: '', body: tube('M250 410H350', 60, brass) },
    ],
    { w: 800, h: 860, under: centre(300, 360, 180) + dashed('M520 800V420H760') + measure(470, 640, 240) },
  );

/** Draws a pipe that leaves the plan of a kitchen. */
const kitchen = () =>
  blueprint(
    [
      pipe(
        [
          [820, 860],
          [820, 470],
          [1300, 470],
        ],
        { size: 56 },
      ),
      collar(960, 470, false, 56),
      { shade: '', body: tube('M760 700H880', 84, brass) + tube('M820 640V760', 84, brass) },
      wheel(820, 700, 84),
    ],
    {
      w: 1200,
      h: 800,
      under: `${dashed('M120 800V300H620V800')}${dashed('M120 420H620M370 420V800')}${dashed('M240 300V190Q240 150 280 150H330V210')}${measure(120, 250, 500)}${centre(820, 700, 170)}`,
    },
  );
const noteBreakers = () =>
  blueprint(
    [
      box(160, 210, 880, 380, '#D6DEE6', 24),
      ...times(5, (i) => [
        box(210 + i * 160, 270, 130, 260, i === 2 ? '#F4C4B8' : '#F3F0E8', 12),
        flat(
          `<rect x="${248 + i * 160}" y="320" width="54" height="130" rx="8" fill="#22303F"/><rect x="${254 + i * 160}" y="${i === 2 ? 384 : 326}" width="42" height="60" rx="6" fill="${i === 2 ? '#D13A28' : '#4E5F70'}"/><rect x="${238 + i * 160}" y="478" width="74" height="14" rx="4" fill="${i === 2 ? '#D13A28' : '#2F9E78'}"/>`,
        ),
      ]).flat(),
      ...times(5, (i) =>
        cable(
          `M${275 + i * 160} 590C${275 + i * 160} 680 ${260 + i * 170} 700 ${240 + i * 180} 860`,
          26,
          coat(['#7A4A2A', '#2F6FC4', '#D13A28', '#4E9A4A', '#3A3F46'][i] ?? '#3A3F46'),
        ),
      ),
    ],
    { w: 1200, h: 800, under: measure(160, 150, 880) + centre(1080, 120, 100) },
  );
/** Draws a basin with its trap and a stopcock behind it. */
const noteSink = () =>
  blueprint(
    [
      pipe(
        [
          [930, 860],
          [930, 200],
        ],
        { size: 40 },
      ),
      collar(930, 320, true, 40),
      wheel(930, 470, 76),
      pipe(
        [
          [520, 150],
          [520, 600],
          [690, 600],
          [690, 430],
          [1260, 430],
        ],
        { size: 64, metal: enamel, radius: 84 },
      ),
      box(240, 70, 560, 150, '#EDEFF0', 60),
      { shade: '', body: tube('M488 250H552', 96, steel) + tube('M658 520H722', 88, enamel) },
    ],
    { w: 1200, h: 800, under: measure(240, 40, 560) + dashed('M120 800V220H1100V800') + centre(930, 470, 150) },
  );
/** Draws a red expansion vessel with a pipe and a gauge. */
const vessel = () =>
  blueprint(
    [
      pipe(
        [
          [-60, 560],
          [1020, 560],
        ],
        { size: 66, metal: steel },
      ),
      pipe(
        [
          [400, 560],
          [400, 420],
        ],
        { size: 50 },
      ),
      collar(140, 560, false, 66),
      cable('M400 200V250', 330, coat('#C8321E')),
      {
        shade: '',
        body: `<path d="M236 226H564" stroke="#6E130B" stroke-width="10" opacity=".55"/>${tube('M330 560H470', 96, brass)}${tube('M760 560V440', 40, brass)}`,
      },
      gauge(760, 350, 104, 0.16),
      flat(drop(640, 690, 26)),
      collar(640, 560, false, 66),
    ],
    { w: 960, h: 760, under: measure(640, 110, 220) + dashed('M60 700H560') + centre(400, 225, 250) },
  );
/** Draws a copper cylinder with a coil. */
const cylinder = () =>
  blueprint(
    [
      cable('M480 300V520', 400, copper),
      flat(
        `<g fill="none" stroke="#2E1208" stroke-opacity=".5" stroke-width="5" stroke-dasharray="16 10">${times(4, (i) => `<ellipse cx="480" cy="${360 + i * 62}" rx="150" ry="34"/>`).join('')}</g>`,
      ),
      pipe(
        [
          [480, 110],
          [480, -60],
        ],
        { size: 44 },
      ),
      pipe(
        [
          [670, 600],
          [1020, 600],
        ],
        { size: 44 },
      ),
      pipe(
        [
          [670, 340],
          [820, 340],
          [820, -60],
        ],
        { size: 44 },
      ),
      { shade: '', body: tube('M450 108H510', 64, brass) + tube('M676 600H720', 64, brass) + tube('M676 340H720', 64, brass) },
      collar(820, 160, true, 44),
    ],
    { w: 960, h: 760, under: measure(200, 60, 620, true) + dashed('M60 120V700H360') + centre(820, 600, 100) },
  );
const noteGauge = () =>
  blueprint(
    [
      pipe(
        [
          [-60, 640],
          [1260, 640],
        ],
        { size: 80 },
      ),
      collar(240, 640, false, 80),
      collar(980, 640, false, 80),
      { shade: '', body: tube('M600 660V560', 96, brass) },
      gauge(600, 330, 270, 0.42, { from: 0.32, to: 0.56 }),
    ],
    {
      w: 1200,
      h: 800,
      under: centre(600, 330, 380) + measure(80, 160, 200) + dashed('M900 760H1140V420'),
    },
  );

/** Draws a map of the district: streets as dashed lines, and the van's route as a pipe. */
const area = () =>
  blueprint(
    [
      pipe(
        [
          [-60, 590],
          [340, 590],
          [340, 320],
          [760, 320],
          [760, 700],
          [1300, 700],
        ],
        { size: 34, radius: 60 },
      ),
      ...(
        [
          [340, 480],
          [560, 320],
          [760, 520],
          [1020, 700],
        ] as const
      ).map(([x, y], i) => collar(x, y, i % 2 === 0, 34)),
      wheel(340, 320, 52),
    ],
    {
      w: 1200,
      h: 860,
      under: `${[90, 230, 470, 620, 790].map((y) => dashed(`M0 ${y}H1200`)).join('')}${[120, 260, 480, 640, 900, 1080].map((x) => dashed(`M${x} 0V860`)).join('')}<path d="M-20 760C260 700 420 840 640 780S980 600 1230 640V700C980 660 860 830 640 850S260 780 -20 830Z" fill="#CFE6FF" opacity=".16"/>${centre(340, 320, 180)}${centre(340, 320, 300)}`,
    },
  );

/** Draws a bent pipe with a drop. */
export const copperlineLogo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" rx="60" fill="#0B2F66"/>${tube('M120 400V210Q120 120 210 120H400', 110, copper)}${tube('M100 290H140', 150, brass)}<rect x="50" y="272" width="140" height="42" rx="8" fill="${mix('#DDB65C', '#FFFFFF', 0.15)}"/>${drop(280, 300, 44)}</svg>`;

export const copperlineDrawings: Record<string, Draw> = {
  hero: picture(hero, 1000, 68),
  'strip-valve': picture(stripValve, 1920, 60),
  'strip-gauge': picture(stripGauge, 1920, 60),
  'strip-end': picture(stripEnd, 1920, 60),
  water: picture(water),
  gas: picture(gas),
  power: picture(power),
  boiler: picture(boiler),
  radiator: picture(radiator),
  cables: picture(cables),
  tap: picture(tap),
  floor: picture(floor),
  manifold: picture(manifold),
  charger: picture(charger),
  wrench: picture(wrench, 720),
  tester: picture(tester, 720),
  torch: picture(torch, 720),
  area: picture(area, 1000),
  vessel: picture(vessel),
  kitchen: picture(kitchen, 1000),
  cylinder: picture(cylinder),
  'note-sink': picture(noteSink, 1000),
  'note-breakers': picture(noteBreakers, 1000),
  'note-gauge': picture(noteGauge, 1000),
};
