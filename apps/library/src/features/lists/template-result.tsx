import type { AppError } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { pageOf, searchOf } from './list-address.js';
import { ListError } from './list-error.js';
import { ListPager } from './list-pager.js';
import { usePaging } from './use-paging.js';

type ListState<Row> = {
  data: { items: Row[]; total_page: number } | undefined;
  error: AppError | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type TemplateResultProps<Row> = {
  list: ListState<Row>;
  route: Route;
  /** Announced while the list loads. */
  loading: string;
  /** Content of an unsearched empty list. */
  empty: ReactNode;
  children: (items: Row[], isBusy: boolean) => ReactNode;
};

/** Shows a list's state: loading, failed, empty, or a page of rows. */
export function TemplateResult<Row>({ list, route, loading, empty, children }: TemplateResultProps<Row>) {
  const { data, error, isPending, isFetching, isPlaceholderData } = list;
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const isBusy = useDelayed(isPlaceholderData, 400);
  const pages = usePaging(route, data?.total_page ?? 1);
  useLastPage(route, isPlaceholderData ? undefined : data?.total_page);

  if (hasSkeleton) {
    return <RowSkeletons label={loading} hasPictures={false} />;
  }
  if (error && !data) {
    return <ListError heading="h2" error={error} onRetry={() => void list.refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return <div style={{ minBlockSize: '60vh' }} />;
  }
  const nothing = searchOf(route.query) === undefined ? empty : <NothingFound route={route} />;
  return (
    <>
      {data.items.length > 0 ? children(data.items, isBusy) : nothing}
      <ListPager pages={pages} />
    </>
  );
}

function NothingFound({ route: { path, query } }: { route: Route }) {
  const actions = (
    <Link className={buttonClass({ kind: 'primary' })} to={path} query={{ ...query, q: undefined, p: undefined }} replace>
      {t('Show all')}
    </Link>
  );
  return (
    <Blank picture="nothing" heading="h2" title={t('No matches found')} actions={actions}>
      {t('Try a broader search.')}
    </Blank>
  );
}

/** Redirects beyond the last page, for example after its last template was deleted. */
function useLastPage(route: Route, total_page: number | undefined) {
  const { address } = useHost();
  const last = total_page === undefined ? undefined : Math.max(1, total_page);
  const isBeyond = last !== undefined && pageOf(route) > last;
  const leave = useEffectEvent(() =>
    address.go(route.path, { query: { ...route.query, p: last && last > 1 ? String(last) : undefined }, replace: true }),
  );
  useEffect(() => {
    if (isBeyond) {
      leave();
    }
  }, [isBeyond]);
}
