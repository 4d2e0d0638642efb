import type { KitSettings, StyleValue } from '@kithouse/contract';
import { contrast } from '../../look/color.js';
import { findRoles } from '../../look/pack-palette.js';
import type { SiteSource } from '../plan-source.js';
import { listFontSizes } from './font-sizes.js';
import { listGradients } from './gradients.js';
import { findPrefix, listPresets, toName, toPresetSlug } from './presets.js';
import { listRootValues, readLook } from './read-look.js';

/**
 * Lists what a pack of blocks adds to the global styles of a theme: its colours, fonts, gradients and font sizes, and how texts,
 * headings, links and buttons look if the site's own pages get that, too.
 */
export function listStyleValues(
  { platform, documents, settings: own, site }: Pack,
  settings: KitSettings | undefined,
  existing: boolean,
): StyleValue[] {
  if (platform !== 'gutenberg') {
    return [];
  }
  const prefix = findPrefix(own, site?.title);
  const title = toName(site?.title ?? '', prefix);
  const sizes = listFontSizes(documents, prefix, title);
  const background = findBackground(own, prefix);
  const look = existing ? readLook(documents, sizes.nameOf, readableOn(background, settings)) : undefined;
  const values = [
    ...(settings ? listPresets(settings) : []),
    ...listGradients(documents, prefix, title),
    ...sizes.presets,
    ...(look ? listRootValues(look, background && `var:preset|color|${background}`) : []),
  ];
  return [...new Map(values.map((value) => [value.path, value])).values()];
}

type Pack = Pick<SiteSource, 'platform' | 'documents' | 'settings' | 'site'>;

/** Returns the slug of the pack's background. */
function findBackground(settings: KitSettings | undefined, prefix: string): string | undefined {
  const colors = (settings?.colors ?? []).map(({ id, color }) => {
    const slug = toPresetSlug(id);
    return { slug, id: slug.startsWith(`${prefix}-`) ? slug.slice(prefix.length + 1) : slug, color };
  });
  const { background } = findRoles(colors);
  return colors.find(({ id }) => id === background)?.slug;
}

/** Returns a function that tells which colours are readable on a background; none if the background is unknown. */
function readableOn(background: string | undefined, settings: KitSettings | undefined): (color: string) => boolean {
  const colors = new Map((settings?.colors ?? []).map(({ id, color }) => [toPresetSlug(id), color]));
  const hexOf = (text: string) => (text.startsWith('#') ? text : colors.get(text.split('|').at(-1) ?? ''))?.slice(0, 7);
  const ground = colors.get(background ?? '')?.slice(0, 7);
  return (color) => {
    const hex = hexOf(color);
    return hex !== undefined && ground !== undefined && contrast(hex, ground) >= 4.5;
  };
}
