export const roles = ['primary', 'secondary', 'text', 'accent', 'background', 'surface'] as const;
export type Role = (typeof roles)[number];

export const fills = ['primary', 'secondary', 'accent'] as const;
export type Fill = (typeof fills)[number];

/** A colour for each role, `#rrggbb`. */
export type Palette = Record<Role, string>;
