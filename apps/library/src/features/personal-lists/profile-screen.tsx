import type { SiteProfile } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useDates } from '../../lib/use-dates.js';
import { usePlatform } from '../../lib/use-route.js';
import { outside, portalHref } from '../account/account-links.js';
import { ProfileFace } from '../account/profile-face.js';
import { useLogout } from '../account/use-logout.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { useProfile } from '../profile/use-profile.js';

/** Shows the account that serves this person, with actions. */
export function ProfileScreen() {
  const profile = useProfile();
  return (
    <CloudLayout path="profile" title={t('Profile')} width={720}>
      {profile && (
        <>
          <Identity profile={profile} />
          {profile.link_account && <OwnAccount />}
          <Leaving profile={profile} />
        </>
      )}
    </CloudLayout>
  );
}

function Identity({ profile }: { profile: SiteProfile }) {
  const { boot } = useHost();
  const { longDay } = useDates();
  return (
    <section className="panel" style={{ padding: 28 }} aria-label={t('Account')}>
      <div className="line flow" style={{ gap: 20 }}>
        <ProfileFace profile={profile} size="xl" />
        <div className="stack" style={{ '--gap': '4px', flex: '1 1 180px', minInlineSize: 0 }}>
          <h2 className="h2">{profile.name}</h2>
          <p className="line" style={{ flexWrap: 'wrap' }}>
            {profile.plan.map((plan) => (
              <span className="pill go" key={plan}>
                {accountPlanNames[plan]()}
              </span>
            ))}
            {profile.is_verified && (
              <span className="pill info">
                <AnyIcon name="circle-check" size="s" />
                {t('Verified')}
              </span>
            )}
          </p>
        </div>
        <ButtonLink className="push" href={portalHref(boot, 'account')} {...outside}>
          {t('Manage Account')}
          <AnyIcon name="arrow-up-right" size="s" flip />
        </ButtonLink>
      </div>
      {/* Only the name is known of an account shared with the site. */}
      {profile.email && (
        <dl className="facts" style={{ fontSize: 14 }}>
          <div>
            <dt>{t('Email')}</dt>
            <dd style={{ overflowWrap: 'anywhere' }}>{profile.email}</dd>
          </div>
          <div>
            <dt>{t('Joining Date')}</dt>
            <dd>
              <time dateTime={profile.joined}>{longDay(profile.joined)}</time>
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

const accountPlanNames: Record<SiteProfile['plan'][number], () => string> = {
  free: () => t('Free'),
  starter: () => t('Starter'),
  pro: () => t('Pro'),
  yearly: () => t('Premium'),
  lifetime: () => t('Lifetime'),
};

function OwnAccount() {
  const platform = usePlatform();
  return (
    <section className="panel" style={{ padding: 28 }} aria-label={t('Your own account')}>
      <div className="line apart flow">
        <div className="stack" style={{ '--gap': '2px', flex: '1 1 320px' }}>
          <h2 className="h4">{t('Your own account')}</h2>
          <p className="dim">{t('This site shares one account. Link your account to use your own favourites and cloud.')}</p>
        </div>
        <Link className={buttonClass()} to="sign-in" query={{ 'add-account': '1', platform }}>
          <AnyIcon name="link-2" size="s" />
          {t('Link My Account')}
        </Link>
      </div>
    </section>
  );
}

function Leaving({ profile }: { profile: SiteProfile }) {
  const logout = useLogout();
  return (
    <div>
      {profile.unlink_account ? (
        <Button onClick={() => logout()}>
          <AnyIcon name="unlink-2" size="s" />
          {t('Unlink My Account')}
        </Button>
      ) : (
        <Button onClick={() => logout({ global: profile.signed_as_global })}>
          <AnyIcon name="log-out" size="s" />
          {t('Logout')}
        </Button>
      )}
    </div>
  );
}
