import { listThemeParts, type ThemeOwnedPart } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { pageOf, searchOf } from '../lists/list-address.js';
import { NewTemplate } from '../theme-parts/new-template.js';
import { TemplateResult } from './template-result.js';
import { ThemePartsTable } from './theme-parts-table.js';

const loadConditions = () => import('../theme-parts/conditions-dialog.js');
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
      <ThemeOwnedParts parts={list.data?.theme_owned ?? []} />
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

/** Lists the active block theme's own templates, which win over theme parts for the same location. */
function ThemeOwnedParts({ parts }: { parts: readonly ThemeOwnedPart[] }) {
  return (
    parts.length > 0 && (
      <p className="dim">
        {t('Edited in the site editor:')}{' '}
        {parts.map(({ title, type, edit_link }, index) => (
          <Fragment key={type.value}>
            {index > 0 && ', '}
            <a href={edit_link} title={title}>
              {type.label}
            </a>
          </Fragment>
        ))}
      </p>
    )
  );
}

/** Returns the part whose conditions are open, which the address can name: `conditions`, its id. */
function useConditionsOf(route: Route) {
  const { address } = useHost();
  const asked = Number(route.query.conditions);
  const [id, setId] = useState<number | undefined>(Number.isSafeInteger(asked) && asked > 0 ? asked : undefined);
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
