/**
 * Draws a picture as SVG, with the width at which sites show it and a quality that keeps the file small. With `colors`, the file is
 * lossless and has at most that many colours, which keeps dots and thin lines sharp, even on a transparent background.
 */
export type Draw = () => string | { drawing: string; width?: number; quality?: number; colors?: number };
