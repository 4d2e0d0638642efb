import { useState } from 'react';
import { useMissingPart } from './use-missing-part.js';

/** Opens what lies over the screen, once its code is there. Code that does not arrive is told about and leaves the screen as it is. */
export function useOpening(load: () => Promise<unknown>) {
  const tellMissing = useMissingPart();
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
