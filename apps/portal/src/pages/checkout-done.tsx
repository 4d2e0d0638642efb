import type { Order } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { rich } from '@kithouse/ui/rich.js';
import { useEffect, useState } from 'react';
import { Card } from '../card.js';
import { t } from '../i18n.js';
import { HowToPay } from '../orders/how-to-pay.js';
import { nameThing } from '../orders/order-words.js';
import { Failed, Waiting } from '../orders/pending.js';
import { useOrder } from '../orders/use-order.js';
import { SignedIn } from '../signed-in.js';

/** Shows the page after paying or ordering. Arriving proves nothing: the order's state counts. */
export function CheckoutDone({ search }: { search: string }) {
  const number = new URLSearchParams(search).get('number') ?? '';
  return <SignedIn path={`/checkout/done${search}`}>{() => <Arrival number={number} />}</SignedIn>;
}

function Arrival({ number }: { number: string }) {
  const { order, failure, isFetching, retry } = useOrder(number);
  if (order) {
    return <Outcome order={order} />;
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

function Outcome({ order }: { order: Order }) {
  const link = <ButtonLink href={`/order?number=${order.number}`}>{t('View the order')}</ButtonLink>;
  if (order.state === 'paid') {
    return (
      <Card title={t('Thank you. It’s yours')} sign={{ icon: 'check', tone: 'good' }}>
        <output className="soft">
          {t('{name} is paid. Open your library in WordPress, press Sync if it was already open, then press Insert.', {
            name: nameThing(order),
          })}
        </output>
        {link}
      </Card>
    );
  }
  if (order.state !== 'pending') {
    return (
      <Card title={t('This order is closed')} sign={{ icon: 'info', tone: 'info' }}>
        <output className="soft">{t('It no longer needs a payment.')}</output>
        {link}
      </Card>
    );
  }
  if (order.payment === 'manual') {
    return (
      <Card title={t('Your order is placed')}>
        <output className="soft">
          {t('{name} is yours when your payment arrives. Here’s how to pay:', { name: nameThing(order) })}
        </output>
        <HowToPay order={order} />
        {link}
      </Card>
    );
  }
  return <WaitingForPayment order={order} />;
}

/** Milliseconds until waiting is explained. */
const longMs = 30_000;

function WaitingForPayment({ order: { number } }: { order: Order }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card title={t('Waiting for your payment')}>
      <output className="line soft">
        <span className="spin" />
        {t('This page updates automatically when your payment arrives.')}
      </output>
      {isLong && (
        <output className="soft">
          {t('Some payments take a few days. You can close this page, and we’ll email you when it arrives.')}
        </output>
      )}
      <p className="dim">
        {rich(t('Not paid yet? <order>Continue with order {number}</order>', { number }), {
          order: (words) => (
            <a className="lnk" href={`/order?number=${number}`}>
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}
