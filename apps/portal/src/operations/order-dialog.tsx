import { confirmOrder, type OperatorOrder, refundOrder, refuseOrder } from '@kithouse/contract';
import { useCall } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { formatMoney, t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSubmit } from '../use-submit.js';

export type OrderAction = 'confirm' | 'refuse' | 'refund';

const calls = { confirm: confirmOrder, refuse: refuseOrder, refund: refundOrder };

type OrderDialogProps = {
  order: OperatorOrder;
  action: OrderAction;
  onDone: (order: OperatorOrder) => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation, because the buyer gets an email and money may be refunded. */
export function OrderDialog({ order, action, onDone, onClose }: OrderDialogProps) {
  const call = useCall();
  const { isBusy, failure, submit } = useSubmit(async () => onDone(await call(calls[action], { number: order.number })));
  const { title, text, button } = wordsOf(action, order);
  return (
    <Dialog closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={460}>
      <DialogHead title={title} closeLabel={t('Close')} canClose={!isBusy} />
      <div className="inside">
        <p className="soft">{text}</p>
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </div>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind={action === 'confirm' ? 'primary' : 'danger'} isBusy={isBusy} onClick={submit}>
          {button}
        </Button>
      </div>
    </Dialog>
  );
}

function wordsOf(action: OrderAction, { number, amount: value, currency, payment }: OperatorOrder) {
  const amount = formatMoney(value, currency);
  switch (action) {
    case 'confirm':
      return {
        title: t('Confirm order {number}?', { number }),
        text: t('Confirm the order once you’ve received {amount}. The buyer gets access immediately.', { amount }),
        button: t('Confirm'),
      };
    case 'refuse':
      return {
        title: t('Refuse order {number}?', { number }),
        text: t('The order is closed without payment, and the buyer gets an email.'),
        button: t('Refuse'),
      };
    case 'refund':
      return {
        title: t('Refund order {number}?', { number }),
        text:
          payment === 'stripe'
            ? t('Stripe refunds {amount}, and the buyer loses access.', { amount })
            : t('Send {amount} back first. The buyer then loses access.', { amount }),
        button: t('Refund'),
      };
  }
}
