import type { Item } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useRoute } from '../../lib/use-route.js';
import { isImportable, isInsertable } from '../pricing/ownership.js';
import { useProfile } from '../profile/use-profile.js';

const load = () => import('./wizard.js');
const Wizard = lazyComponent(() => load().then((file) => file.Wizard));

/** Query that opens the wizard on a pack's address, also after a reload. */
const query = { import: 'site' } as const;
const isRequested = ({ query: requested }: Route) => requested.import === query.import;

type Importable = { item: Item | undefined; isOffered: boolean; isLoading: boolean };

/**
 * Returns the wizard of a pack, which opens by the address, and the state of its button. The wizard is separate from the button,
 * so that it stays as it is when the button moves because the window was resized.
 */
export function useFullSiteImport(item: Item | undefined): Importable & { wizard: ReactNode } {
  const { address, boot, editor } = useHost();
  const profile = useProfile();
  const route = useRoute();
  const { isOpen, isLoading, open, close } = useLazyOpen(load);
  const isOffered = item !== undefined && isImportable(item, profile);
  const isWanted = isRequested(route) && isOffered && boot.can.manage_options && !editor;

  const follow = useEffectEvent(() => (isWanted ? isOpen || open() : isRequested(route) || close()));
  useEffect(() => void follow(), [isWanted, route]);

  const leave = () => {
    const { import: _, ...rest } = route.query;
    // Goes back over the history entry of the wizard.
    if (route.state.isOpened === true) {
      address.back();
    } else {
      address.go(route.path, { query: rest, state: route.state, replace: true });
    }
    close();
  };
  const wizard = isOpen && item && (
    <Suspense fallback={null}>
      <Wizard item={item} onClose={leave} />
    </Suspense>
  );
  return { item, isOffered, isLoading, wizard };
}

/** Shows the button that starts the import of a pack. From an editor, it opens the admin page. */
export function StartImport({ item, isOffered, isLoading }: Importable) {
  const { address, boot, editor } = useHost();
  const profile = useProfile();
  const route = useRoute();
  const isAllowed = boot.can.manage_options;

  if (!item || !isOffered) {
    return null;
  }
  const start = () => address.go(route.path, { query: { ...route.query, ...query }, state: { ...route.state, isOpened: true } });
  const kind = isInsertable(item, profile) ? 'primary' : undefined;
  return (
    <>
      {editor ? (
        <ButtonLink kind={kind} size="l" isWide href={address.href(route.path, query)} target="_blank" rel="noopener">
          {t('Start import')}
          <AnyIcon name="arrow-up-right" size="s" flip />
        </ButtonLink>
      ) : (
        <Button kind={kind} size="l" isWide disabled={!isAllowed} aria-busy={isLoading || undefined} onClick={start}>
          {t('Start import')}
        </Button>
      )}
      {!isAllowed && <p className="dim">{t('Ask an administrator to import the whole pack.')}</p>}
    </>
  );
}
