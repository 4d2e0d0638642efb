import { countItems, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useId } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { countOf, type ListCounts } from './list-counts.js';
import { chosenSlug } from './list-query.js';
import { useCategories } from './use-choices.js';

type CategoryFacetProps = { route: Route; platform: Platform; counts: ListCounts };

/** Shows categories as links, because each is a separate list. */
export function CategoryFacet({ route, platform, counts }: CategoryFacetProps) {
  const titleId = useId();
  const format = useFormat();
  const { data: categories = [], isPending } = useCategories(platform);
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const total = useEndpoint(countItems, {}).data?.[platform].packs.total;
  const requested = chosenSlug(route.query.category);
  const chosen = isPending || categories.some(({ slug }) => slug === requested) ? requested : undefined;
  const rows = [
    { slug: undefined, name: t('All'), count: countOf(counts, 'category', undefined, total) },
    ...categories
      .filter(({ slug, packs_count }) => packs_count > 0 || slug === chosen)
      .map(({ id, slug, name, packs_count }) => ({ slug, name, count: countOf(counts, 'category', id, packs_count) })),
  ];
  return (
    <div className="facet">
      <p className="h4" id={titleId}>
        {t('Categories')}
      </p>
      <ul aria-labelledby={titleId}>
        {rows.map(({ slug, name, count }) => (
          <li key={slug ?? ''}>
            <Link
              className="pick"
              to={route.path}
              query={{ ...route.query, p: undefined, category: slug }}
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
              <Skeleton height={12} width={`${width}%`} />
            </li>
          ))}
      </ul>
    </div>
  );
}
