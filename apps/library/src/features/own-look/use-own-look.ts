import { fullSiteActions, type ItemPreview } from '@kithouse/contract';
import { useMemo } from 'react';
import { colorsIn, listOwnPalettes } from './own-palettes.js';
import { useShelf } from './shelf.js';
import { useSiteLook } from './use-site-look.js';

/** Returns the site's palettes with the chosen one, while the person wants to see packs as their own. */
export function useOwnPalettes() {
  const { shelf, change } = useShelf();
  const site = useSiteLook(shelf.isOn);
  const palettes = useMemo(() => (site ? listOwnPalettes(site) : []), [site]);
  const chosen = palettes.find(({ id }) => id === shelf.palette) ?? palettes[0];
  return { site: shelf.isOn ? site : undefined, palettes, chosen, choose: (palette: string) => change({ palette }) };
}

/** Returns the message that shows a pack with the site's name, logo and colours; undefined while the person doesn't want that. */
export function useOwnMessage(preview: Pick<ItemPreview, 'platform' | 'look'> | undefined): Record<string, unknown> | undefined {
  const { site, chosen } = useOwnPalettes();
  const look = preview?.look;
  const color = useMemo(() => colorsIn(look, chosen?.palette), [look, chosen]);
  return site && preview
    ? { type: fullSiteActions.cssVariable, platform: preview.platform, title: site.name, logo: site.logo, color }
    : undefined;
}
