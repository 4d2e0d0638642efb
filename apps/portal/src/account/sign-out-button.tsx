import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useSession } from '../session.js';
import { useSubmit } from '../use-submit.js';

export function SignOutButton() {
  const { signOut } = useSession();
  const { isBusy, failure, submit } = useSubmit(signOut);
  return (
    <div className="line flow">
      {failure && (
        <span className="tell bad" role="alert">
          {failure.message}
        </span>
      )}
      <button className="btn" type="button" aria-busy={isBusy} onClick={submit}>
        {isBusy ? <span className="spin" /> : <AnyIcon name="log-out" flip />}
        Sign out
      </button>
    </div>
  );
}
