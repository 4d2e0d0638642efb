import { Icon } from '@kithouse/ui/icon.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { isFromTheme } from './from-theme.js';

/** Leads to the patterns of the site's theme, or back from them. */
export function ThemeLink({ route }: { route: Route }) {
  const isChosen = isFromTheme(route.query);
  return (
    <div className="facet">
      <Link
        className="chip"
        to={route.path}
        query={isChosen ? {} : { from: 'theme' }}
        aria-current={isChosen ? 'true' : undefined}
      >
        {t('From your theme')}
        {isChosen && <Icon name="x" size="s" />}
      </Link>
    </div>
  );
}
