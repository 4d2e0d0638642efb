import { formatAmount, type Item, type Offer } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Art } from '@kithouse/ui/art.js';
import { describeItem } from './order-words.js';

/** The picture of an item as the library's lists show it; a plan has a drawing. */
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

/** One thing of an order and what it costs. */
export function ThingLine({ offer: { name, item, plan, amount, currency } }: LineProps) {
  return (
    <div className="thing">
      <ThingArt item={item} />
      <div>
        <p className="h4">{name}</p>
        <p className="dim">
          {item ? describeItem(item) : plan === 'year' ? 'Every template for one year' : 'Every template, for good'}
        </p>
      </div>
      <span className="price">{formatAmount(amount, currency)}</span>
    </div>
  );
}
