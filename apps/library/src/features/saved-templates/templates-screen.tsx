import { useLayoutEffect } from 'react';
import type { Route } from '../../lib/address.js';
import { themePartsPath } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { NewTemplate } from '../theme-parts/new-template.js';
import { SavedList } from './saved-list.js';

/** Shows the site's saved templates. */
export function TemplatesScreen({ route }: { route: Route }) {
  const { can } = useHost().boot;
  const isMoved = useMovedAddress(route);
  return (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Templates')}</h1>
          {can.manage_options && <NewTemplate />}
        </div>
        {!isMoved && <SavedList route={route} />}
      </div>
    </div>
  );
}

/** Leads `show=parts`, the former address of theme parts, to their screen. */
function useMovedAddress({ query: { show, ...query } }: Route): boolean {
  const { address } = useHost();
  const isMoved = show === 'parts';
  useLayoutEffect(() => {
    if (isMoved) {
      address.go(themePartsPath, { query, replace: true });
    }
  });
  return isMoved;
}
