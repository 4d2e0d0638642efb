import { useState } from 'react';
import { useMissingChunk } from './use-missing-chunk.js';

/** Opens an overlay once its code has loaded. Reports a failure and keeps the screen. */
export function useLazyOpen(load: () => Promise<unknown>) {
  const tellMissing = useMissingChunk();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const fail = () => {
    setState('closed');
    tellMissing(open);
  };
  function open() {
    setState('loading');
    load().then(() => setState('open'), fail);
  }
  return { isOpen: state === 'open', isLoading: state === 'loading', open, close: () => setState('closed') };
}
