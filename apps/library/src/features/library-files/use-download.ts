import { AppError, type CloudFile, downloadCloudFile } from '@kithouse/contract';
import { useToast } from '@kithouse/ui/toast.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';

/** Downloads a file and reports the result. */
export function useDownload(): (file: CloudFile) => Promise<void> {
  const { call } = useHost();
  const toast = useToast();
  return async ({ my_cloud_id }) => {
    try {
      const { fileURL, file_name } = await call(downloadCloudFile, { id: my_cloud_id });
      follow(fileURL, file_name);
      toast({ title: t('Successfully Downloaded!'), text: file_name });
    } catch (error) {
      const text = error instanceof AppError ? error.message : t('Something went wrong.');
      toast({ tone: 'bad', title: t('Download Failed!!!'), text });
    }
  };
}

/** Follows an address that returns an attachment, so the page stays open. */
function follow(address: string, name: string) {
  if (!/^https?:$/.test(new URL(address).protocol)) {
    throw new AppError('internal_error');
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}
