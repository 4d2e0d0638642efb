import {
  type DependencyChoice,
  facets,
  getFacet,
  type ListType,
  type Platform,
  type SlugFacet,
  slugFacets,
  type TagChoice,
  type Term,
} from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Icon } from '@kithouse/ui/icon.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { type Filter, filterQuery, readFilter } from './filter.js';
import { useDependencies, useTags } from './use-choices.js';
import type { ChosenTerms } from './use-terms.js';

type ActiveFiltersProps = {
  route: Route;
  platform: Platform;
  type: ListType;
  terms: ChosenTerms;
  /** Word of the address that names no choice of a filter. */
  unknown: string | undefined;
  onNarrow: (changes: Record<string, string | undefined>) => void;
};

type Chip = {
  key: string;
  name: string;
  /** Query that removes it. */
  without: Record<string, string | undefined>;
  /** True if the sidebar shows it; the chip is for narrow windows. */
  isBeside: boolean;
};

/** Shows all active filters, each removable. */
export function ActiveFilters({ route, platform, type, terms, unknown, onNarrow }: ActiveFiltersProps) {
  const filter = readFilter(route.query);
  const tags = useTags(platform, type, filter.tags.length > 0).data;
  const plugins = useDependencies().data;
  const chips: Chip[] = [
    ...slugFacets.flatMap((facet) => termChip(facet, terms[facet], getFacet(facet).lists.includes(type))),
    ...filter.tags.map((id) => tagChip(filter, id, tags, route)),
    ...filter.include.map((id) => pluginChip(filter, 'include', id, plugins)),
    ...filter.exclude.map((id) => pluginChip(filter, 'exclude', id, plugins)),
  ];
  const isAllBeside = chips.every(({ isBeside }) => isBeside);
  return (
    <>
      {unknown && <p className="soft">{t('No filter called “{name}”. It was ignored.', { name: unknown })}</p>}
      {chips.length > 0 && (
        <div className={isAllBeside ? 'chips only-narrow' : 'chips'}>
          {chips.map(({ key, name, without, isBeside }) => (
            <span className={isBeside ? 'chip set only-narrow' : 'chip set'} key={key}>
              {name}
              <BareButton aria-label={t('Remove {name}', { name })} onClick={() => onNarrow(without)}>
                <Icon name="x" size="s" />
              </BareButton>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

function termChip(facet: SlugFacet, term: Term | undefined, isBeside: boolean): Chip[] {
  const key = facets[facet].address;
  return term ? [{ key, name: term.name, without: { [key]: undefined }, isBeside }] : [];
}

function tagChip(filter: Filter, id: number, tags: TagChoice[] | undefined, { state }: Route): Chip {
  const linked = typeof state.tag === 'string' ? state.tag : undefined;
  return {
    key: `tag ${id}`,
    name: tags?.find(({ value }) => value === id)?.label ?? linked ?? t('Tag'),
    without: filterQuery({ ...filter, tags: filter.tags.filter((other) => other !== id) }),
    isBeside: true,
  };
}

function pluginChip(filter: Filter, key: 'include' | 'exclude', id: number, plugins: DependencyChoice[] | undefined): Chip {
  const plugin = plugins?.find((known) => known.id === id);
  const name = plugin?.name ?? t('Plugin');
  return {
    key: `${key} ${id}`,
    name: key === 'include' ? t('with {name}', { name }) : t('without {name}', { name }),
    without: filterQuery({ ...filter, [key]: filter[key].filter((other) => other !== id) }),
    isBeside: plugin !== undefined || plugins === undefined,
  };
}
