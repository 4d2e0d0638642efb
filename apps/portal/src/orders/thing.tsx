import type { Item, Offer } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Art } from '@kithouse/ui/art.js';
import { formatMoney } from '../i18n.js';
import { describeItem, describePricePlan, nameThing } from './order-words.js';

/** Shows an item's picture like the library's lists, or a drawing of a plan. */
export function ThingArt({ item }: { item: Item | null }) {
  if (!item || item.pictures.length === 0) {
    return (
      <div className="art plain-plan">
        <AnyIcon name="library" size="l" />
      </div>
    );
  }
  const pictures = item.type === 'pack' ? item.pictures.slice(0, 3).toReversed() : item.pictures.slice(0, 1);
  const isFan = pictures.length === 3;
  return <Art pictures={pictures} kind={isFan ? 'fan' : 'plain'} tint={item.tint} sizes="320px" isLazy={false} />;
}

type LineProps = { offer: Pick<Offer, 'name' | 'item' | 'plan' | 'amount' | 'currency'> };

/** Shows an order's item and price. */
export function ThingLine({ offer: { name, item, plan: pricePlan, amount, currency } }: LineProps) {
  return (
    <div className="thing">
      <ThingArt item={item} />
      <div>
        <p className="h4">{nameThing({ name, plan: pricePlan })}</p>
        <p className="dim">{item ? describeItem(item) : describePricePlan(pricePlan)}</p>
      </div>
      <span className="price">{formatMoney(amount, currency)}</span>
    </div>
  );
}
