/** Draws a picture as SVG, with the width at which sites show it and a quality that keeps the file small. */
export type Draw = () => string | { drawing: string; width?: number; quality?: number };
