import { ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listTexts } from '../../features/items/item-texts.js';
import { useProfile } from '../../features/profile/use-profile.js';
import type { Route } from '../../lib/address.js';
import { type Destination, homeOf, templatesPath, themePartsPath } from '../../lib/destinations.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { Link } from '../../lib/link.js';
import { scrollerOf } from '../../lib/scroller.js';
import { toReturnPath, usePlatform } from '../../lib/use-route.js';
import { Finder } from './finder.js';
import { Logo } from './logo.js';
import { PlatformSwitch } from './platform-switch.js';
import { Tabs } from './tabs.js';
import { ThemeSwitch } from './theme-switch.js';

const AccountTools = lazyComponent(() => import('../../features/account/account-tools.js').then((file) => file.AccountTools));

type HeaderProps = { destination: Destination; route: Route };

export function Header({ destination, route }: HeaderProps) {
  const { boot, close } = useHost();
  const profile = useProfile();
  const platform = usePlatform();
  const list = listOf(destination);
  const bar = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(bar);

  // Not a banner, which belongs to the host; this is inside its main part.
  return (
    <div className={isStuck ? 'hdr stuck' : 'hdr'} ref={bar}>
      <Link className="logo" to={homeOf(platform)}>
        <Logo />
      </Link>
      <Tabs platform={platform} destination={destination} />
      {list ? <Finder key={list.path} {...list} route={route} /> : <span className="push" />}
      <PlatformSwitch destination={destination} route={route} platform={platform} />
      {boot.links.support && (
        <ButtonLink
          kind="quiet"
          className="support"
          href={boot.links.support}
          target="_blank"
          rel="noopener"
          title={t('Talk to Support')}
        >
          <Icon name="life-buoy" />
          <span>{t('Talk to Support')}</span>
        </ButtonLink>
      )}
      <ThemeSwitch />
      {profile ? (
        <OptionalBoundary fallback={toolsSkeleton}>
          <AccountTools profile={profile} />
        </OptionalBoundary>
      ) : (
        <Link className={buttonClass({ kind: 'primary' })} to="sign-in" query={{ 'redirect-to': toReturnPath(route), platform }}>
          {t('Login')}
        </Link>
      )}
      {close && (
        <IconButton className="leave" label={t('Close')} onClick={close}>
          <Icon name="x" />
        </IconButton>
      )}
    </div>
  );
}

/** Returns the list to search; cloud screens have their own search. */
function listOf(destination: Destination) {
  if ('type' in destination) {
    const { platform, type } = destination;
    return { path: `${platform}/${type}`, label: listTexts(type).search, suggests: { platform, type } };
  }
  if (destination.screen === themePartsPath) {
    return { path: themePartsPath, label: t('Search theme parts') };
  }
  return 'platform' in destination ? { path: templatesPath, label: t('Search templates') } : undefined;
}

const toolsSkeleton = (
  <>
    <span className="ibtn" />
    <span className="face m" />
  </>
);

/** Scroll position in px from which the header is raised. */
const flatUntil = 250;

function useIsStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!bar.current) {
      return;
    }
    const scroller = scrollerOf(bar.current);
    return scroller.listen(() => setStuck(scroller.top() > flatUntil));
  }, [bar]);
  return isStuck;
}
