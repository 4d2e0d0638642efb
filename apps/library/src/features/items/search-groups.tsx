import { countFacets, type ListType, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { listTexts } from './item-texts.js';
import { countedFacetsOf } from './list-counts.js';

type SearchGroupsProps = { platform: Platform; type: ListType; searched: string };

/** Shows how many packs, pages and blocks a search finds, as links that keep the search and drop the filters. */
export function SearchGroups({ platform, type, searched }: SearchGroupsProps) {
  const { boot } = useHost();
  const totals = {
    packs: useTotal(platform, 'packs', searched),
    pages: useTotal(platform, 'pages', searched, boot.can.read),
    blocks: useTotal(platform, 'blocks', searched),
  };
  const groups = (['packs', 'pages', 'blocks'] as const).filter((name) => name !== 'pages' || boot.can.read);
  const isReady = groups.every((name) => !totals[name].isPending);
  return (
    <nav className="chips" style={{ minBlockSize: 32 }} aria-label={t('Search results')}>
      {(isReady ? groups : []).map((name) => (
        <Link
          key={name}
          className="chip"
          to={`${platform}/${name}`}
          query={{ q: searched }}
          aria-current={name === type ? 'page' : undefined}
        >
          {listTexts(name).title} <Count total={totals[name].total} />
        </Link>
      ))}
    </nav>
  );
}

/** Shows nothing where the total is unknown. */
function Count({ total }: { total: number | undefined }) {
  const format = useFormat();
  return total === undefined ? null : <span className="n">{format.count(total)}</span>;
}

/** Requests the search like the list of this type without filters, so that both share the answer. */
function useTotal(platform: Platform, type: ListType, search: string, enabled = true) {
  const { data, isPending } = useEndpoint(
    countFacets,
    { platform, type, search, include_search: 1, facets: countedFacetsOf(type) },
    { enabled, keepPrevious: (former) => former.platform === platform && former.type === type },
  );
  return { total: data?.plan?.total, isPending };
}
