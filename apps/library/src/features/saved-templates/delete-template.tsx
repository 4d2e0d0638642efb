import { deleteSavedTemplate, listSavedTemplates, type SavedTemplate } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';

type DeleteTemplateProps = { template: SavedTemplate; onClose: () => void };

/** Asks before deleting a template; for the site's settings with a warning to tick. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const cache = useQueryClient();
  const toast = useToast();
  const [isKit, setKit] = useState(template.is_kit);
  const [isUnderstood, setUnderstood] = useState(false);
  const action = useAction(deleteSavedTemplate, {
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: queryKey(listSavedTemplates) });
      toast({ title: t('Successfully Deleted!'), text: template.title, lasts: 1500 });
      onClose();
    },
    onError: ({ code, message }) => {
      if (code === 'cant_delete_kit') {
        setKit(true);
        return;
      }
      const isRefused = code === 'invalid_permission';
      const title = isRefused ? message : t('Something went wrong.');
      toast({ tone: 'bad', title, ...(!isRefused && message !== title && { text: message }) });
      onClose();
    },
  });
  const isReady = !isKit || isUnderstood;
  const confirm = () =>
    isReady && !action.isPending && action.mutate({ id: template.id, ...(isKit && { force_delete_kit: true }) });
  const actions = (
    <>
      <Button data-first onClick={onClose} disabled={action.isPending}>
        {t('Cancel')}
      </Button>
      <Button kind="danger" disabled={!isReady} isBusy={action.isPending} onClick={confirm}>
        {t('Delete')}
      </Button>
    </>
  );

  return (
    <Dialog
      key={isKit ? 'kit' : 'template'}
      kind="result"
      closeLabel={t('Close')}
      onClose={action.isPending ? undefined : onClose}
    >
      {isKit ? (
        <DialogResult
          tone="warn"
          sign={<AnyIcon name="triangle-alert" />}
          title={t('This is your site settings kit')}
          actions={actions}
        >
          <p className="soft">
            {t('It contains your global colours, fonts and layout. Deleting it changes every page on the site.')}
          </p>
          <label className="tick" style={{ marginBlockStart: 8 }}>
            <input
              className="box"
              type="checkbox"
              checked={isUnderstood}
              onChange={(event) => setUnderstood(event.currentTarget.checked)}
            />
            {t('I understand, delete the kit')}
          </label>
        </DialogResult>
      ) : (
        <DialogResult
          tone="bad"
          sign={<AnyIcon name="trash-2" />}
          title={t('Delete {name}?', { name: template.title })}
          actions={actions}
        >
          <p className="soft">{t('It moves to this site’s trash. Pages that use it don’t change.')}</p>
        </DialogResult>
      )}
    </Dialog>
  );
}
