import {
  type Call,
  createOrder,
  formatAmount,
  getOffer,
  type Offer,
  PlanType,
  payOrder,
  type SessionUser,
} from '@kithouse/contract';
import { useCallback, useRef, useState } from 'react';
import { Card } from '../card.js';
import { createKey } from '../orders/create-key.js';
import { readOrigin } from '../orders/origin.js';
import { Failed, Waiting } from '../orders/pending.js';
import { ThingLine } from '../orders/thing.js';
import { useAnswer } from '../orders/use-answer.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { SignedIn } from '../signed-in.js';
import { SubmitButton } from '../submit-button.js';
import { useSubmit } from '../use-submit.js';

type CheckoutProps = { call: Call; search: string };

/** The last look before an order: `?item=` or `?plan=`. */
export function Checkout({ call, search }: CheckoutProps) {
  return <SignedIn path={`/checkout${search}`}>{(user) => <Summary call={call} search={search} user={user} />}</SignedIn>;
}

function Summary({ call, search, user }: CheckoutProps & { user: SessionUser }) {
  const given = new URLSearchParams(search);
  const plan = PlanType.safeParse(given.get('plan')).data;
  const item = given.get('item')?.slice(0, 120);
  const {
    answer: offer,
    failure,
    retry,
  } = useAnswer(useCallback(() => call(getOffer, plan ? { plan } : { item }), [call, plan, item]));

  if (failure) {
    return <Failed title="This cannot be bought" failure={failure} {...(failure.status >= 500 ? { retry } : {})} />;
  }
  if (!offer) {
    return <Waiting />;
  }
  if (offer.state !== 'for_sale') {
    return <NothingToPay offer={offer} />;
  }
  return <Confirmation key={offer.amount} call={call} offer={offer} search={search} user={user} look={retry} />;
}

function NothingToPay({ offer: { state, reason } }: { offer: Offer }) {
  const words = {
    owned: reason,
    free: 'This template is free. Open your library and press Insert.',
    plan_only: 'This template is not sold by itself. It comes with every paid plan.',
    for_sale: '',
  };
  return (
    <Card title="Nothing to pay" sign={{ icon: 'check', tone: 'good' }}>
      <p className="soft">{words[state]}</p>
      <a className="btn" href={state === 'plan_only' ? '/pricing' : '/orders'}>
        {state === 'plan_only' ? 'See the plans' : 'See my orders'}
      </a>
    </Card>
  );
}

type ConfirmationProps = CheckoutProps & { offer: Offer; user: SessionUser; look: () => void };

function Confirmation({ call, offer, search, user, look }: ConfirmationProps) {
  const { go } = useSession();
  const { item, plan, amount, currency, payment } = offer;
  const [key] = useState(createKey);
  const isLeaving = useRef(false);
  const { isBusy, isDone, failure, submit } = useSubmit(async () => {
    const thing = item ? { item_id: item.id } : { plan: plan ?? 'year' };
    const { number } = await call(createOrder, { key, ...thing, amount, ...readOrigin(search) });
    const { pay_url } = await call(payOrder, { number });
    isLeaving.current = true;
    go(pay_url ?? `/checkout/done?number=${number}`);
  });

  return (
    <Card title="Your order">
      <ThingLine offer={offer} />
      <p className="line apart total">
        <span className="h4">Total</span>
        <span className="price">{formatAmount(amount, currency)}</span>
      </p>
      <p className="dim">
        {payment === 'stripe'
          ? 'You pay on a secure page of Stripe. Your card never reaches this library.'
          : 'You get an order number and how to pay. It is yours as soon as the payment has come in.'}{' '}
        The receipt goes to {user.email}.
      </p>
      {!user.is_verified && <Unverified />}
      {failure && (
        <Refusal>
          {failure.message}
          {failure.code === 'price_changed' && (
            <>
              {' '}
              <button className="lnk" type="button" onClick={look}>
                Show the new price
              </button>
            </>
          )}
        </Refusal>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Once is enough, also while the browser is on its way to the next page.
          if (!isLeaving.current) {
            submit();
          }
        }}
      >
        <SubmitButton isBusy={isBusy || isDone} isDisabled={!user.is_verified}>
          {payment === 'stripe' ? `Pay ${formatAmount(amount, currency)}` : 'Place the order'}
        </SubmitButton>
      </form>
      <p className="dim center">
        By ordering you agree to the{' '}
        <a className="lnk" href="/terms">
          terms
        </a>
        .
      </p>
    </Card>
  );
}

function Unverified() {
  return (
    <output className="note boxed">
      <span>
        Please confirm your e-mail first: how to pay and the receipt go there. The link is in the mail we sent you, and{' '}
        <a className="lnk" href="/account">
          your account
        </a>{' '}
        can send it again.
      </span>
    </output>
  );
}
