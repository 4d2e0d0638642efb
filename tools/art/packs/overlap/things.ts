/** Draws small pictures: the three tracks, badges, marks of sponsors, the posts and the plan of the city. */
import { around, box, disc, dot, type Ink, inks, inside, line, overlap, picture, put, rays, ring, times } from './discs.js';
import { citron, coral, green, ink, lilac, mint, peach, violet, white } from './look.js';

const round = 'stroke-linecap="round"';
/** Draws the track about people: two heads share a thought. */
export const trackPeople = (): string =>
  picture(
    [560, 560],
    coral,
    overlap([
      disc(200, 240, 130, 'sun', { turn: 220 }),
      disc(360, 240, 130, 'violet', { turn: 320 }),
      disc(150, 560, 190, 'mint', { turn: 90 }),
      disc(410, 560, 190, 'lilac', { turn: 90 }),
    ]) +
      dot(170, 240, 12, ink) +
      dot(390, 240, 12, white) +
      line('M150 290Q176 310 200 296', ink, 9, round) +
      line('M360 296Q384 310 410 290', white, 9, round) +
      dot(280, 230, 16, citron) +
      rays(280, 230, 26, 52, 12, citron, 6),
  );
/** Draws the track about machines: wheels whose teeth meet. */
export const trackMachines = (): string => {
  const wheel = (x: number, y: number, r: number, many: number, color: string) =>
    rays(x, y, r - 6, r + 26, many, color, 24) + ring(x, y, r * 0.62, ink, 8) + dot(x, y, r * 0.2, ink);
  return picture(
    [560, 560],
    '#7B48EE',
    wheel(210, 230, 140, 14, coral) +
      wheel(390, 380, 110, 11, inks.mint) +
      overlap([
        disc(210, 230, 150, 'coral', { turn: 220 }),
        disc(390, 380, 118, 'mint', { turn: 50 }),
        disc(400, 130, 74, 'sun'),
      ]) +
      ring(210, 230, 88, ink, 8) +
      ring(390, 380, 66, ink, 8) +
      dot(210, 230, 30, citron) +
      dot(390, 380, 24, citron) +
      rays(400, 130, 26, 48, 8, ink, 8),
  );
};
/** Draws the track about places: domes, an arch and a hill. */
export const trackPlaces = (): string => {
  const half = (x: number, y: number, r: number, fill: string) =>
    `<path d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z" fill="${fill}"/>`;
  return picture(
    [560, 560],
    inks.mint,
    overlap([
      disc(390, 190, 110, 'sun', { turn: 320 }),
      disc(200, 360, 190, 'violet', { turn: 220 }),
      disc(420, 430, 160, 'coral', { turn: 30 }),
    ]) +
      half(280, 560, 150, ink) +
      half(280, 560, 96, citron) +
      box(90, 440, 70, 120, ink) +
      times(4, (i) => box(104 + (i % 2) * 26, 456 + Math.floor(i / 2) * 40, 14, 22, citron)) +
      box(440, 400, 80, 160, ink) +
      times(6, (i) => box(454 + (i % 2) * 32, 418 + Math.floor(i / 2) * 44, 18, 26, citron)),
  );
};
/** Draws a badge on its ribbon. Its discs count the days. */
const badge = (ground: string, card: string, face: string, ribbon: string): string =>
  picture(
    [560, 460],
    ground,
    line('M160 -20L262 120M400 -20L298 120', ribbon, 40) +
      box(146, 104, 268, 330, card) +
      box(236, 126, 88, 16, ink, 'rx="8"') +
      face +
      box(190, 368, 180, 14, ink) +
      box(190, 394, 110, 14, ink),
    { freq: 0.8 },
  );
export const badgeDay = (): string => badge(peach, white, overlap([disc(280, 252, 84, 'coral', { turn: 60 })]), coral);
export const badgeAll = (): string =>
  badge(
    lilac,
    citron,
    overlap([disc(240, 276, 70, 'coral'), disc(320, 276, 70, 'mint'), disc(280, 216, 70, 'violet', { turn: 250 })]),
    violet,
  );
export const badgeTeam = (): string =>
  badge(
    mint,
    white,
    overlap(
      Array.from({ length: 6 }, (_, i) => {
        const [x, y] = around(280, 252, 56, i * 60);
        return disc(x, y, 46, (['coral', 'sun', 'mint', 'violet', 'lilac', 'coral'] as Ink[])[i] ?? 'sun', { plain: true });
      }),
    ),
    green,
  );
/** Draws the mark of a sponsor. */
const mark = (body: string): string => picture([200, 200], white, body, { freq: 0.9 });
export const marks: Record<string, () => string> = {
  kiln: () => mark(overlap([disc(100, 120, 64, 'coral'), disc(100, 72, 44, 'sun')])),
  tram: () => mark(overlap([disc(66, 100, 50, 'violet'), disc(134, 100, 50, 'violet')]) + line('M16 168H184', ink, 12)),
  pond: () =>
    mark(
      overlap([
        disc(100, 100, 80, 'mint', { plain: true }),
        disc(100, 100, 54, 'lilac', { plain: true }),
        disc(100, 100, 28, 'mint', { plain: true }),
      ]),
    ),
  half: () =>
    mark(`<path d="M100 20A80 80 0 0 0 100 180Z" fill="${ink}"/><path d="M100 20A80 80 0 0 1 100 180Z" fill="${coral}"/>`),
  post: () =>
    mark(
      overlap(
        [disc(56, 100, 38, 'mint'), disc(100, 100, 38, 'sun'), disc(144, 100, 38, 'coral')].map((one) => ({
          ...one,
          plain: true,
        })),
      ),
    ),
  loop: () => mark(ring(74, 100, 46, '#7B48EE', 22) + ring(126, 100, 46, ink, 22)),
};

/** Draws talks as discs that fall through a ring: few stay. */
export const sieve = (): string => {
  const spots: [number, number, number, Ink][] = [
    [180, 130, 70, 'coral'],
    [300, 90, 56, 'violet'],
    [420, 150, 84, 'mint'],
    [560, 90, 60, 'sun'],
    [680, 150, 76, 'coral'],
    [790, 100, 50, 'violet'],
    [250, 210, 52, 'sun'],
    [580, 210, 66, 'lilac'],
  ];
  return picture(
    [960, 640],
    lilac,
    overlap(spots.map(([x, y, r, name]) => disc(x, y, r, name))) +
      `<path d="M110 300H850L610 460V620H350V460Z" fill="${ink}"/><path d="M110 300A370 60 0 0 1 850 300Z" fill="${ink}"/>` +
      times(20, (i) => ring(220 + (i % 10) * 58, 340 + Math.floor(i / 10) * 44, 12, citron, 5)) +
      overlap([disc(430, 570, 58, 'coral'), disc(510, 580, 50, 'mint')]),
  );
};
/** Draws a quiet room: a lamp, an armchair of discs, and no door bell. */
export const quiet = (): string =>
  picture(
    [960, 640],
    '#2A1A55',
    overlap([
      disc(300, 200, 170, 'sun', { turn: 120 }),
      disc(560, 400, 180, 'violet', { turn: 40 }),
      disc(430, 500, 120, 'coral', { turn: 100 }),
      disc(700, 500, 120, 'coral', { turn: 60 }),
    ]) +
      box(330, 520, 470, 70, coral) +
      box(360, 590, 24, 50, citron) +
      box(740, 590, 24, 50, citron) +
      `<path d="M220 170L260 80H340L380 170Z" fill="${citron}"/>` +
      line('M300 170V620M240 624H360', citron, 12) +
      line('M820 120H850L820 160H850M870 70H910L870 120H910', lilac, 9, `${round} stroke-linejoin="round"`),
    { specks: '#120A26' },
  );
/** Draws lunch from above: plates that share what is on them. */
export const lunch = (): string => {
  const plate = (x: number, y: number, r: number) => dot(x, y, r, white) + ring(x, y, r - 20, '#1A123026', 4);
  return picture(
    [960, 640],
    peach,
    plate(250, 230, 190) +
      plate(620, 200, 170) +
      plate(480, 500, 160) +
      plate(840, 480, 150) +
      plate(110, 540, 130) +
      overlap([disc(220, 210, 96, 'coral'), disc(300, 270, 70, 'mint'), disc(250, 300, 44, 'sun')]) +
      overlap([disc(590, 180, 78, 'sun'), disc(660, 220, 70, 'violet')]) +
      overlap([disc(460, 490, 84, 'mint'), disc(530, 520, 52, 'coral')]) +
      overlap([disc(840, 470, 80, 'violet'), disc(800, 520, 46, 'sun')]) +
      overlap([disc(110, 540, 70, 'coral')]) +
      line('M440 60V150M424 60V100M456 60V100', ink, 9, round) +
      line('M440 140V330', ink, 14, round) +
      line('M700 400V600', ink, 14, round) +
      `<ellipse cx="700" cy="392" rx="26" ry="40" fill="${ink}"/>`,
  );
};
/** Draws the city as discs: places by size, a river, and the way from the station. */
export const plan = (): string => {
  const blocks = times(77, (i) => {
    const [x, y] = [40 + (i % 11) * 116 + ((i * 37) % 40), 50 + Math.floor(i / 11) * 112 + ((i * 53) % 36)];
    return dot(x, y, 20 + ((i * 29) % 26), [peach, lilac, mint, '#F3F0FB'][i % 4] ?? peach);
  });
  const hall = (x: number, y: number, r: number, name: Ink) => disc(x, y, r, name);
  return picture(
    [1240, 820],
    white,
    blocks +
      line('M-20 660C200 560 360 760 620 640S1000 520 1240 620', white, 132) +
      line('M-20 660C200 560 360 760 620 640S1000 520 1240 620', inks.mint, 96) +
      line('M-20 640C200 540 360 740 620 620S1000 500 1240 600', white, 5, 'opacity=".6" stroke-dasharray="40 30"') +
      overlap([hall(760, 300, 150, 'coral'), hall(930, 330, 140, 'violet'), hall(830, 450, 120, 'mint')]) +
      inside([hall(760, 300, 150, 'coral'), hall(930, 330, 140, 'violet')], rays(846, 330, 30, 160, 32, citron, 5)) +
      dot(846, 330, 22, citron) +
      line('M180 220C300 200 360 330 480 330S640 240 690 270', ink, 11, `stroke-dasharray="1 24" ${round}`) +
      dot(180, 220, 46, ink) +
      box(150, 206, 60, 12, citron) +
      box(150, 224, 60, 12, citron) +
      dot(420, 500, 34, violet) +
      dot(520, 160, 34, green) +
      dot(1060, 150, 34, violet) +
      put(1090, 730, `${ring(0, 0, 46, ink, 7)}<path d="M0 -62L16 0H-16Z" fill="${ink}"/>`, 18),
  );
};
/** Draws the logo: three discs and their core. */
export const logo = (): string =>
  picture(
    [400, 400],
    citron,
    overlap(
      [
        disc(142, 250, 118, 'coral', { plain: true }),
        disc(258, 250, 118, 'mint', { plain: true }),
        disc(200, 148, 118, 'violet', { plain: true }),
      ],
      0.4,
    ),
  );
