import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { listPath } from './workspace-paths.js';

/** Links to the workspace's list. */
export function BackLink({ shared }: { shared: boolean }) {
  const label = t('Back');
  return (
    <Link className="ibtn edge" to={listPath(shared)} query={{ platform: usePlatform() }} aria-label={label} title={label}>
      <AnyIcon name="arrow-left" flip />
    </Link>
  );
}
