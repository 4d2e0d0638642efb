import type { Draw } from '../packs/describe.js';

export const vireDrawings: Record<string, Draw>;
export function vireLogo(): string;
