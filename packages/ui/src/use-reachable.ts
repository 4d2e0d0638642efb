import { useEffect, useState } from 'react';

const timeout = 20_000;

/** Checks whether an address is unreachable, which a frame does not report. */
export function useReachable(src: string): { isAway: boolean; retry: () => void } {
  const [isAway, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeout)]);
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => leaving.signal.aborted || setAway(false),
      () => leaving.signal.aborted || setAway(true),
    );
    return () => leaving.abort();
  }, [src, attempt]);
  return { isAway, retry: () => setAttempt(attempt + 1) };
}
