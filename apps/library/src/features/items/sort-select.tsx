import { t } from '../../lib/i18n.js';
import { type Sort, sorts } from './list-query.js';

type SortSelectProps = { value: Sort; isSearch: boolean; onChange: (sort: Sort) => void };

export function SortSelect({ value, isSearch, onChange }: SortSelectProps) {
  const names: Record<Sort, string> = {
    popular: isSearch ? t('Best match') : t('Popular'),
    latest: t('Newest'),
    rating: t('Best rated'),
    downloads: t('Most downloaded'),
    lightest: t('Lightest'),
    fit: t('Fits your site'),
  };
  return (
    <select
      className="sel quiet"
      aria-label={t('Sort by')}
      value={value}
      onChange={(event) => onChange(sorts[event.currentTarget.selectedIndex] ?? 'popular')}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {names[sort]}
        </option>
      ))}
    </select>
  );
}
