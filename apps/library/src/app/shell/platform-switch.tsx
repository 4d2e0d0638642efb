import { getItem, itemTypeOf, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Segmented } from '@kithouse/ui/segmented.js';
import type { Route } from '../../lib/address.js';
import { type Destination, homeOf } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { storeLastPlatform } from '../../lib/last-platform.js';

type PlatformSwitchProps = { destination: Destination; route: Route; platform: Platform };

/**
 * Switches the platform and keeps the type, or the item if the same design exists for the other platform. Account screens stay.
 */
export function PlatformSwitch({ destination, route, platform }: PlatformSwitchProps) {
  const { address, editor } = useHost();
  const variations = useVariations(destination);
  const options = [
    { value: 'elementor', label: t('Elementor'), icon: 'kh-elementor', title: t('Elementor') },
    { value: 'gutenberg', label: t('Gutenberg'), icon: 'kh-gutenberg', title: t('Gutenberg') },
  ] as const;

  function change(to: Platform) {
    const same = variations.find((variation) => variation.platform === to);
    if (!editor) {
      storeLastPlatform(to);
    }
    if (destination.screen === 'templates') {
      address.go(homeOf(to));
      return;
    }
    if (!('type' in destination)) {
      address.go(route.path, { query: { ...route.query, p: undefined, platform: to }, replace: true });
      return;
    }
    const list = `${to}/${destination.type}`;
    address.go(same ? `${list}/${same.slug}` : list);
  }
  return <Segmented label={t('Platform')} className="plat" options={options} value={platform} onChange={change} />;
}

function useVariations(destination: Destination) {
  const isItem = destination.screen === 'item';
  const input = isItem
    ? { slug: destination.slug, type: itemTypeOf(destination.type), platform: destination.platform }
    : { slug: 'none' };
  return useEndpoint(getItem, input, { enabled: isItem }).data?.variations ?? [];
}
