import { countItems, type ListType, type Platform } from '@kithouse/contract';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useId } from 'react';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { useFormat } from '../../lib/use-format.js';
import { chosenSlug } from './list-query.js';
import { useCategories, useTemplateTypes } from './use-list.js';

type BrowseSidebarProps = {
  place: Place;
  platform: Platform;
  type: ListType;
  onNarrow: (changes: Record<string, string | undefined>) => void;
  /** Present while something narrows the list. */
  onReset: (() => void) | undefined;
};

export function BrowseSidebar({ onReset, ...props }: BrowseSidebarProps) {
  return (
    <section className="side filters" aria-label={t('Filters')}>
      {props.type === 'packs' ? <CategoryFacet {...props} /> : <TypeFacet {...props} />}
      {onReset && (
        <div className="actions">
          <button className="btn" type="button" onClick={onReset}>
            {t('Reset')}
          </button>
        </div>
      )}
    </section>
  );
}

type FacetProps = Omit<BrowseSidebarProps, 'onReset'>;

function CategoryFacet({ place, platform }: FacetProps) {
  const id = useId();
  const format = useFormat();
  const { data: categories = [], isPending } = useCategories(platform);
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const total = useEndpoint(countItems, {}).data?.[platform].packs.total;
  const chosen = chosenSlug(place.query.category);
  const rows = [
    { slug: undefined, name: t('All'), count: total },
    ...categories
      .filter(({ slug, packs_count }) => packs_count > 0 || slug === chosen)
      .map(({ slug, name, packs_count }) => ({ slug, name, count: packs_count })),
  ];
  return (
    <div className="facet">
      <p className="h4" id={id}>
        {t('Categories')}
      </p>
      <ul aria-labelledby={id}>
        {rows.map(({ slug, name, count }) => (
          <li key={slug ?? ''}>
            <Link
              className="pick"
              to={place.path}
              query={{ ...place.query, p: undefined, category: slug }}
              replace
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {name}
              <span className="n">{count === undefined ? '' : format.count(count)}</span>
            </Link>
          </li>
        ))}
        {hasSkeleton &&
          isPending &&
          [52, 64, 46, 58, 70, 50].map((width) => (
            <li className="pick" key={width} aria-hidden="true">
              <span className="skel" style={{ blockSize: 12, inlineSize: `${width}%` }} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function TypeFacet({ place, platform, type, onNarrow }: FacetProps) {
  const id = useId();
  const format = useFormat();
  const types = useTemplateTypes(platform, type).data;
  const total = useEndpoint(countItems, {}).data?.[platform][type].total;
  const option = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${format.count(count)})`);
  const isEmpty = types?.length === 0;
  return (
    <div className="facet fld">
      <label htmlFor={id}>{t('Types')}</label>
      <select
        className="sel"
        id={id}
        value={chosenSlug(place.query.templateType) ?? ''}
        disabled={isEmpty}
        onChange={(event) => onNarrow({ templateType: event.currentTarget.value || undefined })}
      >
        <option value="">{isEmpty ? t('No type Found') : option(t('All'), total)}</option>
        {types?.map(({ slug, name, items_count }) => (
          <option key={slug} value={slug}>
            {option(name, items_count)}
          </option>
        ))}
      </select>
    </div>
  );
}
