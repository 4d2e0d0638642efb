import { useToast } from '@kithouse/ui/toast.js';
import { t } from './i18n.js';

/** Returns a function that reports a failed chunk with a retry. */
export function useMissingChunk(): (retry: () => void) => void {
  const toast = useToast();
  return (retry) =>
    toast({
      tone: 'bad',
      title: t('This part of the library couldn’t be loaded.'),
      text: t('Check your connection. If that doesn’t help, reload the page.'),
      action: { label: t('Retry'), onPress: retry },
    });
}
