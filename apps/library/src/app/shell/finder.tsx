import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useSearchField } from '../../features/lists/use-search-field.js';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';

type FinderProps = {
  /** Path of the list. */
  path: string;
  label: string;
  route: Route;
};

/** Searches the list on Enter. Clearing it restores the list; on a detail it opens the list. */
export function Finder({ path, label, route }: FinderProps) {
  const { address } = useHost();
  const isList = route.path === path;
  const { text, field, onSubmit, clear } = useSearchField(route.query.q ?? '', label, (q) =>
    isList
      ? address.go(path, { query: { ...route.query, p: undefined, q }, replace: true })
      : q && address.go(path, { query: { q } }),
  );

  return (
    <search className="finder">
      <form onSubmit={onSubmit}>
        <Icon name="search" size="s" />
        <input {...field} />
        {text ? (
          <IconButton size="s" label={t('Clear search')} onClick={clear}>
            <Icon name="x" size="s" />
          </IconButton>
        ) : (
          <span className="kbd" aria-hidden="true">
            /
          </span>
        )}
      </form>
    </search>
  );
}
