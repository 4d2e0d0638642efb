import type { Platform } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button, buttonClass } from '@kithouse/ui/button.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { TileSkeletons } from '@kithouse/ui/tile-skeletons.js';
import { useMemo, useRef } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { type GridHandle, ItemGrid } from '../items/item-grid.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { useProfile } from '../profile/use-profile.js';
import { type TierChoice, type TypeChoice, useFavourites } from './use-favourites.js';
import { useKeptFocus } from './use-kept-focus.js';

const typeNames: Record<TypeChoice, () => string> = {
  all: () => t('All'),
  blocks: () => t('Blocks'),
  pages: () => t('Pages'),
  packs: () => t('Packs'),
};
const tierNames: Record<TierChoice, () => string> = { all: () => t('All'), starter: () => t('Starter'), pro: () => t('Pro') };

/** Shows this account's favourites for one platform. */
export function FavouritesScreen({ route }: { route: Route }) {
  const { address } = useHost();
  const platform = usePlatform();
  const { list, type, plan: tier, items } = useFavourites(route, platform);
  const grid = useRef<GridHandle>(null);
  const { box, boxProps } = useKeptFocus(items.length);
  const state = useMemo(() => ({ list: {} }), []);

  const narrow = (changes: Record<string, string>) => {
    const chosen = Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value === 'all' ? undefined : value]));
    address.go('favourites', { query: { ...route.query, p: undefined, ...chosen }, replace: true });
  };
  const isNarrowed = type !== 'all' || tier !== 'all';
  const empty = isNarrowed ? (
    <NothingMatches onReset={() => narrow({ type: 'all', plan: 'all' })} />
  ) : (
    <NothingStarred platform={platform} />
  );
  const isEmptied = items.length === 0 && list.data?.total_page === 1;

  return (
    <CloudLayout
      path="favourites"
      title={t('My Favourites')}
      aside={<Segmented label={t('Plan')} options={optionsOf(tierNames)} value={tier} onChange={(to) => narrow({ plan: to })} />}
    >
      <fieldset className="chips" aria-label={t('Type')}>
        {optionsOf(typeNames).map(({ value, label }) => (
          <BareButton
            key={value}
            className="chip"
            aria-pressed={value === type}
            onClick={() => value === type || narrow({ type: value })}
          >
            {label}
          </BareButton>
        ))}
      </fieldset>
      <h2 className="sr">{typeNames[type]()}</h2>
      <div className={type === 'all' ? 'mixed' : undefined} style={{ display: 'contents' }} ref={box} {...boxProps}>
        <PersonalResult
          list={list}
          route={route}
          skeleton={<TileSkeletons count={6} shape={type === 'blocks' ? 'flat' : 'wide'} label={t('Loading your favourites')} />}
          empty={empty}
        >
          {(_, isBusy) =>
            isEmptied ? (
              empty
            ) : (
              <ItemGrid items={items} label={t('Favourites')} isBusy={isBusy} state={state} handle={grid} isTop />
            )
          }
        </PersonalResult>
      </div>
    </CloudLayout>
  );
}

const optionsOf = <V extends string>(names: Record<V, () => string>) =>
  (Object.entries(names) as [V, () => string][]).map(([value, name]) => ({ value, label: name() }));

function NothingMatches({ onReset }: { onReset: () => void }) {
  return (
    <NothingYet
      title={t('No favourites of this kind')}
      actions={
        <Button kind="primary" onClick={onReset}>
          {t('Show all')}
        </Button>
      }
    >
      {t('Your other favourites are still there.')}
    </NothingYet>
  );
}

function NothingStarred({ platform }: { platform: Platform }) {
  const hasOthers = (useProfile()?.starred.length ?? 0) > 0;
  const other = platform === 'elementor' ? 'gutenberg' : 'elementor';
  const otherName = { elementor: t('Elementor'), gutenberg: t('Gutenberg') }[other];
  const actions = (
    <>
      <Link className={buttonClass({ kind: 'primary' })} to={`${platform}/packs`}>
        {t('Browse packs')}
      </Link>
      {hasOthers && (
        <Link className={buttonClass()} to="favourites" query={{ platform: other }} replace>
          {t('Show those for {platform}', { platform: otherName })}
        </Link>
      )}
    </>
  );
  return (
    <NothingYet title={t('No favourites yet')} actions={actions}>
      {t('Star a template to find it here on all your sites.')}
    </NothingYet>
  );
}
