import { type Item, listSimilar } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useGridKeys } from '@kithouse/ui/use-grid-keys.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { ItemTile } from './item-tile.js';

/** Shows items that are similar to one, or nothing without any. */
export function SimilarItems({ item }: { item: Pick<Item, 'slug' | 'type'> }) {
  const id = useId();
  const items = useEndpoint(listSimilar, { slug: item.slug }).data?.data ?? [];
  const { ref, active, gridProps } = useGridKeys<HTMLUListElement>();
  const reachable = active < items.length ? active : 0;
  return (
    items.length > 0 && (
      <section className="reel" aria-labelledby={id}>
        <h2 className="h2" id={id}>
          {t('More like this')}
        </h2>
        <ul className="rail three" ref={ref} aria-labelledby={id} {...gridProps}>
          {items.map((one, index) => (
            <ItemTile key={one.id} item={one} isActive={index === reachable} isLazy isUniform={item.type !== 'block'} />
          ))}
        </ul>
      </section>
    )
  );
}
