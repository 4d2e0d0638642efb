import { findNeighbourZip } from '@kithouse/playground';
import type { Pack } from './packs.js';

export const allWidths = [390, 768, 1440];

const themes = { twentytwentyfive: undefined, 'hello-elementor': 'helloElementor', astra: 'astra' } as const;
export type Theme = keyof typeof themes;

export const hasBlocks = (theme: Theme) => theme === 'twentytwentyfive';

const hasZip = (theme: Theme) => themes[theme] === undefined || findNeighbourZip(themes[theme]) !== undefined;

/** Lists the named themes, or all, that this machine has. */
export const listThemes = (names: readonly string[]): Theme[] =>
  (Object.keys(themes) as Theme[]).filter((theme) => (names.length === 0 || names.includes(theme)) && hasZip(theme));

/** Names the themes and plugins that weren't measured because their zips aren't beside the checkout. */
export const missingThemes = (): string[] => [
  ...(Object.keys(themes) as Theme[])
    .filter((theme) => !hasZip(theme))
    .map((theme) => `Skipped ${theme}: no zip of it was found.`),
  ...(findNeighbourZip('elementor') ? [] : ['Skipped the packs for Elementor: no zip of Elementor was found.']),
];

export const canImport = ({ platform }: Pack) => platform === 'gutenberg' || findNeighbourZip('elementor') !== undefined;
