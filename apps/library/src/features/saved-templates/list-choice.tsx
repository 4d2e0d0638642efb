import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

/** What the address of the Templates screen says when the theme parts are shown in it. */
export const partsQuery = { show: 'parts' };

export const isPartsPlace = ({ query }: Place) => query.show === partsQuery.show;

/** Both lists of the screen, each with an address of its own. */
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
