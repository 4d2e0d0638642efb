import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { t } from '../../lib/i18n.js';
import type { View } from './view-switch.js';

/** Shows file skeletons, announced once to screen readers. */
export function FileSkeletons({ view }: { view: View }) {
  const label = t('Loading your files');
  return view === 'list' ? (
    <RowSkeletons label={label} />
  ) : (
    <div aria-busy="true">
      <output className="sr">{label}</output>
      <ul className="grid" aria-hidden="true">
        {[52, 38, 46, 60, 34, 48].map((width) => (
          <li key={width} className="stack" style={{ '--gap': '10px' }}>
            <Skeleton kind="art-like" />
            <Skeleton height={14} width={`${width}%`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
