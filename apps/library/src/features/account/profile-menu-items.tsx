import type { SiteProfile } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { outside, portalHref } from './account-links.js';
import { historyScreen, personalScreens } from './personal-screens.js';
import { ProfileFace } from './profile-face.js';
import { useLogout } from './use-logout.js';

type ProfileMenuItemsProps = { profile: SiteProfile; onChosen: () => void };

const item = { role: 'menuitem', tabIndex: -1 } as const;

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
        <ProfileFace profile={profile} size="l" />
        <span className="stack" style={{ '--gap': '0' }}>
          <span className="h4 clip" dir="auto">
            {profile.name}
          </span>
          <span className="cap clip" dir="auto">
            {profile.email}
          </span>
        </span>
      </div>
      <hr />
      <a {...item} className="opt" href={portalHref(boot, 'account')} {...outside} onClick={onChosen}>
        <AnyIcon name="user-round-cog" />
        {t('Manage Account')}
        <span className="push dim">
          <AnyIcon name="arrow-up-right" size="s" flip />
        </span>
      </a>
      {(boot.can.upload_files ? [...personalScreens, historyScreen] : personalScreens).map(({ path, icon, title }) => (
        <Link {...item} key={path} className="opt" to={path} query={{ platform }} onClick={onChosen}>
          <AnyIcon name={icon} />
          {title()}
        </Link>
      ))}
      <hr />
      {profile.link_account && (
        <BareButton {...item} className="opt" onClick={link}>
          <AnyIcon name="link-2" />
          {t('Link My Account')}
        </BareButton>
      )}
      {profile.unlink_account && (
        <BareButton
          {...item}
          className="opt"
          onClick={() => {
            onChosen();
            logout({ global: false });
          }}
        >
          <AnyIcon name="unlink-2" />
          {t('Unlink My Account')}
        </BareButton>
      )}
      <BareButton {...item} className="opt danger" onClick={leave}>
        <AnyIcon name="log-out" />
        {t('Logout')}
      </BareButton>
    </>
  );
}
