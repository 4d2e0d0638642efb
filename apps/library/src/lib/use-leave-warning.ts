import { useEffect } from 'react';

/** Makes the browser ask before it leaves the page, while `isActive`. */
export function useLeaveWarning(isActive = true): void {
  useEffect(() => {
    if (!isActive) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
