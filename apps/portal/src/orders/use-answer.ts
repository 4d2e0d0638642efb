import { AppError } from '@kithouse/contract';
import { useEffect, useState } from 'react';

type Known<T> = { answer?: T; failure?: AppError; to?: unknown };

/** The answer to a question, asked when the page opens and whenever the question is another; the old answer stays until then. */
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
    /** Asks once more. */
    retry: () => {
      setKnown({});
      setTries(tries + 1);
    },
  };
}
