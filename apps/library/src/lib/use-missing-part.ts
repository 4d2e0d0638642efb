import { useToast } from '@kithouse/ui/toast.js';
import { t } from './i18n.js';

/** Returns a function that reports a failed chunk with a retry. */
export function useMissingPart(): (retry: () => void) => void {
  const toast = useToast();
  return (retry) =>
    toast({
      tone: 'bad',
      title: t('This part of the library could not be loaded.'),
      text: t('Please check your connection. If it stays like this, reload the page.'),
      action: { label: t('Retry'), onPress: retry },
    });
}
