import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

/** Links to all imports and closes its dialog. */
export function HistoryLink({ className = 'lnk', onLeave }: { className?: string; onLeave: () => void }) {
  return (
    <Link className={className} to="history" onClick={onLeave}>
      {t('View history')}
    </Link>
  );
}
