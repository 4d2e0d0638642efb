import type { Place } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { NewTemplate } from '../theme-parts/new-template.js';
import { isPartsPlace, ListChoice } from './list-choice.js';
import { PartsList } from './parts-list.js';
import { SavedList } from './saved-list.js';

/** Shows the site's saved templates and, for people who manage the theme, its parts. */
export function TemplatesScreen({ place }: { place: Place }) {
  const { can } = useHost().boot;
  const isParts = can.manage_options && isPartsPlace(place);
  return (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Templates')}</h1>
          {can.manage_options && (
            <>
              <ListChoice path={place.path} isParts={isParts} />
              <NewTemplate />
            </>
          )}
        </div>
        {isParts ? <PartsList place={place} /> : <SavedList place={place} />}
      </div>
    </div>
  );
}
