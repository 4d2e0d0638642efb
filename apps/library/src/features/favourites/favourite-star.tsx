import type { Item } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../../lib/i18n.js';
import { useFavourite } from './use-favourite.js';

type FavouriteStarProps = { item: Pick<Item, 'id' | 'type' | 'name'>; tabIndex?: number };

/** Shows the favourite button on a tile. */
export function FavouriteStar({ item, tabIndex }: FavouriteStarProps) {
  const { isStarred, toggle } = useFavourite(item);
  const label = t('Favourite {name}', { name: item.name });
  return (
    <BareButton className="star" aria-pressed={isStarred} aria-label={label} tabIndex={tabIndex} onClick={toggle}>
      <Icon name="star" />
    </BareButton>
  );
}
