/** Signs and marks of Plinth. */
import { at, circle, line, mix, path, rect, svg, times } from '../ink.js';
import { c, field, shapes } from './shapes.js';

const arrow = (ink: string) => path('M0 60H240V0L380 100 240 200V140H0z', ink);
/** Draws a blue wall with a letter, two arrows and a person. */
export const sign = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, c.blue) +
      path('M700 0H1200V900H520z', mix(c.blue, '#000000', 0.22)) +
      circle(260, 330, 190, c.yellow) +
      path('M170 430V230h60l70 110V230h60v200h-60l-70-110v110z', c.ink) +
      at(530, 230, arrow(c.paper)) +
      at(530, 520, arrow(c.pink), { scale: 0.7 }) +
      circle(200, 640, 90, c.red) +
      rect(150, 622, 100, 36, c.paper) +
      rect(530, 470, 520, 12, c.paper) +
      times(3, (i) => rect(850, 552 + i * 44, 200 - i * 40, 20, c.paper)) +
      rect(0, 800, 1200, 100, mix(c.blue, '#000000', 0.5)) +
      path('M960 800V470q0-40 34-40t34 40v330z', c.ink) +
      circle(994, 390, 40, c.ink) +
      path('M930 800l30-180h70l30 180z', c.ink),
  );

/** Draws nine marks in a grid. */
export const marks = () => {
  const set = [
    shapes.petals(c.red),
    shapes.target(c.ink, c.paper),
    shapes.leaf(c.green),
    shapes.arch(c.blue, c.paper),
    shapes.bow(c.ink),
    shapes.ring(c.red),
    shapes.half(c.blue),
    shapes.quarter(c.ink),
    shapes.dots(c.green),
  ];
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, c.paper) +
      set.map((mark, i) => field(100 + (i % 3) * 370, 100 + Math.floor(i / 3) * 370, 260, mark)).join('') +
      line('M415 60V1140M785 60V1140M60 415H1140M60 785H1140', '#CFC9BB', 3),
  );
};
