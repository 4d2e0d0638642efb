import { AppError, type Call, type confirmEmail, type verifyEmail } from '@kithouse/contract';
import { useCallback, useEffect, useState } from 'react';

type Outcome = { state: 'asking' } | { state: 'done' } | { state: 'password' } | { state: 'refused'; message: string };

export type Link = {
  outcome: Outcome;
  /** Uses the link with the password of its account. Rejects for a wrong one. */
  prove: (password: string) => Promise<void>;
};

/** Uses a mail's link when its page opens. It asks for a password if another account, or nobody, is signed in. */
export function useLink(call: Call, endpoint: typeof verifyEmail | typeof confirmEmail, token: string): Link {
  const [outcome, setOutcome] = useState<Outcome>(
    token === '' ? { state: 'refused', message: new AppError('invalid_link').message } : { state: 'asking' },
  );

  useEffect(() => {
    if (token === '') {
      return;
    }
    let isLeft = false;
    const settle = (next: Outcome) => isLeft || setOutcome(next);
    call(endpoint, { token }).then(
      () => settle({ state: 'done' }),
      (error: unknown) => settle(toOutcome(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [call, endpoint, token]);

  const prove = useCallback(
    async (password: string) => {
      await call(endpoint, { token, password });
      setOutcome({ state: 'done' });
    },
    [call, endpoint, token],
  );
  return { outcome, prove };
}

const toOutcome = (error: unknown): Outcome =>
  error instanceof AppError && error.code === 'is_signed_failed'
    ? { state: 'password' }
    : { state: 'refused', message: (error as Error).message };
