import { type Call, cancelOrder, type Order as OrderRecord, payOrder, type SessionUser } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { t, translateMessage } from '../i18n.js';
import { HowToPay } from '../orders/how-to-pay.js';
import { OrderPill } from '../orders/order-pill.js';
import { Failed, Waiting } from '../orders/pending.js';
import { Receipt } from '../orders/receipt.js';
import { useOrder } from '../orders/use-order.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { SignedIn } from '../signed-in.js';
import { useSubmit } from '../use-submit.js';

/** Shows an order's state, payment and printable receipt. */
export function Order({ call, search }: { call: Call; search: string }) {
  const number = new URLSearchParams(search).get('number') ?? '';
  return <SignedIn path={`/order${search}`}>{(user) => <Known call={call} number={number} user={user} />}</SignedIn>;
}

function Known({ call, number, user }: { call: Call; number: string; user: SessionUser }) {
  const { order, failure, isFetching, setOrder, retry } = useOrder(number);
  if (order) {
    return <View call={call} order={order} user={user} setOrder={setOrder} />;
  }
  if (failure) {
    return (
      <Failed
        title={t('This order couldn’t be loaded')}
        failure={failure}
        isRetrying={isFetching}
        {...(failure.status >= 500 && { retry })}
      />
    );
  }
  return <Waiting>{t('Loading your order.')}</Waiting>;
}

type ViewProps = { call: Call; order: OrderRecord; user: SessionUser; setOrder: (order: OrderRecord) => void };

function View({ call, order, user, setOrder }: ViewProps) {
  return (
    <section className="stack sheet-card broad order">
      <ButtonLink kind="quiet" size="s" className="back" href="/orders">
        <AnyIcon name="arrow-left" size="s" flip />
        {t('My orders')}
      </ButtonLink>
      <div className="line apart flow">
        <h1 className="h2">
          {rich(order.state === 'paid' || order.state === 'refunded' ? t('Receipt {number}') : t('Order {number}'), {
            number: <span className="number">{order.number}</span>,
          })}
        </h1>
        <OrderPill state={order.state} />
      </div>
      <Receipt order={order} user={user} />
      {order.state === 'pending' && <ToPay call={call} order={order} setOrder={setOrder} />}
      {order.state === 'paid' && (
        <Button className="print" onClick={() => window.print()}>
          {t('Print the receipt')}
        </Button>
      )}
    </section>
  );
}

function ToPay({ call, order, setOrder }: Omit<ViewProps, 'user'>) {
  const { go } = useSession();
  const pay = useSubmit(async () => {
    const { pay_url, order: now } = await call(payOrder, { number: order.number });
    setOrder(now);
    if (pay_url) {
      go(pay_url);
    }
  });
  return (
    <div className="stack to-pay">
      {order.payment === 'manual' ? (
        <>
          <h2 className="h3">{t('How to pay')}</h2>
          <HowToPay order={order} />
        </>
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            pay.submit();
          }}
        >
          {pay.failure && <Refusal>{translateMessage(pay.failure.message)}</Refusal>}
          {pay.isDone && <p className="soft">{t('If the payment page doesn’t open, your payment is already being checked.')}</p>}
          <SubmitButton isBusy={pay.isBusy}>{t('Pay now')}</SubmitButton>
        </form>
      )}
      <Cancel call={call} order={order} setOrder={setOrder} />
    </div>
  );
}

/** Asks before cancelling. */
function Cancel({ call, order, setOrder }: Omit<ViewProps, 'user'>) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, submit } = useSubmit(async () => setOrder(await call(cancelOrder, { number: order.number })));
  if (!isAsking) {
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('Cancel the order')}
      </Button>
    );
  }
  return (
    <fieldset className="stack" aria-label={t('Cancel the order')}>
      {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      <p className="soft">{t('Cancel order {number}? Don’t cancel it if you’ve already paid.', { number: order.number })}</p>
      <div className="line flow">
        <Button ref={(keep) => keep?.focus()} onClick={() => setAsking(false)}>
          {t('Keep order')}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={submit}>
          {t('Cancel the order')}
        </Button>
      </div>
    </fieldset>
  );
}
