import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

/** Query that shows theme parts on the Templates screen. */
export const themePartsQuery = { show: 'parts' };

export const isThemePartsRoute = ({ query }: Route) => query.show === themePartsQuery.show;

/** Links both lists of the screen, each with its own address. */
export function ListChoice({ path, showsThemeParts }: { path: string; showsThemeParts: boolean }) {
  return (
    <nav className="seg" aria-label={t('Lists')}>
      <Link to={path} aria-current={showsThemeParts ? undefined : 'page'}>
        {t('Saved')}
      </Link>
      <Link to={path} query={themePartsQuery} aria-current={showsThemeParts ? 'page' : undefined}>
        {t('Theme parts')}
      </Link>
    </nav>
  );
}
