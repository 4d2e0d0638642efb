import type { Item } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { isPaidFor } from '../pricing/ownership.js';
import { useCurrency } from '../pricing/use-pricing.js';
import { useProfile } from '../profile/use-profile.js';

/** Shows FREE, PURCHASED or the price. */
export function Price({ item, isBig = false }: { item: Pick<Item, 'id' | 'price' | 'pack'>; isBig?: boolean }) {
  const profile = useProfile();
  const format = useFormat();
  const isPriced = item.price > 0 && !isPaidFor(item, profile);
  const currency = useCurrency(isPriced);
  const size = isBig ? 'price big' : 'price';
  if (item.price === 0) {
    return <span className={`${size} go`}>{t('FREE')}</span>;
  }
  if (!isPriced) {
    return <span className={isBig ? 'h3 soft' : 'price own'}>{t('PURCHASED')}</span>;
  }
  return <span className={size}>{format.price(item.price, currency)}</span>;
}
