import { getItem, type Item, itemTypeOf, listFeatured, listItems, type Output } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '../../lib/address.js';
import type { Destination } from '../../lib/destinations.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { Link } from '../../lib/link.js';
import { StartImport, useFullSiteImport } from '../full-site-import/start-import.js';
import { useMedia } from '../full-site-import/use-media.js';
import { ListError } from '../lists/list-error.js';
import { UpgradeSlot } from '../pricing/upgrade-slot.js';
import { RatingPanel } from '../ratings/rating-panel.js';
import { AuditLine } from './audit-line.js';
import { BackLink } from './back-link.js';
import { DetailFacts } from './detail-facts.js';
import { DetailSkeleton } from './detail-skeleton.js';
import { DetailTags } from './detail-tags.js';
import { DetailTitle } from './detail-title.js';
import { Poster } from './poster.js';
import { RailSkeleton } from './rail-skeleton.js';

const SimilarItems = lazyComponent(() => import('./similar-items.js').then((file) => file.SimilarItems));
const LayoutsRail = lazyComponent(() => import('./layouts-rail.js').then((file) => file.LayoutsRail));

type ItemDestination = Extract<Destination, { screen: 'item' }>;
type DetailScreenProps = { destination: ItemDestination; route: Route };

export function DetailScreen({ destination, route }: DetailScreenProps) {
  const { platform, type, slug } = destination;
  const { data, error, isPending, isFetching, refetch } = useEndpoint(getItem, { slug, type: itemTypeOf(type), platform });
  const listed = useListed(destination);
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const item = data ?? listed;
  // On a phone, the button that starts an import would be far below the pictures.
  const isPhone = useMedia('(max-width: 782px)');
  const { wizard, ...importable } = useFullSiteImport(item);
  const back = <BackLink route={route} platform={platform} type={type} />;

  if (error && !data) {
    return (
      <div className="frame solo">
        <div className="view">
          {back}
          {error.code === 'item_not_found' || error.code === 'not_found' ? (
            <NotFound platform={platform} type={type} message={error.message} />
          ) : (
            <ListError heading="h1" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </div>
      </div>
    );
  }
  if (!item) {
    return hasSkeleton ? <DetailSkeleton back={back} /> : <div className="frame detail" />;
  }
  const facts = <DetailFacts item={item} startImport={<StartImport {...importable} />} />;
  const family = data && (data.type === 'pack' ? { name: data.name, items: data.items } : data.pack);
  return (
    <div className="frame detail">
      <div className="view roomy">
        <DetailTitle item={item} live_url={data?.live_url ?? null} back={back} />
        {isPhone && facts}
        <Poster item={item} screenshots={data?.screenshots ?? []} />
        <AuditLine item={item} />
        {data?.description && <p className="soft prose">{data.description}</p>}
        {family && family.items.length > 0 && (
          <OptionalBoundary fallback={<RailSkeleton />}>
            <LayoutsRail key={item.id} item={item} layouts={family.items} route={route} />
          </OptionalBoundary>
        )}
        {data && (
          <OptionalBoundary>
            <SimilarItems key={`similar ${item.id}`} item={item} />
          </OptionalBoundary>
        )}
      </div>
      <div className="stack">
        {!isPhone && facts}
        {item.type === 'pack' && <RatingPanel pack={item} />}
        {data && data.tags.length > 0 && <DetailTags detail={data} />}
        <UpgradeSlot />
      </div>
      {wizard}
    </div>
  );
}

/** Returns the list's data of the item until the detail arrives. */
function useListed({ platform, type, slug }: ItemDestination): Item | undefined {
  const cache = useQueryClient();
  const pages = [listItems, listFeatured].flatMap((call) =>
    cache.getQueriesData<Output<typeof listItems> | Output<typeof listFeatured>>({ queryKey: queryKey(call) }),
  );
  return pages
    .flatMap(([, page]) => page?.data ?? [])
    .find((item) => item.slug === slug && item.platform === platform && item.type === itemTypeOf(type));
}

function NotFound({ platform, type, message }: Pick<ItemDestination, 'platform' | 'type'> & { message: string }) {
  const actions = (
    <Link className={buttonClass({ kind: 'primary' })} to={`${platform}/${type}`}>
      {t('Back to the library')}
    </Link>
  );
  return (
    <Blank picture="nothing" role="alert" heading="h1" title={message} actions={actions}>
      {t('It may have been renamed or withdrawn by its publisher.')}
    </Blank>
  );
}
