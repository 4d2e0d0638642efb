/** A pixel differs if its red, green or blue differs by more than this, of 255. People hardly see smaller differences. */
const threshold = 25;

/** The pixels of a page from top to bottom, three bytes each. */
type Picture = { data: Uint8Array; height: number };
/** The rows of a picture that a section fills. */
export type Section = { top: number; height: number };
export type Shot = { picture: Picture; sections: readonly Section[] };

const absent: Section = { top: 0, height: 0 };

/** Pairs the sections of two pages by their order; one that only one page has is paired with an empty one. */
export const pairSections = (one: Shot, other: Shot): [Section, Section][] =>
  Array.from({ length: Math.max(one.sections.length, other.sections.length) }, (_, at) => [
    one.sections[at] ?? absent,
    other.sections[at] ?? absent,
  ]);

/**
 * Returns the share of differing pixels in per cent. Compares section by section, aligned at their top edges. Rows and sections
 * that only one page has differ completely.
 */
export function comparePictures(one: Shot, other: Shot, width: number): number {
  let [differing, all] = [0, 0];
  for (const [mine, theirs] of pairSections(one, other)) {
    const shorter = Math.min(mine.height, theirs.height);
    const taller = Math.max(mine.height, theirs.height);
    all += taller * width;
    differing += (taller - shorter) * width;
    for (let pixel = 0; pixel < shorter * width; pixel += 1) {
      differing += differsAt(one.picture, mine.top * width + pixel, other.picture, theirs.top * width + pixel) ? 1 : 0;
    }
  }
  return all === 0 ? 0 : (100 * differing) / all;
}

/** Returns true if a pixel of one picture differs from a pixel of the other. */
export function differsAt({ data: mine }: Picture, at: number, { data: theirs }: Picture, there: number): boolean {
  const [from, to] = [at * 3, there * 3];
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((mine[from + channel] ?? 0) - (theirs[to + channel] ?? 0)) > threshold) {
      return true;
    }
  }
  return false;
}
