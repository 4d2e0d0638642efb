import type { Item, ItemType } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useRail } from '@kithouse/ui/use-rail.js';
import { useId, useMemo, useState } from 'react';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { ItemTile } from './item-tile.js';

type LayoutsRailProps = { item: Item; layouts: Item[]; place: Place };
type Shown = 'all' | Exclude<ItemType, 'pack'>;

/** The blocks and pages of a pack; a single item starts with those of its own type. */
export function LayoutsRail({ item, layouts, place }: LayoutsRailProps) {
  const id = useId();
  const format = useFormat();
  const [shown, setShown] = useState<Shown>(item.type === 'pack' ? 'all' : item.type);
  const seen = layouts.filter(({ type }) => shown === 'all' || type === shown);
  const { ref, atStart, atEnd, previous, next } = useRail<HTMLUListElement>(shown);
  const state = useMemo(() => ({ list: place.state.list, isNested: true }), [place.state.list]);

  const countOf = (type: ItemType) => layouts.filter((layout) => layout.type === type).length;
  const options = [
    { value: 'all', label: t('All'), count: format.count(layouts.length) },
    { value: 'block', label: t('Blocks'), count: format.count(countOf('block')) },
    { value: 'page', label: t('Pages'), count: format.count(countOf('page')) },
  ] as const;

  return (
    <section className="reel" aria-labelledby={id}>
      <div className="line apart flow">
        <h2 className="h2" id={id}>
          {t('Layouts in this pack')}
        </h2>
        <div className="line">
          <Segmented label={t('Layout type')} options={options} value={shown} onChange={setShown} />
          <button className="ibtn s edge" type="button" aria-label={t('Previous layouts')} disabled={atStart} onClick={previous}>
            <Icon name="chevron-left" size="s" flip />
          </button>
          <button className="ibtn s edge" type="button" aria-label={t('Next layouts')} disabled={atEnd} onClick={next}>
            <Icon name="chevron-right" size="s" flip />
          </button>
        </div>
      </div>
      {seen.length > 0 ? (
        <ul className="rail three" ref={ref} aria-label={t('Layouts')}>
          {seen.map((layout) => (
            <ItemTile key={layout.id} item={layout} isLazy isUniform state={state} />
          ))}
        </ul>
      ) : (
        <p className="soft">
          {shown === 'page' ? t('There are no pages in this pack.') : t('There are no blocks in this pack.')}
        </p>
      )}
    </section>
  );
}
