import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

/** To the list of all imports, out of a dialog that is left by it. */
export function HistoryLink({ className = 'lnk', onLeave }: { className?: string; onLeave: () => void }) {
  return (
    <Link className={className} to="history" onClick={onLeave}>
      {t('See the history')}
    </Link>
  );
}
