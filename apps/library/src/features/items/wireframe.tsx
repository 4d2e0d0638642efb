type Bar = readonly [x: number, y: number, width: number, height: number, opacity?: number, radius?: number];

/** Repeats a drawing in three columns. */
const thrice = (draw: (x: number) => Bar[]) => [10, 30, 50].flatMap(draw);

/** Drawings of bars on 76 × 48. A circle is a bar with half its width as radius. The first one matching the slug is used. */
const drawings: readonly (readonly [RegExp, readonly Bar[]])[] = [
  [
    /^all$/,
    [
      [10, 10, 26, 12],
      [40, 10, 26, 12, 0.45],
      [10, 26, 26, 12, 0.45],
      [40, 26, 26, 12, 0.45],
    ],
  ],
  [
    /hero|banner|cover/,
    [
      [10, 14, 24, 5],
      [10, 22, 18, 3, 0.45],
      [10, 29, 12, 6, 0.9, 3],
      [42, 10, 26, 28, 0.35, 3],
    ],
  ],
  [
    /feature|service/,
    thrice((x) => [
      [x, 12, 16, 24, 0.25, 2],
      [x + 3, 16, 6, 6, 0.9, 2],
      [x + 3, 26, 10, 2.5, 0.6],
    ]),
  ],
  [
    /testimonial|quote|review/,
    [
      [14, 14, 48, 4],
      [20, 21, 36, 4],
      [34, 30, 8, 8, 0.45, 4],
    ],
  ],
  [
    /contact|form|subscribe|newsletter/,
    [
      [10, 11, 20, 4],
      [10, 19, 16, 2.5, 0.45],
      [38, 10, 28, 6, 0.35],
      [38, 19, 28, 6, 0.35],
      [38, 29, 14, 8, 0.9, 3],
    ],
  ],
  [
    /pricing|price|plan/,
    [
      [10, 14, 16, 24, 0.3, 2],
      [30, 9, 16, 30, 0.9, 2],
      [50, 14, 16, 24, 0.3, 2],
    ],
  ],
  [
    /team|people|about/,
    thrice((x) => [
      [x + 1.5, 12.5, 13, 13, 0.75, 6.5],
      [x + 1, 30, 14, 3, 0.45],
    ]),
  ],
  [
    /footer/,
    [
      [0, 26, 76, 22, 0.25, 0],
      [10, 31, 14, 4],
      [34, 31, 10, 2.5, 0.6],
      [34, 37, 10, 2.5, 0.6],
      [54, 31, 10, 2.5, 0.6],
      [54, 37, 10, 2.5, 0.6],
    ],
  ],
  [
    /header|nav|menu/,
    [
      [0, 0, 76, 16, 0.25, 0],
      [8, 6, 12, 4],
      [34, 7, 8, 2.5, 0.6],
      [46, 7, 8, 2.5, 0.6],
      [58, 5, 11, 6, 0.9, 3],
    ],
  ],
  [
    /faq|accordion|question/,
    [
      [12, 11, 52, 6, 0.75, 2],
      [12, 21, 52, 6, 0.3, 2],
      [12, 31, 52, 6, 0.3, 2],
    ],
  ],
  [
    /gallery|portfolio|media|image/,
    [
      [10, 9, 18, 30, 0.75],
      [31, 9, 16, 14, 0.4],
      [50, 9, 16, 14, 0.4],
      [31, 26, 35, 13, 0.55],
    ],
  ],
  [
    /stat|count|number/,
    thrice((x) => [
      [x, 16, 16, 9],
      [x + 2, 29, 12, 3, 0.45],
    ]),
  ],
  [
    /call|cta|action/,
    [
      [20, 13, 36, 5],
      [24, 22, 28, 3, 0.45],
      [28, 30, 20, 7, 0.9, 3.5],
    ],
  ],
  [
    /blog|post|news|quer|archive/,
    [
      [10, 10, 18, 12, 0.4],
      [32, 11, 30, 3],
      [32, 17, 22, 2.5, 0.45],
      [10, 27, 18, 12, 0.4],
      [32, 28, 30, 3],
      [32, 34, 22, 2.5, 0.45],
    ],
  ],
  [
    /shop|product|commerce|store/,
    thrice((x) => [
      [x, 10, 16, 17, 0.4, 2],
      [x, 30, 12, 2.5, 0.6],
      [x, 35, 7, 3],
    ]),
  ],
  [
    /text|content|section/,
    [
      [12, 11, 30, 5],
      [12, 21, 52, 2.5, 0.45],
      [12, 27, 52, 2.5, 0.45],
      [12, 33, 40, 2.5, 0.45],
    ],
  ],
];

const page: readonly Bar[] = [
  [12, 7, 10, 3, 0.6],
  [50, 7, 14, 3, 0.45],
  [12, 14, 52, 13, 0.75, 2],
  [12, 30, 15, 11, 0.35],
  [30.5, 30, 15, 11, 0.35],
  [49, 30, 15, 11, 0.35],
];

/** Draws a template type, by default as a page. */
export function Wireframe({ of: slug }: { of: string }) {
  const bars = drawings.find(([word]) => word.test(slug))?.[1] ?? page;
  return (
    <svg viewBox="0 0 76 48" fill="currentColor" aria-hidden="true">
      {bars.map(([x, y, width, height, opacity = 0.9, radius = 1.5]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={radius} opacity={opacity} />
      ))}
    </svg>
  );
}
