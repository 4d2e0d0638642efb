import { AppError, type Item } from '@kithouse/contract';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { ItemPicture } from '../import/item-picture.js';
import { PlanSummary } from '../import/plan-summary.js';
import { Refusal } from '../import/refusal.js';
import { useCheck } from '../import/use-check.js';
import { useProfile } from '../profile/use-profile.js';
import { useInsert } from './use-insert.js';

type InsertDialogProps = { item: Item; onClose: () => void };

/** Checks, says what will happen, and puts the template into the open document. */
export function InsertDialog({ item, onClose }: InsertDialogProps) {
  const host = useHost();
  const profile = useProfile();
  const isVerified = profile?.is_verified ?? false;
  const check = useCheck(item, isVerified);
  const { isInserting, error, start, forget } = useInsert(item, () => {
    onClose();
    host.close?.();
  });

  const failure = error ?? (isVerified ? check.failure : new AppError('invalid_data'));
  if (failure) {
    const retry = () => (error ? forget() : void check.refetch());
    return (
      <Dialog key="refused" kind="result" onClose={onClose} closeLabel={t('Close')}>
        <Refusal error={failure} item={item} title={t('Nothing was inserted')} onClose={onClose} onRetry={retry} />
      </Dialog>
    );
  }
  return (
    <Dialog width={440} onClose={onClose} closeLabel={t('Close')}>
      <DialogHead title={t('Insert {name}', { name: item.name })} closeLabel={t('Close')} />
      <div className="inside">
        <ItemPicture item={item} ratio="16 / 10" />
        <PlanSummary plan={check.plan} first={t('It is put where the cursor is. One undo takes it out again.')} />
      </div>
      <div className="foot">
        <button className="btn quiet" type="button" onClick={onClose}>
          {t('Cancel')}
        </button>
        <button className="btn primary" type="button" disabled={!check.plan} aria-busy={isInserting} onClick={start}>
          {isInserting && <span className="spin" />}
          {t('Insert')}
        </button>
      </div>
    </Dialog>
  );
}
