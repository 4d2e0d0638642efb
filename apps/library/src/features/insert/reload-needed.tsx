import { AppError } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { useMutation } from '@tanstack/react-query';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';

type ReloadNeededProps = {
  /** What happened. */
  title: string;
  /** Names that the editor lacks. */
  names?: readonly string[] | undefined;
  /** Inserts without them. */
  onInsert?: (() => void) | undefined;
  onClose: () => void;
};

/** Asks for a reload to load installed plugins, keeping the work. */
export function ReloadNeeded({ title, names = [], onInsert, onClose }: ReloadNeededProps) {
  const { editor } = useHost();
  const reload = useMutation({ mutationFn: async () => editor?.reload() });
  const { error } = reload;
  return (
    <Dialog kind="result" onClose={onClose} closeLabel={t('Close')}>
      <DialogResult
        tone="warn"
        sign={<AnyIcon name="triangle-alert" />}
        title={title}
        actions={
          <>
            <Button kind="primary" data-first isBusy={reload.isPending} onClick={() => reload.isPending || reload.mutate()}>
              {t('Reload the editor')}
            </Button>
            {onInsert && <Button onClick={onInsert}>{t('Insert without them')}</Button>}
          </>
        }
      >
        <div className="soft" role="alert">
          {names.length > 0 && (
            <p>{t('This editor hasn’t loaded these new blocks or widgets yet: {names}.', { names: names.join(', ') })}</p>
          )}
          <p>
            {error ? sayWhy(error) : t('Your work is saved as a draft, and the library reopens here. Then insert the template.')}
          </p>
        </div>
      </DialogResult>
    </Dialog>
  );
}

const sayWhy = (error: Error) =>
  error instanceof AppError ? error.message : t('Your work couldn’t be saved. Save it yourself and reload this page.');
