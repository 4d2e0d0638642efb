import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { CodeField } from '@kithouse/ui/code-field.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../lib/i18n.js';

type CodeDialogProps = {
  /** Reason for the refusal of the last code. */
  error?: string | undefined;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onClose: () => void;
};

/** Asks for the code of a second factor after the correct password. */
export function CodeDialog({ error, isBusy, onSubmit, onClose }: CodeDialogProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const given = code.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given !== '' && !isBusy) {
      onSubmit(given);
    }
  };
  const swap = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <Dialog width={460} onClose={isBusy ? undefined : onClose} closeLabel={t('Close')}>
      <DialogHead
        title={isRecovery ? t('Enter a recovery code') : t('Enter your code')}
        about={
          isRecovery
            ? t('Use one of the codes that you saved when you turned two-step sign-in on. Each works once.')
            : t('Open your authenticator app and enter the six digits it shows.')
        }
        closeLabel={t('Close')}
        canClose={!isBusy}
      />
      <form className="inside" id={id} noValidate onSubmit={submit}>
        <CodeField
          key={String(isRecovery)}
          label={isRecovery ? t('Recovery code') : t('Code')}
          value={code}
          onChange={setCode}
          error={error}
          hasLetters={isRecovery}
          size="l"
        />
        <p>
          <BareButton className="lnk" onClick={swap}>
            {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
          </BareButton>
        </p>
      </form>
      <div className="foot">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" type="submit" form={id} disabled={given === '' && !isBusy} isBusy={isBusy}>
          {t('Sign In')}
        </Button>
      </div>
    </Dialog>
  );
}
