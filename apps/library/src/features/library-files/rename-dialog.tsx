import { type CloudFile, renameCloudFile } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { patchFile } from './patch-files.js';

type RenameDialogProps = { file: CloudFile; onClose: () => void };

/** Renames a file everywhere. */
export function RenameDialog({ file, onClose }: RenameDialogProps) {
  const cache = useQueryClient();
  const [name, setName] = useState(file.name);
  const rename = useAction(renameCloudFile, {
    onError: () => undefined,
    onSuccess: ({ data }) => {
      const [answer] = data.files;
      patchFile(cache, file.my_cloud_id, (old) => ({
        ...old,
        name: answer?.name ?? name.trim(),
        label: answer?.label ?? name.trim(),
        last_modified: answer?.last_modified ?? old.last_modified,
      }));
      onClose();
    },
  });
  const isReady = name.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === file.name) {
      onClose();
    } else if (isReady && !rename.isPending) {
      rename.mutate({ id: file.my_cloud_id, name: name.trim() });
    }
  }

  return (
    <Dialog width={440} onClose={rename.isPending ? undefined : onClose} closeLabel={t('Close')}>
      <DialogHead title={t('Rename')} about={<bdi>{file.name}</bdi>} closeLabel={t('Close')} canClose={!rename.isPending} />
      <form className="form" onSubmit={submit}>
        <div className="inside">
          <Field
            label={t('Name')}
            value={name}
            onChange={setName}
            error={rename.error?.message}
            maxLength={200}
            autoComplete="off"
            dir="auto"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div className="foot">
          <Button kind="quiet" disabled={rename.isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button kind="primary" type="submit" disabled={!isReady} isBusy={rename.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
