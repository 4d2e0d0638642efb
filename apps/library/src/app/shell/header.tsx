import { Icon } from '@kithouse/ui/icon.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SyncButton } from '../../features/account/sync-button.js';
import { useProfile } from '../../features/profile/use-profile.js';
import { useHost } from '../../hosts/host.js';
import type { Place } from '../../lib/address.js';
import { type Destination, homeOf } from '../../lib/destinations.js';
import { Dispensable } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { part } from '../../lib/part.js';
import { scrollerOf } from '../../lib/scroller.js';
import { platformOf, toReturnPath } from '../../lib/use-place.js';
import { Finder } from './finder.js';
import { Logo } from './logo.js';
import { PlatformSwitch } from './platform-switch.js';
import { Tabs } from './tabs.js';
import { ThemeSwitch } from './theme-switch.js';

const ProfileMenu = part(() => import('../../features/account/profile-menu.js').then((file) => file.ProfileMenu));

type HeaderProps = { destination: Destination; place: Place };

export function Header({ destination, place }: HeaderProps) {
  const { boot, close, editor } = useHost();
  const profile = useProfile();
  const platform = platformOf(place, editor?.platform);
  const type = 'type' in destination ? destination.type : 'packs';
  const bar = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(bar);

  // No banner: that is the host's own, and this lies inside its main part.
  return (
    <div className={isStuck ? 'hdr stuck' : 'hdr'} ref={bar}>
      <Link className="logo" to={homeOf(platform)}>
        <Logo />
      </Link>
      <Tabs platform={platform} type={type} />
      <Finder key={`${platform}/${type}`} platform={platform} type={type} place={place} />
      <PlatformSwitch destination={destination} platform={platform} />
      {boot.links.support && (
        <a className="btn quiet support" href={boot.links.support} target="_blank" rel="noopener" title={t('Talk to Support')}>
          <Icon name="life-buoy" />
          <span>{t('Talk to Support')}</span>
        </a>
      )}
      <ThemeSwitch />
      {profile && <SyncButton />}
      {profile ? (
        <Dispensable room={<span className="face m" />}>
          <ProfileMenu profile={profile} />
        </Dispensable>
      ) : (
        <Link className="btn primary" to="sign-in" query={{ 'redirect-to': toReturnPath(place), platform }}>
          {t('Login')}
        </Link>
      )}
      {close && (
        <button className="ibtn leave" type="button" aria-label={t('Close')} title={t('Close')} onClick={close}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

/** Below this many px the header lies flat on the page. */
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
