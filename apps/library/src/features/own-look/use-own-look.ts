import { fullSiteActions, type ItemPreview } from '@kithouse/contract';
import { useMemo } from 'react';
import { colorsIn, listOwnPalettes } from './own-palettes.js';
import { useShelf } from './shelf.js';
import { useOwnDetails } from './use-own-details.js';
import { useSiteLook } from './use-site-look.js';

/** Returns the site's palettes with the chosen one, while the person wants to see packs as their own. */
export function useOwnPalettes() {
  const { shelf, change } = useShelf();
  const site = useSiteLook(shelf.isOn);
  const palettes = useMemo(() => (site ? listOwnPalettes(site) : []), [site]);
  const chosen = palettes.find(({ id }) => id === shelf.palette) ?? palettes[0];
  return { site: shelf.isOn ? site : undefined, palettes, chosen, choose: (palette: string) => change({ palette }) };
}

/**
 * Returns the message that shows a pack with the site's name and details, and in its colours and with its logo if the person wants to
 * see packs so. Undefined without anything to show; `hasDetails` asks for the details also if the person doesn't.
 */
export function useOwnMessage(
  preview: Pick<ItemPreview, 'platform' | 'look' | 'demo'> | undefined,
  { hasDetails = false } = {},
): Record<string, unknown> | undefined {
  const { site, chosen } = useOwnPalettes();
  const hasName = site !== undefined;
  const details = useOwnDetails(preview?.demo, { isOn: hasDetails || hasName, hasName });
  const look = preview?.look;
  const color = useMemo(() => colorsIn(look, chosen?.palette), [look, chosen]);
  return details && preview
    ? {
        type: fullSiteActions.cssVariable,
        platform: preview.platform,
        ...(site ? { logo: site.logo, color } : {}),
        ...details,
      }
    : undefined;
}
