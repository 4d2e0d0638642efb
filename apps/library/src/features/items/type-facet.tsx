import { countItems, type ListType, type Platform } from '@kithouse/contract';
import { useId } from 'react';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { useFormat } from '../../lib/use-format.js';
import { countOf, type ListCounts } from './list-counts.js';
import { chosenSlug } from './list-query.js';
import { useTemplateTypes } from './use-list.js';

type TypeFacetProps = {
  place: Place;
  platform: Platform;
  type: ListType;
  counts: ListCounts;
  onNarrow: (changes: Record<string, string | undefined>) => void;
};

export function TypeFacet({ place, platform, type, counts, onNarrow }: TypeFacetProps) {
  const fieldId = useId();
  const format = useFormat();
  const types = useTemplateTypes(platform, type).data;
  const total = useEndpoint(countItems, {}).data?.[platform][type].total;
  const option = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${format.count(count)})`);
  const chosen = types?.find(({ slug }) => slug === chosenSlug(place.query.templateType))?.slug ?? '';
  const isEmpty = types?.length === 0;
  return (
    <div className="facet fld">
      <label htmlFor={fieldId}>{t('Types')}</label>
      <select
        className="sel"
        id={fieldId}
        value={chosen}
        disabled={isEmpty}
        onChange={(event) => onNarrow({ templateType: event.currentTarget.value || undefined })}
      >
        <option value="">
          {isEmpty ? t('No type Found') : option(t('All'), countOf(counts, 'template_type', undefined, total))}
        </option>
        {types?.map(({ id, slug, name, items_count }) => (
          <option key={slug} value={slug}>
            {option(name, countOf(counts, 'template_type', id, items_count))}
          </option>
        ))}
      </select>
    </div>
  );
}
