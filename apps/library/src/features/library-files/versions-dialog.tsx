import { type CloudFile, type CloudVersion, listCloudVersions } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { VersionChanges } from './version-changes.js';
import { VersionRow } from './version-row.js';
import { VersionsFailure, VersionsLoading } from './version-states.js';

type VersionsDialogProps = {
  file: CloudFile;
  /** Whether the person can name and restore them. */
  canChange: boolean;
  onClose: () => void;
};

/** Shows a file's versions and their differences. */
export function VersionsDialog({ file, canChange, onClose }: VersionsDialogProps) {
  const { data, error, refetch, isFetching } = useEndpoint(listCloudVersions, { id: file.my_cloud_id });
  const [compared, setCompared] = useState<CloudVersion>();
  const box = useFocusThere(compared?.number);
  const versions = data?.data ?? [];
  const title = compared ? t('Changes in version {number}', { number: compared.number }) : t('Versions');
  return (
    <Dialog width={640} onClose={onClose} closeLabel={t('Close')}>
      <DialogHead title={title} about={<bdi>{file.name}</bdi>} closeLabel={t('Close')} />
      <div className="inside" ref={box}>
        {error && !data && <VersionsFailure text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />}
        {!error && !data && <VersionsLoading />}
        {compared ? (
          <VersionChanges id={file.my_cloud_id} version={compared} versions={versions} />
        ) : (
          <ul className="listing bounded" aria-label={t('Versions')}>
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                id={file.my_cloud_id}
                version={version}
                canChange={canChange}
                onCompare={version.number === versions.at(-1)?.number ? undefined : () => setCompared(version)}
              />
            ))}
          </ul>
        )}
      </div>
      {compared && (
        <div className="foot">
          <Button onClick={() => setCompared(undefined)}>
            <AnyIcon name="arrow-left" size="s" flip />
            {t('All versions')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Moves the focus to the comparison and back to its row. */
function useFocusThere(compared: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const former = useRef<number>(undefined);
  useEffect(() => {
    const place = compared === undefined ? `[data-version="${former.current}"] button` : 'select';
    if (compared !== former.current) {
      box.current?.querySelector<HTMLElement>(place)?.focus();
      former.current = compared;
    }
  }, [compared]);
  return box;
}
