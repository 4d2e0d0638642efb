import type { Item, ItemType } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useGridKeys } from '@kithouse/ui/use-grid-keys.js';
import { useRail } from '@kithouse/ui/use-rail.js';
import { useId, useMemo, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { ItemTile } from './item-tile.js';
import { LayoutTypes } from './layout-types.js';

type LayoutsRailProps = { item: Item; layouts: Item[]; route: Route };
type Shown = 'all' | Exclude<ItemType, 'pack'>;

/** Shows a pack's blocks and pages, starting with the item's own type. */
export function LayoutsRail({ item, layouts, route }: LayoutsRailProps) {
  const id = useId();
  const format = useFormat();
  const [shown, setShown] = useState<Shown>(item.type === 'pack' ? 'all' : item.type);
  const [type, setType] = useState<number>();
  const ofShown = layouts.filter((layout) => shown === 'all' || layout.type === shown);
  const seen = ofShown.filter((layout) => type === undefined || layout.template_type?.id === type);
  const { ref, atStart, atEnd, previous, next, toStart } = useRail<HTMLUListElement>(`${shown} ${type}`);

  const countOf = (one: ItemType) => layouts.filter((layout) => layout.type === one).length;
  const options = [
    { value: 'all', label: t('All'), count: format.count(layouts.length) },
    { value: 'block', label: t('Blocks'), count: format.count(countOf('block')) },
    { value: 'page', label: t('Pages'), count: format.count(countOf('page')) },
  ] as const;
  const choose = (value: Shown, typeId?: number) => {
    toStart();
    setShown(value);
    setType(typeId);
  };

  return (
    <section className="reel" aria-labelledby={id}>
      <div className="line apart flow">
        <h2 className="h2" id={id}>
          {t('Layouts in this pack')}
        </h2>
        <div className="line">
          <Segmented label={t('Layout type')} options={options} value={shown} onChange={(value) => choose(value)} />
          <IconButton
            size="s"
            className="edge"
            label={t('Previous layouts')}
            disabled={atStart}
            onClick={previous}
            hasTip={false}
          >
            <Icon name="chevron-left" size="s" flip />
          </IconButton>
          <IconButton size="s" className="edge" label={t('Next layouts')} disabled={atEnd} onClick={next} hasTip={false}>
            <Icon name="chevron-right" size="s" flip />
          </IconButton>
        </div>
      </div>
      {shown !== 'all' && <LayoutTypes layouts={ofShown} chosen={type} onChoose={(typeId) => choose(shown, typeId)} />}
      {seen.length > 0 ? (
        <Row layouts={seen} route={route} isUniform={shown !== 'block'} ref={ref} />
      ) : (
        <p className="soft">
          {shown === 'page' ? t('There are no pages in this pack.') : t('There are no blocks in this pack.')}
        </p>
      )}
    </section>
  );
}

type RowProps = { layouts: Item[]; route: Route; isUniform: boolean; ref: ReturnType<typeof useRail<HTMLUListElement>>['ref'] };

/** Shows one tab stop with arrow keys. */
function Row({ layouts, route, isUniform, ref }: RowProps) {
  const { active, gridProps } = useGridKeys<HTMLUListElement>(ref);
  const state = useMemo(() => ({ list: route.state.list, isNested: true }), [route.state.list]);
  const reachable = active < layouts.length ? active : 0;
  return (
    <ul className="rail three" ref={ref} aria-label={t('Layouts')} {...gridProps}>
      {layouts.map((layout, index) => (
        <ItemTile key={layout.id} item={layout} isActive={index === reachable} isLazy isUniform={isUniform} state={state} />
      ))}
    </ul>
  );
}
