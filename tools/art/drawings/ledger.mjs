// Ledger & Oak: seals, medallions and bands as on a banknote.
import { circle, line, path, rect, svg as plain } from './ink.mjs';
import { engraved, rosette, sealRings, smallSeal, waveBand } from './guilloche.mjs';
import { f, mix, svg } from './light.mjs';

const p = { bg: '#F3EDE1', ink: '#1F2A24', red: '#7A1E24', green: '#2F5D4C', gold: '#A57A2C' };

/** An oak leaf around the origin, 2 S tall. */
function oakLeaf(S) {
  const lobes = [[0.34, 0.62], [0.5, 0.2], [0.52, -0.24], [0.36, -0.66]];
  const edge = (side) => lobes.map(([w, y]) => [`${f(side * S * w * 1.25)} ${f(S * (y + 0.16))} ${f(side * S * w * 1.25)} ${f(S * (y - 0.2))} ${f(side * S * 0.2)} ${f(S * (y - 0.24))}`]);
  const up = edge(1).map(([c]) => `C${c}`).join('');
  const down = [...lobes].reverse().map(([w, y], i, all) => {
    const next = all[i + 1]?.[1];
    const end = next === undefined ? [0, 0.98] : [-0.2, next - 0.24];
    return `C${f(-S * w * 1.25)} ${f(S * (y - 0.2))} ${f(-S * w * 1.25)} ${f(S * (y + 0.16))} ${f(S * end[0])} ${f(S * end[1])}`;
  });
  return `M0 ${f(S)}${up}Q${f(S * 0.1)} ${f(-S * 1.16)} ${f(-S * 0.2)} ${f(-S * 0.9)}${down.join('')}Z`;
}
const oak = (S) =>
  `<g transform="rotate(10)">${engraved(oakLeaf(S), S, p.ink, { step: S / 24, angle: -28, outline: 3.4 })}<path d="M0 ${f(-S * 0.9)}Q6 0 0 ${f(S)}Q-2 ${f(S * 1.14)} -16 ${f(S * 1.26)}" stroke="${p.bg}" stroke-width="${f(S / 18)}" fill="none"/><path d="M0 ${f(-S * 0.9)}Q6 0 0 ${f(S)}Q-2 ${f(S * 1.14)} -16 ${f(S * 1.26)}" stroke="${p.ink}" stroke-width="3.4" fill="none" stroke-linecap="round"/></g>`;

/** Shapes of about 200 by 200 around the origin. */
const icons = {
  quill: () => `<g transform="rotate(34)">${engraved('M0 -104C44 -74 42 16 8 66L0 104L-8 66C-42 16 -44 -74 0 -104Z', 110, p.ink, { step: 6, angle: -48 })}<path d="M0 -92V128" stroke="${p.bg}" stroke-width="7"/><path d="M0 -92V128" stroke="${p.ink}" stroke-width="3"/></g>`,
  key: () => `<g transform="rotate(-38)">${engraved('M-8 -14H-96V-36H-74V-14ZM-8 -14V14H-104V48H-84V26H-62V48H-42V14H-8ZM10 0A50 50 0 1 1 110 0A50 50 0 1 1 10 0ZM36 0A24 24 0 1 0 84 0A24 24 0 1 0 36 0Z', 110, p.ink, { step: 6, angle: 8 })}<rect x="-14" y="-14" width="30" height="28" fill="${p.bg}" stroke="${p.ink}" stroke-width="3"/></g>`,
  anvil: () => engraved('M-104 -50H34V-66H98V-26C70 -22 48 -8 44 18V34H70V64H-62V34H-36V14C-44 -10 -76 -22 -104 -28Z', 110, p.ink, { step: 6 }),
  scales: () => `<g transform="scale(.84)"><path d="M0 -96V70M-92 -62Q0 -88 92 -62" stroke="${p.ink}" stroke-width="6" fill="none"/>${circle(0, -96, 10, p.ink)}${[-92, 92].map((x) => `<path d="M${x} -62L${x - 40} 18M${x} -62L${x + 40} 18" stroke="${p.ink}" stroke-width="2.4"/><g transform="translate(${x} 18)">${engraved('M-48 0H48Q36 40 0 40T-48 0Z', 60, p.ink, { step: 5 })}</g>`).join('')}<g transform="translate(0 84)">${engraved('M-54 14Q-46 -16 0 -18Q46 -16 54 14Z', 60, p.ink, { step: 5 })}</g></g>`,
};

/** The great seal, cut off by the frame at the right and at the bottom. */
const seal = () => ({ width: 760, quality: 34, drawing: svg(1080, 1120, '', rect(0, 0, 1080, 1120, p.bg) + sealRings(p, 636, 600, 600, { thin: 1.7 }) + `<g transform="translate(636 596)">${oak(138)}</g>`) });
/** The seal of one area, whole, on the surface of a card. */
const areaSeal = (icon, waves) => () => ({
  width: 640,
  quality: 40,
  drawing: svg(900, 900, '', rect(0, 0, 900, 900, p.bg) + rosette(450, 450, 330, 440, { waves, lines: 30, color: p.green, width: 1.3, petals: 12, swing: 0.03 }) + rosette(450, 450, 270, 390, { waves: waves - 2, lines: 30, color: p.red, width: 1.3, petals: 24, swing: 0.02 }) + rosette(450, 450, 244, 290, { waves: 40, lines: 8, color: p.gold, width: 1.4 }) + circle(450, 450, 236, p.bg, `stroke="${p.ink}" stroke-width="3"`) + circle(450, 450, 222, 'none', `stroke="${p.ink}" stroke-width="1.2"`) + `<g transform="translate(450 450) scale(1.35)">${icons[icon]()}</g>`),
});
const small = (icon, color) => () => ({ width: 280, quality: 50, drawing: smallSeal(p, color, icons[icon](), 400) });

const band = () => ({ width: 1920, quality: 40, drawing: svg(1920, 56, '', rect(0, 0, 1920, 56, p.bg) + waveBand(-10, 1930, 28, 20, { waves: 40, lines: 12, color: p.green, width: 1 }) + waveBand(-10, 1930, 28, 11, { waves: 80, lines: 6, color: p.gold, width: 1.2 })) });

/** Profiles look to the left, as on coins: hair, face and bust in an 800 by 800 field. */
const face = 'M300 250C284 300 268 330 262 366C258 386 236 408 226 428C222 438 234 444 246 446C244 458 240 464 244 472C236 478 240 490 248 494C242 506 246 534 262 542C296 552 330 540 352 534C360 566 352 600 338 628';
const busts = {
  plain: `${face}C260 660 210 700 190 800H640C636 700 590 650 520 624C500 580 520 520 548 470C590 380 560 250 470 210C410 190 330 196 300 250Z`,
};
const hairs = {
  bun: 'M300 262C320 190 420 150 500 200C560 140 640 180 622 250C650 270 640 330 590 330C600 390 560 440 536 486C500 470 470 430 468 390C430 380 380 340 300 262Z',
  short: 'M292 270C300 190 400 150 480 190C580 230 590 350 548 462C520 470 500 450 492 420C480 380 452 372 440 340C400 330 340 320 292 270Z',
  long: 'M296 266C316 180 430 150 510 204C600 270 590 400 606 500C616 570 650 610 640 680C590 690 540 650 520 600C500 540 470 460 460 390C420 370 350 340 296 266Z',
};
const beard = 'M262 500C300 500 340 470 380 440C420 470 420 540 384 580C350 612 300 600 270 570C256 556 250 540 262 500Z';
const medallion = (hair, color, o = {}) => () => ({
  width: 640,
  quality: 50,
  drawing: svg(
    800, 800, '<clipPath id="disc"><circle cx="400" cy="400" r="300"/></clipPath>',
    rect(0, 0, 800, 800, p.bg) + rosette(400, 400, 322, 390, { waves: o.waves ?? 24, lines: 20, color, width: 1.3, petals: 12, swing: 0.015 }) + rosette(400, 400, 304, 332, { waves: 48, lines: 6, color: p.gold, width: 1.3 }) + circle(400, 400, 306, mix(p.bg, color, 0.1), `stroke="${p.ink}" stroke-width="3"`) +
      `<g clip-path="url(#disc)">${Array.from({ length: 60 }, (_, i) => `<path d="M90 ${100 + i * 10}H710" stroke="${color}" stroke-width="1.1" opacity=".55"/>`).join('')}<g transform="translate(-4 ${o.lower ?? 6})"><path d="${busts.plain}" fill="${p.bg}"/>${`<g>${engraved(busts.plain, 500, p.ink, { step: 8, angle: 24, light: 420, outline: 3 })}</g>`}<path d="${hairs[hair]}" fill="${mix(p.ink, color, 0.12)}"/>${Array.from({ length: 15 }, (_, i) => `<path d="M${300 + i * 14} ${250 - i * 3}C${380 + i * 12} ${220 + i * 2} ${470 + i * 8} ${260 + i * 8} ${500 + i * 7} ${360 + i * 9}" stroke="${p.bg}" stroke-width="1.4" opacity=".42" fill="none"/>`).join('')}${o.beard ? `<path d="${beard}" fill="${mix(p.ink, color, 0.12)}"/>` : ''}<path d="M276 372Q296 362 316 372M286 384Q298 378 310 384" stroke="${p.ink}" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M246 492H276" stroke="${p.ink}" stroke-width="3.6" stroke-linecap="round"/>${o.glasses ? `<circle cx="294" cy="384" r="30" fill="none" stroke="${p.ink}" stroke-width="4"/><path d="M324 380L430 362" stroke="${p.ink}" stroke-width="4"/>` : ''}<path d="M206 730C300 690 360 660 372 632C430 690 520 690 610 690" stroke="${p.ink}" stroke-width="4" fill="none"/></g></g>`,
  ),
});

/** A page of a deed with its ribbon, for the notes. */
const sheet = (seed, color, icon) => () => ({
  width: 1000,
  quality: 52,
  drawing: svg(1200, 800, '', rect(0, 0, 1200, 800, mix(p.bg, color, 0.16)) + rosette(1010, 150, 120, 330, { waves: 8 + seed, lines: 30, color, width: 1.5, petals: 12, swing: 0.03 }) + `<g transform="rotate(${-4 + seed * 1.5} 520 460)">${rect(210, 120, 620, 860, mix(p.ink, p.bg, 0.72), 'opacity=".5"')}${rect(196, 100, 620, 860, '#FBF8F1')}${line('M292 100V960M300 100V960', p.red, 1.6)}${rect(330, 170, 300, 20, p.ink)}${rect(330, 206, 210, 8, p.red)}${Array.from({ length: 16 }, (_, i) => rect(330, 260 + i * 34 + (i > 4 + seed ? 22 : 0), 420 - ((i * 53 + seed * 31) % 150), 6, mix(p.ink, p.bg, 0.45))).join('')}</g><g transform="translate(880 540) scale(1.5)">${rosette(0, 0, 108, 150, { waves: 16 + seed, lines: 18, color, width: 1.2, petals: 8, swing: 0.03 })}${circle(0, 0, 112, p.bg, `stroke="${p.ink}" stroke-width="2.4"`)}<g transform="scale(.72)">${icons[icon]()}</g></g>`),
});

/** An oak leaf on a red seal. */
export const ledgerLogo = () => plain(400, 400, circle(200, 200, 200, p.red) + circle(200, 200, 168, 'none', `stroke="#F3EDE1" stroke-width="8"`) + `<g transform="translate(200 196) rotate(10)">${path(oakLeaf(112), '#F3EDE1')}${line('M0 -96Q6 0 0 112Q-2 128 -14 142', '#F3EDE1', 12)}${line('M0 -80Q4 0 0 96', p.red, 8)}</g>`);

export const ledgerDrawings = {
  seal,
  band,
  'seal-quill': areaSeal('quill', 12),
  wills: small('quill', p.green),
  lease: small('key', p.red),
  work: small('anvil', p.green),
  company: small('scales', p.red),
  harriet: medallion('bun', p.green, { glasses: true }),
  samuel: medallion('short', p.red, { beard: true, waves: 18 }),
  odile: medallion('long', p.gold, { waves: 30 }),
  'note-will': sheet(1, p.green, 'quill'),
  'note-lease': sheet(3, p.red, 'key'),
  'note-friend': sheet(2, p.gold, 'scales'),
};
