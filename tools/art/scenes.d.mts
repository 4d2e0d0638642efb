type Colors = { a: string; b: string; d: string; e: string; soft: string };
/** Draws a scene as SVG in these colours; the seed varies it. */
export const scenes: Record<string, (colors: Colors, seed?: number) => string>;
