import { circle, mix, path, rect, svg, times } from '../ink.js';
import { c } from './shapes.js';

type Face = { skin: string; hair: string; shirt: string; behind: string; front?: string; mouth?: string };
/** Draws a face of circles and squares. */
const face =
  (ground: string, { skin, hair, shirt, behind, front = '', mouth = c.red }: Face) =>
  () =>
    svg(
      800,
      880,
      rect(0, 0, 800, 880, ground) +
        behind +
        path('M100 880A300 300 0 0 1 700 880z', shirt) +
        rect(330, 480, 140, 200, mix(skin, '#000000', 0.16)) +
        path('M330 640a70 70 0 0 0 140 0z', mix(skin, '#000000', 0.16)) +
        rect(250, 200, 300, 250, skin) +
        path('M250 440h300A150 150 0 0 1 250 440z', skin) +
        path('M400 200h150v240A150 150 0 0 1 400 590z', mix(skin, '#000000', 0.1)) +
        hair +
        circle(335, 390, 17, c.ink) +
        circle(465, 390, 17, c.ink) +
        path('M400 390v80h-36z', mix(skin, '#000000', 0.28)) +
        path('M340 500h120a60 60 0 0 1-120 0z', mouth) +
        front,
    );

export const people = {
  'plinth-noor': face(c.yellow, {
    skin: '#C98B5E',
    hair: path('M210 420V260A190 190 0 0 1 590 260V420H550V300H250V420z', c.ink),
    shirt: c.blue,
    behind: circle(640, 180, 240, c.red),
  }),
  'plinth-emil': face(c.blue, {
    skin: '#F0BE98',
    hair: path('M250 300V200A150 100 0 0 1 550 200V300L480 240H320z', c.red),
    shirt: c.paper,
    behind: path('M0 0H400A400 400 0 0 1 0 400z', c.pink),
    front: `<g fill="none" stroke="${c.ink}" stroke-width="14"><circle cx="335" cy="390" r="56"/><circle cx="465" cy="390" r="56"/></g>`,
    mouth: c.ink,
  }),
  'plinth-sade': face(c.pink, {
    skin: '#7A4A32',
    hair:
      circle(400, 170, 130, c.ink) + circle(270, 220, 90, c.ink) + circle(530, 220, 90, c.ink) + rect(250, 200, 300, 90, c.ink),
    shirt: c.green,
    behind: times(6, (i) => rect(0, i * 150, 800, 75, c.yellow)),
    mouth: c.yellow,
    front: circle(240, 480, 26, c.red) + circle(560, 480, 26, c.red),
  }),
};
