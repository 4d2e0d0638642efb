/**
 * Draws a picture as SVG, with the width at which sites show it and a quality that keeps the file small. A few `colors`, stored
 * without loss, keep dots and thin lines sharp, even on a transparent ground.
 */
export type Draw = () => string | { drawing: string; width?: number; quality?: number; colors?: number };
