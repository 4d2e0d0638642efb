import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

/** Query that shows theme parts on the Templates screen. */
export const partsQuery = { show: 'parts' };

export const isPartsPlace = ({ query }: Place) => query.show === partsQuery.show;

/** Links both lists of the screen, each with its own address. */
export function ListChoice({ path, isParts }: { path: string; isParts: boolean }) {
  return (
    <nav className="seg" aria-label={t('Lists')}>
      <Link to={path} aria-current={isParts ? undefined : 'page'}>
        {t('Saved')}
      </Link>
      <Link to={path} query={partsQuery} aria-current={isParts ? 'page' : undefined}>
        {t('Theme parts')}
      </Link>
    </nav>
  );
}
