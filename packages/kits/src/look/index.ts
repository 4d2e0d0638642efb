export { contrast } from './color.js';
export { type Derived, derivePalette, type FillColors } from './derive-palette.js';
export type { Adjustment } from './describe-adjustment.js';
export { type DesignedLooks, listLooks, type PackType, packTypes } from './designed-looks.js';
export { type OfferedPalette, offerPalette, offerPalettes } from './offer-palettes.js';
export { findUnreadable, type Unreadable } from './pack-palette.js';
export { type Fill, fills, type Palette, type Role, roles } from './palette.js';
export { readLogo } from './read-logo.js';
export { resolveColors } from './tokens.js';
