import { countItems, facets, type ListType, type Platform, type SlugFacet } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useId } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { countOf, type ListCounts } from './list-counts.js';
import { chosenSlug } from './list-query.js';
import { useTermChoices } from './use-choices.js';

type SelectFacet = Exclude<SlugFacet, 'color'>;

type TermSelectProps = {
  facet: SelectFacet;
  route: Route;
  platform: Platform;
  type: ListType;
  counts: ListCounts;
  onNarrow: (changes: Record<string, string | undefined>) => void;
};

/** Returns the texts of each filter that is a select. */
const texts = (): Record<SelectFacet, { label: string; empty?: string }> => ({
  template_type: { label: t('Types'), empty: t('No type Found') },
  category: { label: t('Categories') },
  style: { label: t('Style') },
  weight: { label: t('Weight of a page') },
});

/** Selects one choice of a filter. */
export function TermSelect({ facet, route, platform, type, counts, onNarrow }: TermSelectProps) {
  const fieldId = useId();
  const format = useFormat();
  const { address } = facets[facet];
  const { label, empty } = texts()[facet];
  const { data: choices, isError } = useTermChoices(facet, platform, type);
  const total = useEndpoint(countItems, {}).data?.[platform][type].total;
  const option = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${format.count(count)})`);
  const chosen = choices?.find(({ slug }) => slug === chosenSlug(route.query[address]))?.slug ?? '';
  const isEmpty = choices?.length === 0;
  if ((isEmpty || isError) && empty === undefined) {
    return null;
  }
  return (
    <div className="facet fld">
      <label htmlFor={fieldId}>{label}</label>
      <select
        className="sel"
        id={fieldId}
        value={chosen}
        disabled={isEmpty}
        onChange={(event) => onNarrow({ [address]: event.currentTarget.value || undefined })}
      >
        <option value="">{isEmpty ? empty : option(t('All'), countOf(counts, facet, undefined, total))}</option>
        {choices?.map(({ id, slug, name, items_count }) => (
          <option key={slug} value={slug}>
            {option(name, countOf(counts, facet, id, items_count))}
          </option>
        ))}
      </select>
    </div>
  );
}
