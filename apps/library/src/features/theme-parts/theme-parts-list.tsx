import { listThemeParts } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { pageOf, searchOf } from '../lists/list-address.js';
import { TemplateResult } from '../lists/template-result.js';
import { LocationTable } from './location-table.js';
import { NewTemplate } from './new-template.js';
import { ThemePartsTable } from './theme-parts-table.js';

const loadConditions = () => import('./conditions-dialog.js');
const ConditionsDialog = lazyComponent(() => loadConditions().then((file) => file.ConditionsDialog));

/** Lists this site's theme parts for both platforms and refreshes, because their editors are separate pages. */
export function ThemePartsList({ route }: { route: Route }) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(listThemeParts), { staleTime: 0 }));
  const search = searchOf(route.query);
  const list = useEndpoint(listThemeParts, { page: pageOf(route), ...(search && { search }) }, { keepPrevious: () => true });
  const conditions = useConditionsOf(route);
  const empty = (
    <Blank picture="nothing" heading="h2" title={t('No theme parts')} actions={<NewTemplate isPrimary={false} />}>
      {t('Headers, footers and other theme parts that you create here appear in this list.')}
    </Blank>
  );
  return (
    <>
      {!search && <LocationTable locations={list.data?.locations ?? []} />}
      {!search && list.data && (
        <div className="part-section">
          <h2 className="h2">{t('Theme parts of this site')}</h2>
        </div>
      )}
      <TemplateResult list={list} route={route} loading={t('Loading your theme parts')} empty={empty}>
        {(themeParts, isBusy) => (
          <ThemePartsTable themeParts={themeParts} isBusy={isBusy} opening={conditions.opening} onConditions={conditions.open} />
        )}
      </TemplateResult>
      {conditions.id !== undefined && (
        <Suspense fallback={null}>
          <ConditionsDialog template_id={conditions.id} onClose={conditions.close} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the part whose conditions are open, which the address can name: `conditions`, its id. */
function useConditionsOf(route: Route) {
  const { address } = useHost();
  const requested = Number(route.query.conditions);
  const [id, setId] = useState<number | undefined>(Number.isSafeInteger(requested) && requested > 0 ? requested : undefined);
  const { isOpen, isLoading, open, close } = useLazyOpen(loadConditions);
  const openAsked = useEffectEvent(() => id !== undefined && open());
  useEffect(() => void openAsked(), []);
  return {
    id: isOpen ? id : undefined,
    opening: isLoading ? id : undefined,
    open(themePartId: number) {
      setId(themePartId);
      open();
    },
    close() {
      close();
      if (route.query.conditions) {
        address.go(route.path, { query: { ...route.query, conditions: undefined }, replace: true });
      }
    },
  };
}
