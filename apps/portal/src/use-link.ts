import { AppError, type Call, type confirmEmail, type verifyEmail } from '@kithouse/contract';
import { useEffect, useState } from 'react';

type Outcome = { state: 'asking' } | { state: 'done' } | { state: 'refused'; message: string };

/** Uses a mail's link when its page opens. */
export function useLink(call: Call, endpoint: typeof verifyEmail | typeof confirmEmail, token: string): Outcome {
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
      (error: Error) => settle({ state: 'refused', message: error.message }),
    );
    return () => {
      isLeft = true;
    };
  }, [call, endpoint, token]);
  return outcome;
}
