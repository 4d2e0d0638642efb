import { sentence } from '@kithouse/contract';
import { type Palette, roles } from './palette.js';

/** A designed palette. `title` is translated where it is shown. */
export type DesignedPalette = { id: string; title: string; palette: Palette };
/** Two font families by their package names in Fontsource, without its scope. */
export type FontPair = { id: string; heading: string; body: string };
export type DesignedLooks = { palettes: DesignedPalette[]; fonts: FontPair[] };

export const packTypes = ['hotel', 'shop', 'restaurant', 'software', 'studio'] as const;
export type PackType = (typeof packTypes)[number];

/** Lists colours in the order of the roles: primary, secondary, text, accent, background, surface. */
const palettes: Record<PackType, [title: string, colors: string][]> = {
  hotel: [
    [sentence('Forest'), '1e2b27 7a5b1e 51605a e5c68c f6f4ec e6eae1'],
    [sentence('Harbour'), '17324d 2f6f8f 3d4c5a f0b67f f5f8fa e3ebf0'],
    [sentence('Dune'), '5a4632 8c5a33 5c5147 d9a066 fbf7f0 f0e8da'],
    [sentence('Heather'), '4a3558 8a4f7d 544a5c d8a7b1 f8f5f9 ebe4ee'],
    [sentence('Alpine'), '23433c 3f7263 44534e d98e5f f6f9f7 e2ece7'],
    [sentence('Midnight'), 'e8d5a9 a9c1d9 cfd6de d9a05b 121a26 1b2635'],
  ],
  shop: [
    [sentence('Clay'), '33241e 3f4a2c 5e4b41 9a4322 fbf6ef f0e4d6'],
    [sentence('Moss'), '2f3b22 6b5a2e 4c5145 b5672d f7f8f1 e8ebdc'],
    [sentence('Berry'), '5b1a36 8a3a4e 5b4750 d46a6a fdf6f6 f3e4e6'],
    [sentence('Indigo'), '252a5c 4b4fa0 474a66 e39a3b f7f7fc e6e7f4'],
    [sentence('Linen'), '3b3833 6e6254 545049 a65b3a faf8f4 eeeae2'],
    [sentence('Charcoal'), 'f0b48a b8c8a0 d5cfc8 e07a4b 1c1a18 282522'],
  ],
  restaurant: [
    [sentence('Brick'), 'b4331b 4b1c2d 5a473c e8a33d fbf2e4 f4e3ca'],
    [sentence('Basil'), '2d5a3a 7a3b1e 4a5346 e0a526 f8f8ef e8ecd9'],
    [sentence('Aubergine'), '4b1f4a 7d3a5c 57475a d98f4a faf5f8 eee2eb'],
    [sentence('Saffron'), '8a4b08 a33b20 5a4a3a d9920f fdf8ec f6ead0'],
    [sentence('Sea'), '12485a 2b7a78 41525a e5744f f4f9fa dfecee'],
    [sentence('Cellar'), 'e8a33d d98a6a dcc9b3 c9503a 1e1410 2b1e18'],
  ],
  software: [
    [sentence('Beam'), '8b97ff 7ce8d2 a9b3d2 3b45c4 0b0f1e 12182e'],
    [sentence('Daylight'), '3b45c4 0f766e 475069 f59e42 f7f8ff e8ebfb'],
    [sentence('Mint'), '0f5e55 14746b 40524f 3ecf8e f4fbf9 dff2ec'],
    [sentence('Slate'), '1f2a3d 3b5b8c 4a5568 e2574c f7f9fb e6ebf1'],
    [sentence('Violet'), '5b2bb5 8a3ffc 4f4a63 ff7eb6 faf8ff ede7fb'],
    [sentence('Carbon'), '78a9ff 42be65 c6c9d1 ff832b 161719 222427'],
  ],
  studio: [
    [sentence('Ink'), '141414 2338e0 4a4842 f2431d f3f0e8 e6e1d5'],
    [sentence('Poster'), 'c8102e 1d3557 46464a ffb703 fffaf2 f6ebd9'],
    [sentence('Concrete'), '2b2d2f 5a6066 505356 00a3a3 f4f5f5 e3e5e6'],
    [sentence('Blossom'), '6b1e4b b0416f 5a4853 f4b6c9 fef7fa f7e4ec'],
    [sentence('Pine'), '14342b 2f5d50 42504b ffc531 f5f7f2 e4eae0'],
    [sentence('Darkroom'), 'f2431d ff9e80 cfcac2 ffc531 141414 1f1f1f'],
  ],
};

/** Lists pairs as heading and body, of families whose files are published with our own packs. */
const fonts: Record<PackType, string[]> = {
  hotel: [
    'young-serif work-sans',
    'besley dm-sans',
    'bricolage-grotesque figtree',
    'outfit figtree',
    'young-serif outfit',
    'schibsted-grotesk work-sans',
  ],
  shop: [
    'bricolage-grotesque work-sans',
    'gloock figtree',
    'besley dm-sans',
    'schibsted-grotesk figtree',
    'gloock work-sans',
    'figtree figtree',
  ],
  restaurant: [
    'young-serif dm-sans',
    'bricolage-grotesque work-sans',
    'gloock figtree',
    'outfit work-sans',
    'besley archivo',
    'archivo dm-sans',
  ],
  software: [
    'bricolage-grotesque dm-sans',
    'outfit figtree',
    'archivo work-sans',
    'figtree figtree',
    'besley schibsted-grotesk',
    'dm-sans dm-sans',
  ],
  studio: [
    'bricolage-grotesque archivo',
    'besley work-sans',
    'schibsted-grotesk schibsted-grotesk',
    'outfit outfit',
    'gloock archivo',
    'work-sans work-sans',
  ],
};

const toPalette = (colors: string): Palette => {
  const values = colors.split(' ');
  return Object.fromEntries(roles.map((role, index) => [role, `#${values[index]}`])) as Palette;
};

/** Lists the palettes and font pairs that suit this type of pack, its own look first. */
export const listLooks = (type: PackType): DesignedLooks => ({
  palettes: palettes[type].map(([title, colors]) => ({
    id: `${type}-${title.toLowerCase()}`,
    title,
    palette: toPalette(colors),
  })),
  fonts: fonts[type].map((pair) => {
    const [heading = '', body = heading] = pair.split(' ');
    return { id: `${heading}-${body}`, heading, body };
  }),
});
