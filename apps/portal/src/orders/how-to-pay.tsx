import type { Order } from '@kithouse/contract';
import { formatMoney, t } from '../i18n.js';

/** Shows the instructions of an order with manual payment. */
export function HowToPay({ order: { number, amount, currency, instructions } }: { order: Order }) {
  return (
    <div className="stack how-to-pay">
      <p className="prose">{instructions}</p>
      <dl className="facts">
        <div>
          <dt>{t('Amount')}</dt>
          <dd className="num">{formatMoney(amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('Reference')}</dt>
          <dd>
            <b className="number">{number}</b>
          </dd>
        </div>
      </dl>
      <p className="dim">
        {t('Include the reference with your payment so that we can match it. You’ll also find it in your email.')}
      </p>
    </div>
  );
}
