import type { Draw } from '../packs/describe.js';

export const ledgerDrawings: Record<string, Draw>;
export function ledgerLogo(): string;
