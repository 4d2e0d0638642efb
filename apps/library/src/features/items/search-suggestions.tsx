/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be written into; the input hears the keys */
import { getSearchIndex, type ListType, listTypeOf, type Platform, type SearchEntry } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { isSearchable } from '../lists/list-address.js';
import { listTexts } from './item-texts.js';
import { pathOf } from './item-tile.js';
import { type FoundGroup, type LocalResult, type LocalSearch, openLocalSearch } from './local-search.js';
import styles from './search-suggestions.css?inline';
import { useOptionKeys } from './use-option-keys.js';

type SearchSuggestionsProps = {
  platform: Platform;
  /** List that Enter searches; its matches come first. */
  type: ListType;
  text: string;
  /** While closed, it only loads the index. */
  isOpen: boolean;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

type Option = { id: string; to: string; query?: { q: string } };
type Group = FoundGroup & { list: ListType; options: Option[] };

const itemTypes = { packs: 'pack', pages: 'page', blocks: 'block' } as const;
const listId = 'kithouse-suggestions';

/** Shows matches of the index in the browser below the search while a person types. */
export function SearchSuggestions({ isOpen, ...open }: SearchSuggestionsProps) {
  const { data } = useEndpoint(getSearchIndex, { platform: open.platform });
  const search = useMemo(() => data && openLocalSearch(data.entries), [data]);
  return isOpen && search && <Suggestions {...open} search={search} isComplete={data?.is_complete ?? false} />;
}

type SuggestionsProps = Omit<SearchSuggestionsProps, 'isOpen'> & { search: LocalSearch; isComplete: boolean };

function Suggestions({ platform, type, text, input, onClose, search, isComplete }: SuggestionsProps) {
  const { address } = useHost();
  const result = useResult(search, type, text);
  const groups = (result?.groups ?? []).map((group) => toGroup(group, platform, text));
  const options = groups.flatMap((group) => group.options);
  const active = useOptionKeys({
    input,
    listId,
    text,
    options,
    onChoose: ({ to, query }) => address.go(to, query && { query }),
    onClose,
  });
  if (!result) {
    return null;
  }
  return (
    // The input keeps the focus while something here is pressed.
    <div className="pop found-pop" role="presentation" onPointerDown={(event) => event.preventDefault()}>
      <style>{styles}</style>
      {result.corrected && <p className="dim">{t('Showing results for {text}', { text: result.corrected })}</p>}
      <div role="listbox" id={listId} aria-label={t('Suggestions')}>
        {groups.map((group) => (
          <SuggestedGroup key={group.type} group={group} active={active} onFollow={onClose} />
        ))}
      </div>
      <Summary groups={groups} text={text} isComplete={isComplete} />
    </div>
  );
}

/** Searches after each change; the former result stays until then. */
function useResult(search: LocalSearch, type: ListType, text: string): LocalResult | undefined {
  const { boot } = useHost();
  const [result, setResult] = useState<LocalResult>();
  const canRead = boot.can.read;
  useEffect(() => {
    let isCurrent = true;
    const lists = [type, ...(['packs', 'pages', 'blocks'] as const).filter((list) => list !== type)];
    const types = lists.filter((list) => list !== 'pages' || canRead).map((list) => itemTypes[list]);
    void search(text, types).then((found) => isCurrent && setResult(found));
    return () => {
      isCurrent = false;
    };
  }, [search, type, text, canRead]);
  return result;
}

function toGroup(group: FoundGroup, platform: Platform, text: string): Group {
  const list = listTypeOf(group.type);
  const items = group.firsts.map(({ type, slug }) => ({ id: `${listId}-${slug}`, to: pathOf({ platform, type, slug }) }));
  const hasMore = group.total > items.length && isSearchable(text);
  const more = { id: `${listId}-${list}`, to: `${platform}/${list}`, query: { q: text.trim() } };
  return { ...group, list, options: hasMore ? [...items, more] : items };
}

type SuggestedGroupProps = { group: Group; active: string | undefined; onFollow: () => void };

function SuggestedGroup({ group, active, onFollow }: SuggestedGroupProps) {
  const format = useFormat();
  const titleId = `${listId}-${group.type}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds no fieldset
    <div role="group" aria-labelledby={titleId}>
      <p className="cap line apart" id={titleId}>
        {listTexts(group.list).title} <span className="num">{format.count(group.total)}</span>
      </p>
      {group.options.map(({ id, to, query }, at) => (
        <Suggestion key={id} {...{ id, to, query, onFollow }} isActive={id === active} entry={group.firsts[at]}>
          {t('Show all {count}', { count: format.count(group.total) })}
        </Suggestion>
      ))}
    </div>
  );
}

type SuggestionProps = Option & {
  isActive: boolean;
  /** Undefined for the link to all matches. */
  entry: SearchEntry | undefined;
  onFollow: () => void;
  children: string;
};

function Suggestion({ id, to, query, isActive, entry, onFollow, children }: SuggestionProps) {
  const link = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isActive]);
  return (
    <Link
      className="opt"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      {...(query && { query })}
      onClick={onFollow}
    >
      {entry && <span className="mini">{entry.picture && <img src={entry.picture} alt="" loading="lazy" />}</span>}
      <span className={entry ? 'clip' : 'lnk'} ref={link} dir="auto">
        {entry ? entry.name : children}
      </span>
    </Link>
  );
}

/** Tells screen readers what was found, and everybody what Enter does. */
function Summary({ groups, text, isComplete }: { groups: Group[]; text: string; isComplete: boolean }) {
  const format = useFormat();
  const found = groups.map(({ list, total }) => listTexts(list).found(total, format.count(total))).join(', ');
  const hint = isSearchable(text) ? t('Press Enter to see all results.') : t('Type 3 characters or more to search with Enter.');
  const hasHint = groups.length > 0 || !isComplete || !isSearchable(text);
  return (
    <>
      <output className={found ? 'sr' : 'dim'}>{found || t('No matches found')}</output>
      {hasHint && <p className="dim hint">{hint}</p>}
    </>
  );
}
