import { type ApiKey, AppError, type Call, listKeys } from '@kithouse/contract';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';

export type Key = z.infer<typeof ApiKey>;
type Keys = { keys?: readonly Key[]; failure?: AppError };

/** Returns the account's sites and keys; `load` refreshes them and keeps the old list meanwhile. */
export function useKeys(call: Call) {
  const [known, setKnown] = useState<Keys>({});
  const load = useCallback(() => {
    call(listKeys, {}).then(
      ({ data }) => setKnown({ keys: data }),
      (error: unknown) =>
        setKnown(({ keys }) => ({ keys, failure: error instanceof AppError ? error : new AppError('internal_error') })),
    );
  }, [call]);
  useEffect(load, [load]);
  return { ...known, load };
}
