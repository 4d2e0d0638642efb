import type { ListType, Platform } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useOutsidePress } from '@kithouse/ui/use-outside-press.js';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchField } from '../../features/lists/use-search-field.js';
import type { Route } from '../../lib/address.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';

const SearchSuggestions = lazyComponent(() =>
  import('../../features/items/search-suggestions.js').then((file) => file.SearchSuggestions),
);

type FinderProps = {
  /** Path of the list. */
  path: string;
  label: string;
  route: Route;
  /** Set if the index in the browser covers the list. */
  suggests?: { platform: Platform; type: ListType };
};

/** Suggests matches while a person types and searches the list on Enter. Clearing it restores the list; on a detail it opens the list. */
export function Finder({ path, label, route, suggests }: FinderProps) {
  const { address } = useHost();
  const isList = route.path === path;
  const { text, field, onSubmit, clear } = useSearchField(route.query.q ?? '', label, (q) =>
    isList
      ? address.go(path, { query: { ...route.query, p: undefined, q }, replace: true })
      : q && address.go(path, { query: { q } }),
  );
  const box = useRef<HTMLElement>(null);
  // Loads when the field is focused first, and opens when its text changes.
  const [state, setState] = useState<'unused' | 'closed' | 'open'>('unused');
  const isOpen = state === 'open' && text.trim() !== '';
  const close = () => setState('closed');
  useOutsidePress(box, isOpen, close);
  const submit = (event: FormEvent) => {
    onSubmit(event);
    close();
  };

  return (
    <search
      className="finder"
      ref={box}
      onFocus={() => state === 'unused' && setState('closed')}
      onInput={() => setState('open')}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && close()}
    >
      <form onSubmit={submit}>
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
      {suggests && state !== 'unused' && (
        <OptionalBoundary>
          <SearchSuggestions {...suggests} text={text} isOpen={isOpen} input={field.ref} onClose={close} />
        </OptionalBoundary>
      )}
    </search>
  );
}
