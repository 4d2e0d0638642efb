import { type AppError, resendVerification } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';

/** Shows why a workspace was not saved, and offers an unverified account the mail again. */
export function SaveFailure({ error, onClose, children }: { error: AppError; onClose: () => void; children: string }) {
  if (error.code === 'not_verified') {
    return <NotVerified onClose={onClose} />;
  }
  return (
    <ResultDialog tone="bad" title={t('Something went wrong.')} closeLabel={t('Close')} onClose={onClose}>
      {children}
    </ResultDialog>
  );
}

function NotVerified({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const resend = useAction(resendVerification, {
    onSuccess: ({ message }) => {
      toast({ title: message });
      onClose();
    },
  });
  return (
    <ResultDialog
      tone="warn"
      icon="mail-warning"
      title={t('Opps...')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <Button kind="primary" isBusy={resend.isPending} onClick={() => resend.isPending || resend.mutate({})}>
          {t('Resend the link')}
        </Button>
      }
    >
      {t('Your account is not verified. Please check your inbox and verify your account.')}
    </ResultDialog>
  );
}
