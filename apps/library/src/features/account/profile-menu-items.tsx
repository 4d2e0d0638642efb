import type { SiteProfile } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import type { IconName } from '@kithouse/ui/icons.js';
import { useHost } from '../../hosts/host.js';
import { findDestination } from '../../lib/destinations.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-place.js';
import { outside, portalHref } from './account-links.js';
import { Face } from './face.js';
import { useLogout } from './use-logout.js';

type ProfileMenuItemsProps = { profile: SiteProfile; onChosen: () => void };

const places: { path: string; icon: IconName; label: () => string }[] = [
  { path: 'favourites', icon: 'star', label: () => t('My Favourites') },
  { path: 'downloads', icon: 'download', label: () => t('My Downloads') },
  { path: 'purchased-items', icon: 'shopping-bag', label: () => t('Purchased Items') },
];
const item = { role: 'menuitem', tabIndex: -1 } as const;

/** Screens that this version does not have are not offered. */
export function ProfileMenuItems({ profile, onChosen }: ProfileMenuItemsProps) {
  const { address, boot } = useHost();
  const platform = usePlatform();
  const logout = useLogout();
  const leave = () => {
    onChosen();
    logout({ global: profile.signed_as_global });
  };
  const link = () => {
    onChosen();
    address.go('sign-in', { query: { 'add-account': '1', platform } });
  };

  return (
    <>
      <div className="card-id" role="none">
        <Face profile={profile} size="l" />
        <span className="stack" style={{ '--gap': '0' }}>
          <span className="h4 clip">{profile.name}</span>
          <span className="cap clip">{profile.email}</span>
        </span>
      </div>
      <hr />
      <a {...item} className="opt" href={portalHref(boot)} {...outside} onClick={onChosen}>
        <Icon name="user-round-cog" />
        {t('Manage Account')}
        <span className="push dim">
          <Icon name="arrow-up-right" size="s" flip />
        </span>
      </a>
      {places
        .filter(({ path }) => findDestination(path))
        .map(({ path, icon, label }) => (
          <Link {...item} key={path} className="opt" to={path} onClick={onChosen}>
            <Icon name={icon} />
            {label()}
          </Link>
        ))}
      <hr />
      {profile.link_account && (
        <button {...item} className="opt" type="button" onClick={link}>
          <Icon name="link-2" />
          {t('Link My Account')}
        </button>
      )}
      {profile.unlink_account && (
        <button
          {...item}
          className="opt"
          type="button"
          onClick={() => {
            onChosen();
            logout({ global: false });
          }}
        >
          <Icon name="unlink-2" />
          {t('Unlink My Account')}
        </button>
      )}
      <button {...item} className="opt danger" type="button" onClick={leave}>
        <Icon name="log-out" />
        {t('Logout')}
      </button>
    </>
  );
}
