import { AppError } from '@kithouse/contract';
import { useRef, useState } from 'react';

type Progress = { isBusy: boolean; isDone: boolean; failure?: AppError };

/** Sends a form once at a time and holds its state. */
export function useSubmit(send: () => Promise<unknown>) {
  const [progress, setProgress] = useState<Progress>({ isBusy: false, isDone: false });
  const isSending = useRef(false);

  const submit = () => {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setProgress({ isBusy: true, isDone: false });
    send()
      .then(
        () => setProgress({ isBusy: false, isDone: true }),
        (error: unknown) =>
          setProgress({
            isBusy: false,
            isDone: false,
            failure: error instanceof AppError ? error : new AppError('internal_error'),
          }),
      )
      .finally(() => {
        isSending.current = false;
      });
  };
  return { ...progress, submit };
}
