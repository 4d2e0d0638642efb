/** Draws Ledger & Oak's pictures: seals, medallions and bands as on a banknote. */
import type { Draw } from '../../drawings/draw.js';
import { circle, line, path, svg as plain, rect } from '../../drawings/ink.js';
import { mix, svg } from '../../drawings/light.js';
import { rosette, sealRings, smallSeal, waveBand } from './guilloche.js';
import { type Icon, icons, oak, oakLeaf } from './icons.js';
import { p } from './ink.js';
import { medallion } from './medallion.js';

/** Draws the great seal, cropped by the frame at the right and at the bottom. */
const seal: Draw = () => ({
  width: 760,
  quality: 24,
  drawing: svg(
    1080,
    1120,
    '',
    `${rect(0, 0, 1080, 1120, p.bg) + sealRings(p, 636, 600, 600, 1.7)}<g transform="translate(636 596)">${oak(138)}</g>`,
  ),
});
/** Draws the complete seal of one practice area on a card. */
const areaSeal =
  (icon: Icon, waves: number): Draw =>
  () => ({
    width: 640,
    quality: 40,
    drawing: svg(
      900,
      900,
      '',
      rect(0, 0, 900, 900, p.bg) +
        rosette(450, 450, 330, 440, { waves, lines: 30, color: p.green, width: 1.3, petals: 12, swing: 0.03 }) +
        rosette(450, 450, 270, 390, { waves: waves - 2, lines: 30, color: p.red, width: 1.3, petals: 24, swing: 0.02 }) +
        rosette(450, 450, 244, 290, { waves: 40, lines: 8, color: p.gold, width: 1.4 }) +
        circle(450, 450, 236, p.bg, `stroke="${p.ink}" stroke-width="3"`) +
        circle(450, 450, 222, 'none', `stroke="${p.ink}" stroke-width="1.2"`) +
        `<g transform="translate(450 450) scale(1.35)">${icons[icon]()}</g>`,
    ),
  });
const small =
  (icon: Icon, color: string): Draw =>
  () => ({ width: 280, quality: 50, drawing: smallSeal(p, color, icons[icon](), 400) });

const band: Draw = () => ({
  width: 1920,
  quality: 40,
  drawing: svg(
    1920,
    56,
    '',
    rect(0, 0, 1920, 56, p.bg) +
      waveBand(-10, 1930, 28, 20, { waves: 40, lines: 12, color: p.green, width: 1 }) +
      waveBand(-10, 1930, 28, 11, { waves: 80, lines: 6, color: p.gold, width: 1.2 }),
  ),
});

/** Draws a page of a deed with its ribbon, for the notes. */
const sheet =
  (seed: number, color: string, icon: Icon): Draw =>
  () => ({
    width: 1000,
    quality: 52,
    drawing: svg(
      1200,
      800,
      '',
      rect(0, 0, 1200, 800, mix(p.bg, color, 0.16)) +
        rosette(1010, 150, 120, 330, { waves: 8 + seed, lines: 30, color, width: 1.5, petals: 12, swing: 0.03 }) +
        `<g transform="rotate(${-4 + seed * 1.5} 520 460)">${rect(210, 120, 620, 860, mix(p.ink, p.bg, 0.72), 'opacity=".5"')}${rect(196, 100, 620, 860, '#FBF8F1')}${line('M292 100V960M300 100V960', p.red, 1.6)}${rect(330, 170, 300, 20, p.ink)}${rect(330, 206, 210, 8, p.red)}${Array.from({ length: 16 }, (_, i) => rect(330, 260 + i * 34 + (i > 4 + seed ? 22 : 0), 420 - ((i * 53 + seed * 31) % 150), 6, mix(p.ink, p.bg, 0.45))).join('')}</g><g transform="translate(880 540) scale(1.5)">${rosette(0, 0, 108, 150, { waves: 16 + seed, lines: 18, color, width: 1.2, petals: 8, swing: 0.03 })}${circle(0, 0, 112, p.bg, `stroke="${p.ink}" stroke-width="2.4"`)}<g transform="scale(.72)">${icons[icon]()}</g></g>`,
    ),
  });

/** Draws an oak leaf on a red seal. */
export const ledgerLogo = (): string =>
  plain(
    400,
    400,
    circle(200, 200, 200, p.red) +
      circle(200, 200, 168, 'none', `stroke="#F3EDE1" stroke-width="8"`) +
      `<g transform="translate(200 196) rotate(10)">${path(oakLeaf(112), '#F3EDE1')}${line('M0 -96Q6 0 0 112Q-2 128 -14 142', '#F3EDE1', 12)}${line('M0 -80Q4 0 0 96', p.red, 8)}</g>`,
  );

export const ledgerDrawings: Record<string, Draw> = {
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
