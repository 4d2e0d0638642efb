import { countItems, type ListType, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useRowKeys } from '@kithouse/ui/use-row-keys.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { countOf, type ListCounts } from './list-counts.js';
import { useTermChoices } from './use-choices.js';
import { Wireframe } from './wireframe.js';

type TypeStripProps = {
  platform: Platform;
  type: ListType;
  counts: ListCounts;
  chosen: string | undefined;
  onChoose: (slug: string | undefined) => void;
};

const places = [1, 2, 3, 4, 5, 6];

function TypesRoom({ isShown }: { isShown: boolean }) {
  return (
    <div className="types-room" aria-hidden="true">
      {isShown && places.map((place) => <Skeleton key={place} />)}
    </div>
  );
}

/** Scrolls the row, never the page, until a chosen type is in sight, for example after a link to it. */
function showInRow(button: HTMLButtonElement | null) {
  const row = button?.closest('fieldset');
  if (button && row) {
    const [tile, sight] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
    if (tile.left < sight.left || tile.right > sight.right) {
      row.scrollLeft += tile.left - sight.left - (sight.width - tile.width) / 2;
    }
  }
}

/** Shows template types with a drawing and a count. */
export function TypeStrip({ platform, type, counts, chosen, onChoose }: TypeStripProps) {
  const format = useFormat();
  const { data: types, isPending } = useTermChoices('template_type', platform, type);
  const total = useEndpoint(countItems, {}).data?.[platform][type].total;
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const { rowProps, tabIndexOf } = useRowKeys<HTMLFieldSetElement>((types?.findIndex(({ slug }) => slug === chosen) ?? -1) + 1);
  if (isPending || hasSkeleton) {
    return <TypesRoom isShown={hasSkeleton} />;
  }
  if (!types?.length) {
    return null;
  }
  const tiles = [
    { slug: undefined, name: t('All'), count: countOf(counts, 'template_type', undefined, total) },
    ...types.map(({ id, slug, name, items_count }) => ({ slug, name, count: countOf(counts, 'template_type', id, items_count) })),
  ];
  return (
    <fieldset className="types" aria-label={t('Types')} {...rowProps}>
      {tiles.map(({ slug, name, count }, index) => (
        <BareButton
          key={slug ?? ''}
          ref={slug === chosen ? showInRow : undefined}
          aria-pressed={slug === chosen}
          tabIndex={tabIndexOf(index)}
          onClick={() => onChoose(slug)}
        >
          <Wireframe of={slug ?? 'all'} />
          <span className="line apart snug">
            <span className="clip" title={name}>
              {name}
            </span>
            <span className="n">{count === undefined ? '' : format.count(count)}</span>
          </span>
        </BareButton>
      ))}
    </fieldset>
  );
}
