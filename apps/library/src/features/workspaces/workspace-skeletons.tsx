import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { t } from '../../lib/i18n.js';
import type { View } from '../library-files/view-switch.js';

/** Shows workspace skeletons, announced once to screen readers. */
export function WorkspaceSkeletons({ view }: { view: View }) {
  const label = t('Loading workspace and shared workspaces list.');
  return view === 'list' ? (
    <RowSkeletons label={label} />
  ) : (
    <div aria-busy="true">
      <output className="sr">{label}</output>
      <ul className="grid ws" aria-hidden="true">
        {[58, 44, 66, 50, 38, 62, 47, 54].map((width) => (
          <li className="tile" key={width}>
            <Skeleton height={116} />
            <Skeleton height={14} width={`${width}%`} />
            <Skeleton height={28} width={72} />
          </li>
        ))}
      </ul>
    </div>
  );
}
