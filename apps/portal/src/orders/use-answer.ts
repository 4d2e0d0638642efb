import { AppError } from '@kithouse/contract';
import { useEffect, useState } from 'react';

type Known<T> = { answer?: T; failure?: AppError; to?: unknown };

/** Loads an answer when the page opens and whenever the request changes; keeps the old answer meanwhile. */
export function useAnswer<T>(ask: () => Promise<T>) {
  const [known, setKnown] = useState<Known<T>>({});
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const settle = (next: Known<T>) => isLeft || setKnown({ ...next, to: ask });
    ask().then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ failure: error instanceof AppError ? error : new AppError('internal_error') }),
    );
    return () => {
      isLeft = true;
    };
  }, [ask, tries]);

  return {
    answer: known.answer,
    failure: known.failure,
    isLoading: known.to !== ask,
    /** Requests again. */
    retry: () => {
      setKnown({});
      setTries(tries + 1);
    },
  };
}
