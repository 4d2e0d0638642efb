/** Draws a bakery's goods, each about 200 wide with its base at y = 0. */
import { box, disc, flat, form, ink, type Point, place, polar, put, rope, stroke, times } from './tin.js';

const { cocoa, berry, blue, custard, cream, pink, white, crust, rose, sky } = ink;

export const croissant = (): string => {
  const at: Point = [0, 8];
  const edge = (i: number): [Point, Point] => {
    const t = i / 7;
    const angle = Math.PI * (1.09 + t * 0.82);
    const thick = 10 + 66 * Math.sin(Math.PI * t) ** 0.8;
    return [polar(at, 92 - thick / 2, angle), polar([0, 8], 92 + thick / 2, angle)];
  };
  const segment = (i: number) => {
    const [[a, b], [c, d]] = [edge(i), edge(i + 1)];
    const out = polar(b, 0, 0).map((v, n) => ((v + (d[n] ?? 0)) / 2) * 1.13 + (n ? -1 : 0));
    const inside = a.map((v, n) => ((v + (c[n] ?? 0)) / 2) * 1.04);
    return form(`M${a.join()}L${b.join()}Q${out.join()} ${d.join()}L${c.join()}Q${inside.join()} ${a.join()}Z`, crust, {
      dots: { at: [0, -50], r: 105, color: berry, from: -0.1 },
    });
  };
  const glint = (i: number) => {
    const [[, a], [, b]] = [edge(i + 0.25), edge(i + 0.62)];
    return stroke(`M${a.map((v) => v * 0.93).join()}L${b.map((v) => v * 0.93).join()}`, custard, 8);
  };
  return [0, 6, 1, 5, 2, 4, 3].map(segment).join('') + [1, 2, 3, 4].map(glint).join('');
};

/** Draws a cinnamon bun from the front. */
export const bun = (r = 88): string => {
  const turns = times(74, (i): Point => {
    const t = i / 73;
    return polar([0, -r], 6 + (r - 17) * t, t * Math.PI * 5.6 + 0.6);
  });
  const spiral = `M${turns.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}`;
  const sugar = times(15, (i) => {
    const [x, y] = polar([0, -r], r * (0.25 + ((i * 37) % 60) / 100), i * 2.4);
    return put(x, y, form(box(-6, -5, 12, 10, 2), white, { line: 2.5, heavy: 0.4 }), { turn: i * 53 });
  });
  return (
    form(disc(0, -r, r), crust, { dots: { at: [0, -r], r, color: berry, from: 0.05 } }) +
    stroke(spiral, cocoa, 9) +
    put(-2, -3, stroke(spiral, custard, 3)) +
    sugar.join('')
  );
};

export const steam = (x: number): string =>
  stroke(`M${x} 0C${x - 26} -26 ${x + 24} -40 ${x} -70`, cocoa, 11) +
  stroke(`M${x} 0C${x - 26} -26 ${x + 24} -40 ${x} -70`, white, 5);
export const cup = (color: string = blue, band: string = custard): string =>
  form('M-110 -14Q0 12 110 -14Q104 10 60 10H-60Q-104 10 -110 -14Z', cream, { dots: { at: [0, -10], r: 110, color: blue } }) +
  rope('M70 -92C124 -104 128 -40 62 -44', color, 13) +
  form('M-78 -122H78C78 -66 58 -14 30 -10H-30C-58 -14 -78 -66 -78 -122Z', color, { dots: { at: [0, -66], r: 84 } }) +
  flat('M-73 -94Q0 -78 73 -94L69 -74Q0 -58 -69 -74Z', band) +
  times(5, (i) => flat(disc(-48 + i * 24, -80 + Math.abs(i - 2) * -2, 5), berry)).join('') +
  form(disc(0, -122, 78, 17), cream, { heavy: 0.3 }) +
  flat(disc(0, -120, 64, 11), cocoa) +
  flat('M-38 -122Q-8 -130 24 -124Q-4 -118 -38 -122Z', crust) +
  put(0, -146, steam(-22) + steam(24));

export const cherry = (x: number, y: number, r = 17): string =>
  stroke(`M${x} ${y - r}q4 -${r * 1.6} ${r * 1.3} -${r * 2.1}`, cocoa, 4.5) +
  form(disc(x, y, r), berry, { dots: { at: [x, y], r, step: 5 }, heavy: 0.7 }) +
  stroke(`M${x - r * 0.5} ${y - r * 0.1}q2 -${r * 0.5} ${r * 0.5} -${r * 0.5}`, white, 4);

/** Draws a layer cake on a stand. */
export const cake = (): string => {
  const drip = `M-112 -196${times(7, (i) => `q16 ${i % 2 ? 48 : 30} 32 0`).join('')}V-236Q112 -262 0 -262Q-112 -262 -112 -236Z`;
  return (
    form('M-26 -34H26L44 0H-44Z', blue, { dots: { at: [0, -16], r: 44 } }) +
    form('M-142 -52H142Q138 -30 100 -30H-100Q-138 -30 -142 -52Z', blue, { dots: { at: [0, -42], r: 130 } }) +
    form(box(-112, -232, 224, 180, 14), custard, { dots: { at: [0, -140], r: 130, color: berry, from: 0.2 } }) +
    [-92, -140].map((y) => flat(box(-112, y - 9, 224, 18), berry) + stroke(`M-112 ${y + 12}H112`, cream, 7)).join('') +
    stroke('M-112 -218V-66M112 -218V-66', cocoa, 4.5) +
    form(drip, rose, { dots: { at: [0, -214], r: 120, color: berry, from: 0.25 } }) +
    stroke('M-90 -238Q-40 -250 10 -251', white, 7) +
    [-78, -39, 0, 39, 78].map((x) => cherry(x, -272 + Math.abs(x) * 0.09)).join('')
  );
};

export const loaf = (): string =>
  form('M-118 0Q-138 -22 -128 -62C-112 -134 112 -134 128 -62Q138 -22 118 0Z', crust, {
    dots: { at: [0, -58], r: 128, color: cocoa, from: 0.16 },
  }) +
  [-62, -8, 46]
    .map((x) => form(`M${x - 20} -46Q${x - 8} -96 ${x + 34} -102Q${x + 20} -62 ${x - 20} -46Z`, cream, { line: 3.5, heavy: 0.5 }))
    .join('') +
  stroke('M-112 -52Q-100 -82 -80 -92', custard, 7);

export const tart = (): string =>
  [-70, -35, 0, 35, 70].map((x) => cherry(x, -74 + Math.abs(x) * 0.1, 22)).join('') +
  [-52, -17, 18, 53].map((x) => cherry(x, -62, 22)).join('') +
  form('M-112 -58H112L84 0H-84Z', custard, { dots: { at: [0, -26], r: 96, color: berry } }) +
  times(9, (i) => stroke(`M${-88 + i * 22} -52L${-66 + i * 16.5} -6`, cocoa, 3.5)).join('') +
  form(box(-122, -66, 244, 17, 8), crust, { heavy: 0.6 });

/** Draws a doughnut from the front. */
export const doughnut = (): string => {
  const icing = times(36, (i) => polar([0, -92], 74 + (i % 4 < 2 ? 8 : -4), (i / 36) * Math.PI * 2));
  return (
    form(disc(0, -92, 92), crust, { dots: { at: [0, -92], r: 92, color: berry } }) +
    form(place(icing), rose, { dots: { at: [0, -92], r: 84, color: berry, from: 0.2 }, heavy: 0.5 }) +
    times(26, (i) => {
      const [x, y] = polar([0, -92], 42 + ((i * 29) % 28), i * 2.4);
      return put(x, y, stroke('M-6 0H6', [white, custard, blue, berry][i % 4] ?? white, 6), { turn: i * 71 });
    }).join('') +
    form(disc(0, -92, 25), cream, { heavy: -0.6 })
  );
};

export const cone = (): string =>
  form('M-52 -150H52L0 0Z', custard, { dots: { at: [0, -90], r: 70, color: berry } }) +
  stroke('M-38 -146L18 -52M-8 -146L32 -84M22 -146L44 -122M38 -146L-18 -52M8 -146L-32 -84M-22 -146L-44 -122', crust, 4) +
  form('M-66 -150C-84 -232 84 -232 66 -150Q52 -128 38 -148Q20 -126 2 -148Q-18 -126 -36 -148Q-52 -128 -66 -150Z', pink, {
    dots: { at: [0, -176], r: 70, color: berry, from: 0.1 },
  }) +
  form('M-52 -206C-62 -276 62 -276 52 -206Q38 -190 26 -206Q10 -190 -4 -206Q-24 -188 -52 -206Z', cream, {
    dots: { at: [0, -228], r: 58, color: blue, from: 0.15 },
  }) +
  stroke('M-32 -226Q-28 -244 -10 -248', white, 6) +
  cherry(6, -264);

export const eclair = (): string =>
  form(box(-120, -66, 240, 66, 33), crust, { dots: { at: [0, -30], r: 90, color: berry } }) +
  form(
    'M-112 -44Q-112 -84 -74 -84H74Q112 -84 112 -44Q92 -28 74 -44Q54 -28 34 -44Q10 -26 -12 -44Q-34 -28 -54 -44Q-80 -28 -112 -44Z',
    cocoa,
  ) +
  stroke(`M-86 -54${times(9, (i) => `L${-68 + i * 18} ${i % 2 ? -54 : -72}`).join('')}`, rose, 6);

export const pigeon = (): string =>
  stroke('M-14 -46L-20 0M18 -46L14 0M-34 0H-8M0 0H28', cocoa, 12) +
  stroke('M-14 -46L-20 0M18 -46L14 0M-34 0H-8M0 0H28', rose, 5) +
  form('M-70 -96L-176 -78Q-150 -56 -66 -56Z', blue, { dots: { at: [-110, -74], r: 60 } }) +
  form(
    'M66 -214C112 -214 118 -168 104 -140C98 -74 52 -34 -10 -38C-64 -40 -98 -74 -98 -104C-70 -110 -30 -118 -4 -148C18 -172 30 -214 66 -214Z',
    sky,
    {
      dots: { at: [10, -120], r: 110, color: blue, from: 0.1 },
    },
  ) +
  form('M-112 -108C-60 -134 16 -124 40 -92C26 -54 -52 -52 -112 -84Q-84 -92 -112 -108Z', blue, {
    dots: { at: [-30, -92], r: 74 },
  }) +
  stroke('M-70 -100Q-30 -104 4 -88M-64 -84Q-34 -84 -8 -74', cream, 4) +
  flat('M42 -158Q72 -142 104 -150L98 -128Q70 -122 42 -140Z', berry) +
  flat('M40 -148Q70 -132 102 -140L100 -132Q70 -124 40 -140Z', custard) +
  form(disc(76, -186, 11), custard, { line: 3, heavy: 0.2 }) +
  flat(disc(78, -186, 5), cocoa) +
  form('M106 -194L146 -178L104 -170Z', custard, { line: 4 });

export const whisk = (): string =>
  [30, 18, 6].map((w) => stroke(`M0 -96C-${w} -70 -${w + 14} -20 0 0C${w + 14} -20 ${w} -70 0 -96`, cocoa, 5)).join('') +
  form(box(-13, -216, 26, 124, 12), berry, { dots: { at: [0, -150], r: 50 } });
export const pin = (): string =>
  form(box(-156, -38, 44, 24, 12), berry) +
  form(box(112, -38, 44, 24, 12), berry) +
  form(box(-112, -54, 224, 54, 20), custard, { dots: { at: [0, -26], r: 100, color: berry } }) +
  stroke('M-92 -38H20', white, 6);

export const ear = (): string =>
  stroke('M0 0Q6 -90 0 -190', cocoa, 6) +
  times(6, (i) =>
    [-1, 1]
      .map((d) =>
        form(`M0 ${-96 - i * 20}q${d * 34} -10 ${d * 26} -46q${d * -28} 12 ${d * -26} 46z`, custard, { line: 3.5, heavy: 0.4 }),
      )
      .join(''),
  ).join('') +
  form('M0 -206q-14 -20 0 -44q14 24 0 44z', custard, { line: 3.5, heavy: 0.4 });
/** Draws a sack of flour with a badge. */
export const sack = (): string =>
  form('M-92 0C-116 -60 -104 -150 -70 -186L-86 -226Q0 -204 86 -226L70 -186C104 -150 116 -60 92 0Q0 14 -92 0Z', cream, {
    dots: { at: [0, -100], r: 120, color: blue, from: 0.2 },
  }) +
  rope('M-74 -188Q0 -170 74 -188', berry, 8) +
  form(disc(0, -92, 52), berry, { heavy: 0.4 }) +
  put(
    0,
    -62,
    put(-16, 0, stroke('M0 8Q10 -30 4 -60', cream, 5)) +
      times(3, (i) => flat(disc(-18, -22 - i * 14, 8, 5) + disc(4, -22 - i * 14, 8, 5), custard)).join(''),
  );

/** Draws a jar of sourdough starter. */
export const jar = (): string =>
  form(box(-88, -214, 176, 214, 30), sky, { dots: { at: [0, -100], r: 116, color: blue, from: 0.25 } }) +
  form('M-80 -118q20 -26 40 -4q20 -26 40 0q22 -24 40 4q20 -20 40 0V-32Q80 -8 56 -8H-56Q-80 -8 -80 -32Z', cream, {
    dots: { at: [0, -60], r: 90, color: custard, from: -0.2 },
    line: 3.5,
    heavy: 0.3,
  }) +
  times(9, (i) =>
    form(disc(-54 + ((i * 68) % 110), -28 - ((i * 43) % 66), 4 + (i % 3) * 3), white, { line: 2.5, heavy: 0.2 }),
  ).join('') +
  rope('M-92 -196H92', berry, 7) +
  form(box(-98, -252, 196, 44, 14), custard, { dots: { at: [0, -228], r: 90, color: berry } }) +
  stroke('M-62 -176V-140', white, 8);

export const egg = (): string =>
  form('M-44 -84C-40 -150 40 -150 44 -84Z', cream, { dots: { at: [0, -100], r: 50, color: berry, from: 0.2 } }) +
  form('M-56 -86H56C52 -34 22 -36 22 -22L40 0H-40L-22 -22C-22 -36 -52 -34 -56 -86Z', berry, { dots: { at: [0, -50], r: 56 } }) +
  stroke(`M-52 -72${times(8, (i) => `L${-39 + i * 13} ${i % 2 ? -72 : -60}`).join('')}`, custard, 5);
export const pot = (): string =>
  rope('M-84 -150C-150 -150 -146 -48 -72 -60', berry, 14) +
  form('M62 -150L128 -196L112 -150L80 -84Z', blue, { dots: { at: [90, -140], r: 40 } }) +
  form('M-58 -196H58L92 0H-92Z', blue, { dots: { at: [0, -90], r: 110 } }) +
  flat('M-82 -56L82 -56L86 -32L-86 -32Z', custard) +
  times(6, (i) => flat(disc(-62 + i * 25, -44, 6), berry)).join('') +
  form('M-64 -196Q0 -252 64 -196Z', berry, { dots: { at: [0, -206], r: 60 } }) +
  form(disc(0, -236, 13), custard, { heavy: 0.5 });

/** Draws a stand mixer. */
export const mixer = (): string =>
  form('M-130 0Q-130 -30 -96 -30H110Q136 -30 136 0Z', berry, { dots: { at: [0, -14], r: 110 } }) +
  form('M-116 -30L-108 -190H-44L-40 -30Z', berry, { dots: { at: [-76, -100], r: 80 } }) +
  stroke('M62 -150V-84', cocoa, 16) +
  form('M-6 -112H130C130 -60 108 -34 82 -30H42C16 -34 -6 -60 -6 -112Z', cream, { dots: { at: [62, -74], r: 74, color: blue } }) +
  stroke('M-2 -94H126', blue, 8) +
  form('M-128 -166Q-136 -240 -60 -240H96Q148 -236 148 -196Q146 -160 110 -154H-96Z', berry, { dots: { at: [10, -196], r: 120 } }) +
  stroke('M-92 -214H80', white, 7) +
  form(disc(96, -196, 17), custard, { heavy: 0.5 });
