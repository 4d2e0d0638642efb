/** Draws the openings of pages: the same three discs in another mix, and the thing that the page is about. */
import { around, box, disc, dot, inside, line, overlap, paper, picture, put, rays, ring, type Size, times } from './discs.js';
import { citron, coral, green, ink, violet, white } from './look.js';

const size: Size = [960, 820];
const wide = 'stroke-linecap="round"';
/** Draws three clocks whose discs overlap: the tracks begin at different minutes. */
export const clocks = (): string => {
  const [a, b, c] = [
    disc(330, 310, 270, 'coral', { turn: 210 }),
    disc(650, 360, 250, 'violet', { turn: 320 }),
    disc(450, 580, 220, 'mint', { turn: 110 }),
  ];
  const hands = (x: number, y: number, hour: [number, number], minute: [number, number], color: string) =>
    line(`M${x} ${y}L${around(x, y, ...hour).join(' ')}`, color, 20, wide) +
    line(`M${x} ${y}L${around(x, y, ...minute).join(' ')}`, color, 11, wide) +
    dot(x, y, 18, color);
  return picture(
    size,
    paper,
    overlap([a, b, c]) +
      rays(a.x, a.y, 226, 254, 12, ink, 9) +
      rays(b.x, b.y, 206, 234, 12, white, 9) +
      rays(c.x, c.y, 178, 204, 12, ink, 9) +
      hands(a.x, a.y, [130, -135], [200, -90], ink) +
      hands(b.x, b.y, [120, -130], [180, 0], white) +
      hands(c.x, c.y, [100, 40], [160, 180], ink),
  );
};
/** Draws a speaker at a lectern; what she says leaves in rings. */
export const stage = (): string => {
  const light = disc(600, 330, 320, 'violet', { turn: 300 });
  const answer = disc(250, 330, 210, 'mint', { turn: 200 });
  return picture(
    size,
    paper,
    overlap([light, answer]) +
      inside(
        [light],
        times(5, (i) => ring(540, 430, 130 + i * 60, white, 5, 'opacity=".55"')),
      ) +
      inside(
        [answer],
        times(6, (i) => ring(540, 430, 130 + i * 60, ink, 5)),
      ) +
      overlap([
        disc(640, 690, 210, 'coral', { turn: 60 }),
        disc(640, 390, 112, 'sun', { turn: 60 }),
        disc(690, 290, 92, 'mint', { turn: 320 }),
      ]) +
      dot(604, 400, 10, ink) +
      dot(664, 400, 10, ink) +
      `<ellipse cx="630" cy="450" rx="20" ry="24" fill="${ink}"/>` +
      box(500, 610, 280, 210, ink) +
      box(470, 590, 340, 34, ink) +
      line('M560 590Q540 520 560 478', ink, 10, wide) +
      dot(562, 470, 20, ink) +
      dot(640, 716, 44, citron) +
      dot(640, 716, 20, ink),
  );
};
/** Draws three tickets with round notches, fanned out over the discs. */
export const tickets = (): string => {
  const slip = (fill: string, mark: string) =>
    `<path d="M-150 -240H150V40A34 34 0 0 0 150 108V240H-150V108A34 34 0 0 0 -150 40Z" fill="${fill}"/>${line('M-108 74H108', mark === ink ? ink : white, 5, 'stroke-dasharray="2 14" stroke-linecap="round"')}`;
  const bars = (color: string) => times(13, (i) => box(-100 + i * 16, 128, [9, 4, 6, 11, 4][i % 5] ?? 6, 78, color));
  return picture(
    size,
    paper,
    overlap([
      disc(300, 330, 260, 'mint', { turn: 200 }),
      disc(660, 300, 240, 'coral', { turn: 320 }),
      disc(520, 600, 190, 'violet', { turn: 90 }),
    ]) +
      put(300, 430, slip(white, ink) + ring(0, -90, 82, ink, 12) + bars(ink), -14) +
      put(
        660,
        420,
        slip(violet, white) +
          overlap([disc(-44, -70, 74, 'coral'), disc(44, -70, 74, 'mint'), disc(0, -140, 74, 'sun')]) +
          bars(white),
        13,
      ) +
      put(480, 470, slip(ink, white) + overlap([disc(-46, -90, 80, 'coral'), disc(46, -90, 80, 'violet')]) + bars(citron), -2),
  );
};
/** Draws the three gasholders, whose iron rings are the halls. */
export const holders = (): string => {
  const frame = (x: number, y: number, r: number, color: string) =>
    ring(x, y, r, color, 8) + rays(x, y, r - 26, r, 24, color, 6) + ring(x, y, r - 26, color, 4);
  return picture(
    size,
    paper,
    overlap([
      disc(310, 300, 250, 'coral', { turn: 220 }),
      disc(640, 340, 230, 'violet', { turn: 310 }),
      disc(440, 590, 190, 'mint', { turn: 100 }),
    ]) +
      frame(310, 300, 206, ink) +
      frame(640, 340, 186, white) +
      frame(440, 590, 146, ink) +
      times(30, (i) => dot(...around(310, 300, 60 + (i % 4) * 34, i * 47), 9, ink)) +
      times(24, (i) => dot(...around(660, 330, 50 + (i % 4) * 32, i * 53), 9, white)) +
      times(14, (i) => dot(...around(440, 600, 40 + (i % 3) * 32, i * 61), 9, ink)) +
      line('M0 800C200 770 300 830 520 800S800 770 960 800', green, 20),
  );
};
/** Draws a microphone of discs, and rings that leave it. */
export const microphone = (): string => {
  const [head, a, b] = [
    disc(470, 300, 170, 'violet', { turn: 60 }),
    disc(260, 250, 210, 'coral', { turn: 220 }),
    disc(690, 380, 200, 'mint', { turn: 20 }),
  ];
  return picture(
    size,
    paper,
    overlap([a, b, head]) +
      inside(
        [head],
        times(
          9,
          (i) =>
            line(`M280 ${160 + i * 36}H660`, white, 5, 'opacity=".75"') +
            line(`M${326 + i * 36} 100V500`, white, 5, 'opacity=".35"'),
        ),
      ) +
      ring(470, 300, 170, ink, 10) +
      box(290, 286, 360, 30, ink) +
      `<path d="M352 440H588L540 820H400Z" fill="${ink}"/>` +
      box(398, 560, 144, 26, coral) +
      dot(470, 520, 18, citron) +
      times(3, (i) =>
        line(`M${150 - i * 46} ${120 - i * 30}Q${60 - i * 50} 260 ${150 - i * 46} ${400 + i * 30}`, ink, 10, wide),
      ) +
      times(3, (i) =>
        line(`M${800 + i * 46} ${250 - i * 30}Q${880 + i * 50} 380 ${800 + i * 46} ${510 + i * 30}`, ink, 10, wide),
      ),
  );
};
/** Draws two speech bubbles that agree on a third colour. */
export const bubbles = (): string => {
  const [a, b] = [disc(360, 330, 290, 'coral', { turn: 220 }), disc(640, 440, 260, 'violet', { turn: 40 })];
  return picture(
    size,
    paper,
    `<path d="M150 500L110 720L330 590Z" fill="${coral}"/><path d="M820 560L880 790L640 680Z" fill="#7B48EE"/>` +
      overlap([a, b, disc(770, 170, 110, 'mint', { turn: 300 })]) +
      line('M190 250H410M190 320H380M190 390H350', ink, 22, wide) +
      line('M680 400H820M660 470H840M650 540H780', white, 22, wide) +
      inside([a, b], rays(506, 386, 40, 300, 36, citron, 5)) +
      dot(506, 386, 28, citron) +
      line('M728 172L760 206L820 140', ink, 20, `${wide} stroke-linejoin="round"`),
  );
};
/** Draws three discs that miss each other. */
export const missed = (): string =>
  picture(
    [960, 560],
    paper,
    overlap([
      disc(180, 300, 170, 'coral', { turn: 60 }),
      disc(520, 180, 130, 'violet', { turn: 60 }),
      disc(770, 370, 160, 'mint', { turn: 60 }),
    ]) +
      dot(210, 280, 12, ink) +
      dot(270, 280, 12, ink) +
      line('M214 346Q240 326 266 346', ink, 9, wide) +
      dot(470, 180, 11, white) +
      dot(524, 180, 11, white) +
      line('M478 226H516', white, 9, wide) +
      dot(700, 350, 12, ink) +
      dot(756, 350, 12, ink) +
      line('M704 414Q728 396 752 414', ink, 9, wide) +
      line('M372 270L396 238M620 300L650 282', ink, 9, wide),
  );
/** Draws a question mark whose dot is a person, on violet. */
export const question = (): string =>
  picture(
    [760, 820],
    violet,
    overlap([
      disc(390, 270, 230, 'coral', { turn: 210 }),
      disc(520, 330, 190, 'sun', { turn: 330 }),
      disc(360, 650, 130, 'mint', { turn: 60 }),
    ]) +
      line('M230 300A160 160 0 1 1 440 420Q362 452 362 540', ink, 64) +
      dot(322, 646, 12, ink) +
      dot(398, 646, 12, ink) +
      line('M326 690Q360 722 394 690', ink, 10, wide),
  );
