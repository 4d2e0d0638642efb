import type { Box } from './box.js';

export const kinds = ['missing', 'extra', 'x', 'width', 'height', 'gap', 'color', 'font'] as const;
export type Kind = (typeof kinds)[number];

export type Difference = { kind: Kind; role: string; name: string; preview: string; site: string };
export type Comparison = { matched: number; differences: Difference[] };

/** Pixels by which position and size may differ. */
const tolerance = 2;

/** Compares what visitors see of a page in the preview and on the site. Boxes match by role, text and ordinal. */
export function comparePages(preview: readonly Box[], site: readonly Box[]): Comparison {
  const [shown, real] = [byKey(preview), byKey(site)];
  const differences: Difference[] = [];
  let matched = 0;
  let before: [Box, Box] | undefined;
  for (const [key, box] of real) {
    const twin = shown.get(key);
    if (twin === undefined) {
      differences.push(difference('missing', box, '', describe(box)));
      continue;
    }
    matched += 1;
    differences.push(...compareBoxes(twin, box, before));
    before = [twin, box];
  }
  const extra = [...shown].filter(([key]) => !real.has(key)).map(([, box]) => difference('extra', box, describe(box), ''));
  return { matched, differences: [...differences, ...extra] };
}

const describe = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ');

function byKey(boxes: readonly Box[]): Map<string, Box> {
  const times = new Map<string, number>();
  return new Map(
    boxes.map((box) => {
      const key = `${box.role} ${box.name}`;
      const ordinal = (times.get(key) ?? 0) + 1;
      times.set(key, ordinal);
      return [`${key} ${ordinal}`, box];
    }),
  );
}

const difference = (kind: Kind, { role, name }: Box, preview: string, site: string): Difference => ({
  kind,
  role,
  name,
  preview,
  site,
});

function compareBoxes(preview: Box, site: Box, before: [Box, Box] | undefined): Difference[] {
  const found: Difference[] = [];
  const measure = (kind: Kind, shown: number, real: number) => {
    if (Math.abs(shown - real) > tolerance) {
      found.push(difference(kind, site, round(shown), round(real)));
    }
  };
  for (const side of ['x', 'width', 'height'] as const) {
    measure(side, preview[side], site[side]);
  }
  if (before) {
    measure('gap', preview.y - endOf(before[0]), site.y - endOf(before[1]));
  }
  found.push(...compareWords('color', site, preview.paint, site.paint), ...compareWords('font', site, preview.type, site.type));
  return found;
}

/**
 * Returns the position from which the next gap is measured: from the top of an area or of an icon beside its text, and below
 * anything else.
 */
const endOf = ({ role, y, height }: Box) => (['page', 'area', 'icon'].includes(role) ? y : y + height);

const round = (pixels: number) => String(Math.round(pixels * 10) / 10);

function compareWords(
  kind: Kind,
  box: Box,
  preview: Record<string, string> = {},
  site: Record<string, string> = {},
): Difference[] {
  const names = Object.keys(site).filter((name) => preview[name] !== site[name]);
  const say = (words: Record<string, string>) => names.map((name) => `${name} ${words[name]}`).join('; ');
  return names.length === 0 ? [] : [difference(kind, box, say(preview), say(site))];
}
