import { ColorName, type ListType, type Platform } from '@kithouse/contract';
import { type CSSProperties, useId } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { countOf, type ListCounts } from './list-counts.js';
import { chosenSlug } from './list-query.js';
import { useTermChoices } from './use-choices.js';

type ColorFacetProps = { route: Route; platform: Platform; type: ListType; counts: ListCounts };

/** Shows colours as swatches. Each is a link to the list in this colour; the chosen one leads back. */
export function ColorFacet({ route, platform, type, counts }: ColorFacetProps) {
  const titleId = useId();
  const format = useFormat();
  const { data: choices = [] } = useTermChoices('color', platform, type);
  const chosen = chosenSlug(route.query.color);
  const rows = ColorName.options.flatMap((color) => {
    const slug = color.toLowerCase();
    const choice = choices.find((one) => one.slug === slug);
    const count = choice && countOf(counts, 'color', choice.id, choice.items_count);
    return choice && (count !== 0 || slug === chosen) ? [{ slug, name: choice.name, count }] : [];
  });
  return (
    rows.length > 0 && (
      <div className="facet">
        <p className="h4" id={titleId}>
          {t('Colours')}
        </p>
        <ul className="color-swatches" aria-labelledby={titleId}>
          {rows.map(({ slug, name, count }) => {
            const label = count === undefined ? name : `${name} (${format.count(count)})`;
            return (
              <li key={slug}>
                <Link
                  className="color-swatch"
                  style={{ '--swatch': `var(--swatch-${slug})` } as CSSProperties}
                  to={route.path}
                  query={{ ...route.query, p: undefined, color: slug === chosen ? undefined : slug }}
                  replace
                  aria-label={label}
                  title={label}
                  aria-current={slug === chosen ? 'true' : undefined}
                />
              </li>
            );
          })}
        </ul>
      </div>
    )
  );
}
