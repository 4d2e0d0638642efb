import { brand } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { t } from './i18n.js';
import { permittedViews } from './operations/permitted-views.js';
import { useSession } from './session.js';

/** Shows the header with the home link and the account. */
export function Header() {
  const { user, isLoading } = useSession();
  return (
    <header>
      <a className="logo" href="/">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        {brand.name}
      </a>
      <nav className="line push" aria-label={t('Account')}>
        {user?.operator_role && permittedViews(user.operator_role).length > 0 && (
          <a className="lnk" href="/operations">
            {t('Operations')}
          </a>
        )}
        {user && (
          <a className="line near" href="/account">
            <Face name={user.name} photo={user.profile_photo} size="m" />
            <span className="h4 clip">{user.name}</span>
          </a>
        )}
        {!user && !isLoading && <ButtonLink href="/sign-in">{t('Sign In')}</ButtonLink>}
      </nav>
    </header>
  );
}
