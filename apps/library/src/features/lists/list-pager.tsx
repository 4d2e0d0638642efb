import { Pager } from '@kithouse/ui/pager.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import type { Paging } from './use-paging.js';

/** Shows links to a list's pages, if several. */
export function ListPager({ pages: { page, total, hrefOf, go } }: { pages: Paging }) {
  const { count } = useFormat();
  return (
    <Pager
      page={page}
      total={total}
      label={t('Pages')}
      previousLabel={t('Previous page')}
      nextLabel={t('Next page')}
      format={count}
      hrefOf={hrefOf}
      onGo={go}
    />
  );
}
