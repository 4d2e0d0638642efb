import type { AppError } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { Pager } from '@kithouse/ui/pager.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';

type Answer = { total: number; total_page: number };

type ListFrameProps = {
  title: string;
  filter: ReactNode;
  list: { data: Answer | undefined; error: AppError | null; isFetching: boolean; refetch: () => unknown };
  loading: string;
  empty: { title: string; text: string };
  /** Result of the last action. It gets the focus, because the row with its button may be gone. */
  done?: string | undefined;
  page: number;
  onGo: (page: number) => void;
  children: ReactNode;
};

/** Shows a list with its filter, its pager, and its empty, loading and error states. */
export function ListFrame({ title, filter, list, loading, empty, done, page, onGo, children }: ListFrameProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = list;
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (done !== undefined) {
      status.current?.focus();
    }
  }, [done]);

  return (
    <section className="stack" aria-labelledby={id}>
      <div className="line flow apart">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        <Button size="s" isBusy={isFetching && data !== undefined} onClick={() => refetch()}>
          {t('Refresh')}
        </Button>
      </div>
      {filter}
      <output ref={status} tabIndex={-1} className={done === undefined ? 'sr' : 'soft'}>
        {done}
      </output>
      {error && (
        <Refusal>
          {translateMessage(error.message)}{' '}
          <BareButton className="lnk" onClick={() => refetch()}>
            {t('Retry')}
          </BareButton>
        </Refusal>
      )}
      {!error && !data && <RowSkeletons label={loading} hasPictures={false} />}
      {!error && data?.total === 0 && (
        <Blank picture="nothing" title={empty.title} heading="h3">
          {empty.text}
        </Blank>
      )}
      {!error && data && data.total > 0 && (
        <ul className="sheet entries" aria-busy={isFetching}>
          {children}
        </ul>
      )}
      {!error && data && (
        <Pager
          page={page}
          total={data.total_page}
          label={t('Pages')}
          previousLabel={t('Previous page')}
          nextLabel={t('Next page')}
          hrefOf={() => '/operations'}
          onGo={onGo}
        />
      )}
    </section>
  );
}
