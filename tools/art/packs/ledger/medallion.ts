import type { Draw } from '../../drawings/draw.js';
import { circle, rect } from '../../drawings/ink.js';
import { mix, svg } from '../../drawings/light.js';
import { engraved, rosette } from './guilloche.js';
import { p } from './ink.js';

/** Profiles that face left, as on coins: hair, face and bust in an 800 by 800 field. */
const face =
  'M300 250C284 300 268 330 262 366C258 386 236 408 226 428C222 438 234 444 246 446C244 458 240 464 244 472C236 478 240 490 248 494C242 506 246 534 262 542C296 552 330 540 352 534C360 566 352 600 338 628';
const bust = `${face}C260 660 210 700 190 800H640C636 700 590 650 520 624C500 580 520 520 548 470C590 380 560 250 470 210C410 190 330 196 300 250Z`;
const hairs = {
  bun: 'M300 262C320 190 420 150 500 200C560 140 640 180 622 250C650 270 640 330 590 330C600 390 560 440 536 486C500 470 470 430 468 390C430 380 380 340 300 262Z',
  short:
    'M292 270C300 190 400 150 480 190C580 230 590 350 548 462C520 470 500 450 492 420C480 380 452 372 440 340C400 330 340 320 292 270Z',
  long: 'M296 266C316 180 430 150 510 204C600 270 590 400 606 500C616 570 650 610 640 680C590 690 540 650 520 600C500 540 470 460 460 390C420 370 350 340 296 266Z',
};
const beard = 'M262 500C300 500 340 470 380 440C420 470 420 540 384 580C350 612 300 600 270 570C256 556 250 540 262 500Z';
type Sitter = { waves?: number; beard?: boolean; glasses?: boolean };
/** Draws a profile on a medallion. */
export const medallion =
  (hair: keyof typeof hairs, color: string, o: Sitter): Draw =>
  () => ({
    width: 640,
    quality: 50,
    drawing: svg(
      800,
      800,
      '<clipPath id="disc"><circle cx="400" cy="400" r="300"/></clipPath>',
      rect(0, 0, 800, 800, p.bg) +
        rosette(400, 400, 322, 390, { waves: o.waves ?? 24, lines: 20, color, width: 1.3, petals: 12, swing: 0.015 }) +
        rosette(400, 400, 304, 332, { waves: 48, lines: 6, color: p.gold, width: 1.3 }) +
        circle(400, 400, 306, mix(p.bg, color, 0.1), `stroke="${p.ink}" stroke-width="3"`) +
        `<g clip-path="url(#disc)">${Array.from({ length: 60 }, (_, i) => `<path d="M90 ${100 + i * 10}H710" stroke="${color}" stroke-width="1.1" opacity=".55"/>`).join('')}<g transform="translate(-4 6)"><path d="${bust}" fill="${p.bg}"/>${`<g>${engraved(bust, 500, p.ink, { step: 8, angle: 24, light: 420, outline: 3 })}</g>`}<path d="${hairs[hair]}" fill="${mix(p.ink, color, 0.12)}"/>${Array.from({ length: 15 }, (_, i) => `<path d="M${300 + i * 14} ${250 - i * 3}C${380 + i * 12} ${220 + i * 2} ${470 + i * 8} ${260 + i * 8} ${500 + i * 7} ${360 + i * 9}" stroke="${p.bg}" stroke-width="1.4" opacity=".42" fill="none"/>`).join('')}${o.beard ? `<path d="${beard}" fill="${mix(p.ink, color, 0.12)}"/>` : ''}<path d="M276 372Q296 362 316 372M286 384Q298 378 310 384" stroke="${p.ink}" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M246 492H276" stroke="${p.ink}" stroke-width="3.6" stroke-linecap="round"/>${o.glasses ? `<circle cx="294" cy="384" r="30" fill="none" stroke="${p.ink}" stroke-width="4"/><path d="M324 380L430 362" stroke="${p.ink}" stroke-width="4"/>` : ''}<path d="M206 730C300 690 360 660 372 632C430 690 520 690 610 690" stroke="${p.ink}" stroke-width="4" fill="none"/></g></g>`,
    ),
  });
