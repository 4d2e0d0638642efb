import { Skeleton } from '@kithouse/ui/skeleton.js';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';

/** Shows a skeleton without any list data. */
export function DetailSkeleton({ back }: { back: ReactNode }) {
  return (
    <div className="frame detail" aria-busy="true">
      <div className="view roomy">
        {back}
        <output className="sr">{t('Loading')}</output>
        <Skeleton height={32} width="34%" />
        <Skeleton kind="poster" />
        <Skeleton height={14} width="60%" />
      </div>
      <div className="stack" aria-hidden="true">
        <div className="panel">
          <Skeleton height={36} width="40%" />
          {[72, 58, 80, 64].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} />
          ))}
        </div>
      </div>
    </div>
  );
}
