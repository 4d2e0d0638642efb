import { useToast } from '@kithouse/ui/toast.js';
import { useState } from 'react';
import { t } from './i18n.js';

/** Opens what lies over the screen, once its code is there. Code that does not arrive is told about and leaves the screen as it is. */
export function useOpening(load: () => Promise<unknown>) {
  const toast = useToast();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const fail = () => {
    setState('closed');
    toast({
      tone: 'bad',
      title: t('This part of the library could not be loaded.'),
      text: t('Please check your connection. If it stays like this, reload the page.'),
      action: { label: t('Retry'), onPress: open },
    });
  };
  function open() {
    setState('loading');
    load().then(() => setState('open'), fail);
  }
  return { isOpen: state === 'open', isLoading: state === 'loading', open, close: () => setState('closed') };
}
