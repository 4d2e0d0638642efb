import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';

/**
 * Prevents leaving while `isBlocked`: going back returns here, and the browser asks before unloading.
 * Returns whether the person has just tried, and a function to dismiss that.
 */
export function useNavigationGuard(isBlocked: boolean): { hasTried: boolean; stay: () => void } {
  const { address } = useHost();
  const [hasTried, setTried] = useState(false);
  const tell = useEffectEvent(() => setTried(true));
  useLeaveWarning(isBlocked);

  useEffect(() => {
    if (!isBlocked) {
      return;
    }
    const kept = address.current();
    let isReturning = false;
    const stopListening = address.subscribe(() => {
      if (!isReturning) {
        isReturning = true;
        address.go(kept.path, { query: kept.query, state: kept.state });
        isReturning = false;
        tell();
      }
    });
    return () => {
      setTried(false);
      stopListening();
    };
  }, [address, isBlocked]);

  return { hasTried: isBlocked && hasTried, stay: () => setTried(false) };
}

/** Shows progress in the tab's title. */
export function useTabTitle(text: string | undefined) {
  const [before] = useState(() => document.title);
  useEffect(() => {
    if (text !== undefined) {
      document.title = before === '' ? text : `${text} · ${before}`;
      return () => {
        document.title = before;
      };
    }
  }, [text, before]);
}
