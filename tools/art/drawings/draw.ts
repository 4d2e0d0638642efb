/** Makes a drawing as SVG, with the width in which a site uses it and the quality that keeps it light. */
export type Draw = () => string | { drawing: string; width?: number; quality?: number };
