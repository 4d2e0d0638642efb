import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useSearchField } from '../lists/use-search-field.js';

type FileFinderProps = { route: Route; label: string };

/** Searches the list by `q` of the address, on Enter or by the button. Clearing it restores the list. */
export function FileFinder({ route, label }: FileFinderProps) {
  const { address } = useHost();
  const { field, onSubmit } = useSearchField(route.query.q ?? '', label, (q) =>
    address.go(route.path, { query: { ...route.query, p: undefined, q }, replace: true }),
  );

  return (
    <search className="finder seeker">
      <form onSubmit={onSubmit}>
        <AnyIcon name="search" size="s" />
        <input {...field} />
        <IconButton size="s" type="submit" label={t('Search')}>
          <AnyIcon name="arrow-right" size="s" flip />
        </IconButton>
      </form>
    </search>
  );
}
