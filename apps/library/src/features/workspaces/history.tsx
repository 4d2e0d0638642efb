import { listActivity } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { activityText } from './activity-text.js';

/** Shows a workspace's activities on request. */
export function History({ slug }: { slug: string }) {
  const [pages, setPages] = useState(0);
  const id = useId();
  const isOpen = pages > 0;
  return (
    <section className="history">
      <Button
        kind="quiet"
        size="s"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setPages(isOpen ? 0 : 1)}
      >
        <AnyIcon name="history" size="s" />
        {t('Activity')}
      </Button>
      {isOpen && (
        <ul className="sheet listing" id={id} aria-label={t('Activity')}>
          {Array.from({ length: pages }, (_, index) => (
            <HistoryPage
              key={index}
              slug={slug}
              page={index + 1}
              {...(index + 1 === pages && { onMore: () => setPages(pages + 1) })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type HistoryPageProps = {
  slug: string;
  page: number;
  /** Present on the last shown page. */
  onMore?: () => void;
};

function HistoryPage({ slug, page, onMore }: HistoryPageProps) {
  const { minute } = useDates();
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(listActivity), { staleTime: 0 }));
  const { data, error, refetch } = useEndpoint(listActivity, { slug, page });
  if (error && !data) {
    return (
      <li role="alert">
        <span className="grow">{error.message}</span>
        <Button size="s" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </li>
    );
  }
  if (!data) {
    return (
      <li aria-busy="true">
        <output className="sr">{t('Loading the activity')}</output>
        <Skeleton height={14} width="46%" />
      </li>
    );
  }
  return (
    <>
      {data.data.map((activity) => (
        <li key={activity.id}>
          <Face name={activity.who?.name ?? '?'} photo={activity.who?.profile_photo} />
          <span className="grow">{activityText(activity)}</span>
          <time className="cap num" dateTime={activity.at}>
            {minute(activity.at)}
          </time>
        </li>
      ))}
      {data.total === 0 && <li className="dim">{t('No activity yet.')}</li>}
      {onMore && page < data.total_page && (
        <li>
          <Button kind="quiet" size="s" onClick={onMore}>
            {t('Show earlier')}
          </Button>
        </li>
      )}
    </>
  );
}
