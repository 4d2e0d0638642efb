import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { t, translateMessage } from '../i18n.js';
import { useSession } from '../session.js';
import { useSubmit } from '../use-submit.js';

export function SignOutButton() {
  const { signOut } = useSession();
  const { isBusy, failure, submit } = useSubmit(signOut);
  return (
    <div className="line flow">
      {failure && (
        <span className="tell bad" role="alert">
          {translateMessage(failure.message)}
        </span>
      )}
      <Button aria-busy={isBusy} onClick={submit}>
        {isBusy ? <span className="spin" /> : <AnyIcon name="log-out" flip />}
        {t('Sign out')}
      </Button>
    </div>
  );
}
