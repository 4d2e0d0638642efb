import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { NewTemplate } from '../theme-parts/new-template.js';
import { isThemePartsRoute, ListChoice } from './list-choice.js';
import { SavedList } from './saved-list.js';
import { ThemePartsList } from './theme-parts-list.js';

/** Shows the site's saved templates and, for people who manage the theme, its parts. */
export function TemplatesScreen({ route }: { route: Route }) {
  const { can } = useHost().boot;
  const showsThemeParts = can.manage_options && isThemePartsRoute(route);
  return (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Templates')}</h1>
          {can.manage_options && (
            <>
              <ListChoice path={route.path} showsThemeParts={showsThemeParts} />
              <NewTemplate />
            </>
          )}
        </div>
        {showsThemeParts ? <ThemePartsList route={route} /> : <SavedList route={route} />}
      </div>
    </div>
  );
}
