import { formatAmount, type Order } from '@kithouse/contract';

/** The instructions of an order that is paid by hand. */
export function HowToPay({ order: { number, amount, currency, instructions } }: { order: Order }) {
  return (
    <div className="stack how-to-pay">
      <p className="prose">{instructions}</p>
      <dl className="facts">
        <div>
          <dt>Amount</dt>
          <dd className="num">{formatAmount(amount, currency)}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>
            <b className="number">{number}</b>
          </dd>
        </div>
      </dl>
      <p className="dim">Please name the reference with your payment, so that it can be found. The same is in your mail.</p>
    </div>
  );
}
