import { AppError, brand, type ErrorCode } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';
import { HistoryLink } from './history-link.js';
import { Refusal } from './refusal.js';
import type { Template } from './template.js';

type ImportFailureProps = {
  error: Error;
  template: Template;
  onClose: () => void;
  /** Resumes an interrupted import; undefined if none has started. */
  onResume: (() => void) | undefined;
  onRetry: () => void;
};

/** Shows why an import failed or stopped, with next steps. */
export function ImportFailure({ error: thrown, template, onClose, onResume, onRetry }: ImportFailureProps) {
  const error = thrown instanceof AppError ? thrown : new AppError('internal_error');
  const isInterrupted = error.code === brand.apiErrorCode || error.code === 'import_unfinished';
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={onClose}>
      {isInterrupted && onResume ? (
        <Interrupted onResume={onResume} onClose={onClose} />
      ) : (
        <Refusal
          error={error}
          template={template}
          title={t('Importing Failed')}
          advice={<Advice code={error.code} onLeave={onClose} />}
          onClose={onClose}
          onRetry={error.code === 'import_running' && onResume ? onResume : onRetry}
        />
      )}
    </Dialog>
  );
}

function Interrupted({ onResume, onClose }: { onResume: () => void; onClose: () => void }) {
  return (
    <DialogResult
      tone="warn"
      sign={<AnyIcon name="cloud-alert" />}
      title={t('The import was interrupted')}
      actions={
        <>
          <Button kind="primary" onClick={onResume}>
            {t('Retry')}
          </Button>
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <p className="soft" role="alert">
        {t('The site hasn’t responded for a while. Retry to resume the import where it stopped.')}
      </p>
      <HistoryLink onLeave={onClose} />
    </DialogResult>
  );
}

function Advice({ code, onLeave }: { code: ErrorCode; onLeave: () => void }) {
  if (code === 'import_failed' || code === 'internal_error') {
    return (
      <>
        <p className="dim">{t('Anything created so far is listed in History, where you can undo it.')}</p>
        <HistoryLink onLeave={onLeave} />
      </>
    );
  }
  const text: Partial<Record<ErrorCode, string>> = {
    invalid_permission: t('Ask an administrator to import it.'),
    plan_refused: t('Sign out of the library and sign in again. Then retry the import.'),
  };
  return text[code] && <p className="dim">{text[code]}</p>;
}
