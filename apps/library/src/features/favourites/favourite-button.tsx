import type { Item } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useFavourite } from './use-favourite.js';

/** Shows the favourite button with its count, beside a title. */
export function FavouriteButton({ item }: { item: Item }) {
  const { isStarred, toggle } = useFavourite(item);
  const { count } = useFormat();
  return (
    <Button className="starred" aria-pressed={isStarred} onClick={toggle} title={t('Favourite')}>
      <Icon name="star" size="s" />
      <span className="num">{count(item.favourite_count)}</span>
      <span className="sr"> {t('favourites')}</span>
    </Button>
  );
}
