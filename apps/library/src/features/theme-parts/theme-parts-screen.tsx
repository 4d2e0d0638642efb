import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { NewTemplate } from './new-template.js';
import { NotAllowed } from './not-allowed.js';
import { ThemePartsList } from './theme-parts-list.js';

/** Shows who owns each location of the site, and its theme parts. */
export function ThemePartsScreen({ route }: { route: Route }) {
  const { can } = useHost().boot;
  return (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Theme parts')}</h1>
          {can.manage_options && <NewTemplate />}
        </div>
        {can.manage_options ? <ThemePartsList route={route} /> : <NotAllowed />}
      </div>
    </div>
  );
}
