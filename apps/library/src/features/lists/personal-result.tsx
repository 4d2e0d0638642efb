import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import type { ReactNode } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { ListError } from './list-error.js';
import { ListPager } from './list-pager.js';
import { usePaging } from './use-paging.js';
import type { ListState } from './use-personal-list.js';

type PersonalResultProps<Row> = {
  list: ListState<Row>;
  route: Route;
  skeleton: ReactNode;
  /** Content of an empty list. */
  empty: ReactNode;
  children: (data: Row[], isBusy: boolean) => ReactNode;
};

/** Shows a list's state: loading, failed, empty, or a page of rows. */
export function PersonalResult<Row>({ list, route, skeleton, empty, children }: PersonalResultProps<Row>) {
  const { data, error, isPending, isPlaceholderData } = list;
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const isBusy = useDelayed(isPlaceholderData, 400);
  const pages = usePaging(route, data?.total_page ?? 1);

  if (hasSkeleton) {
    return skeleton;
  }
  if (error?.code === 'invalid_permission') {
    return <NotLent />;
  }
  if (error && !data) {
    return <ListError error={error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />;
  }
  if (!data) {
    return <div style={{ minBlockSize: '60vh' }} />;
  }
  return (
    <>
      {data.data.length === 0 ? empty : children(data.data, isBusy)}
      <ListPager pages={pages} />
    </>
  );
}

/** Explains that an account shared with the site does not share its lists. */
function NotLent() {
  const platform = usePlatform();
  const actions = (
    <Link className={buttonClass({ kind: 'primary' })} to="sign-in" query={{ 'add-account': '1', platform }}>
      {t('Link My Account')}
    </Link>
  );
  return (
    <NothingYet title={t('Your own account')} actions={actions}>
      {t('This site shares one account. Link your account to use your own favourites and cloud.')}
    </NothingYet>
  );
}

type NothingYetProps = { title: string; children: string; actions?: ReactNode };

export function NothingYet({ title, children, actions }: NothingYetProps) {
  return (
    <Blank picture="nothing" heading="h2" title={title} actions={actions}>
      {children}
    </Blank>
  );
}
