import { type Call, createOrder, getOffer, type Offer, PricePlan, payOrder, type SessionUser } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useRef, useState } from 'react';
import { Card } from '../card.js';
import { formatMoney, t, translateMessage } from '../i18n.js';
import { createKey } from '../orders/create-key.js';
import { readOrigin } from '../orders/origin.js';
import { Failed, Waiting } from '../orders/pending.js';
import { ThingLine } from '../orders/thing.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { SignedIn } from '../signed-in.js';
import { useSubmit } from '../use-submit.js';

type CheckoutProps = { call: Call; search: string };

/** Shows the summary before an order: `?item=` or `?plan=`. */
export function Checkout({ call, search }: CheckoutProps) {
  return <SignedIn path={`/checkout${search}`}>{(user) => <Summary call={call} search={search} user={user} />}</SignedIn>;
}

function Summary({ call, search, user }: CheckoutProps & { user: SessionUser }) {
  const given = new URLSearchParams(search);
  const pricePlan = PricePlan.safeParse(given.get('plan')).data;
  const item = given.get('item')?.slice(0, 120);
  const thing = pricePlan ? { plan: pricePlan } : { item };
  const { data: offer, error, isFetching, refetch } = useEndpoint(getOffer, thing);

  if (error) {
    const retry = error.status >= 500 ? { retry: refetch } : {};
    return <Failed title={t('This isn’t for sale')} failure={error} isRetrying={isFetching} {...retry} />;
  }
  if (!offer) {
    return <Waiting />;
  }
  if (offer.state !== 'for_sale') {
    return <NothingToPay offer={offer} />;
  }
  return <Confirmation key={offer.amount} call={call} offer={offer} search={search} user={user} look={() => void refetch()} />;
}

function NothingToPay({ offer: { state, reason } }: { offer: Offer }) {
  const words = {
    owned: translateMessage(reason),
    free: t('This template is free. Open your library and press Insert.'),
    plan_only: t('This template isn’t sold on its own. It comes with every paid plan.'),
    for_sale: '',
  };
  return (
    <Card title={t('Nothing to pay')} sign={{ icon: 'check', tone: 'good' }}>
      <p className="soft">{words[state]}</p>
      <ButtonLink href={state === 'plan_only' ? '/pricing' : '/orders'}>
        {state === 'plan_only' ? t('View plans') : t('View my orders')}
      </ButtonLink>
    </Card>
  );
}

type ConfirmationProps = CheckoutProps & { offer: Offer; user: SessionUser; look: () => void };

function Confirmation({ call, offer, search, user, look }: ConfirmationProps) {
  const { go } = useSession();
  const { item, plan: pricePlan, amount, currency, payment } = offer;
  const [key] = useState(createKey);
  const isLeaving = useRef(false);
  const { isBusy, isDone, failure, submit } = useSubmit(async () => {
    const thing = item ? { item_id: item.id } : { plan: pricePlan ?? 'year' };
    const { number } = await call(createOrder, { key, ...thing, amount, ...readOrigin(search) });
    const { pay_url } = await call(payOrder, { number });
    isLeaving.current = true;
    go(pay_url ?? `/checkout/done?number=${number}`);
  });

  return (
    <Card title={t('Your order')}>
      <ThingLine offer={offer} />
      <p className="line apart total">
        <span className="h4">{t('Total')}</span>
        <span className="price">{formatMoney(amount, currency)}</span>
      </p>
      <p className="dim">
        {payment === 'stripe'
          ? t('You pay on a secure Stripe page, and your card details never reach this library. The receipt goes to {email}.', {
              email: user.email,
            })
          : t(
              'You get an order number and payment details, and it’s yours when your payment arrives. The receipt goes to {email}.',
              { email: user.email },
            )}
      </p>
      {!user.is_verified && <Unverified />}
      {failure && (
        <Refusal>
          {translateMessage(failure.message)}
          {failure.code === 'price_changed' && (
            <>
              {' '}
              <BareButton className="lnk" onClick={look}>
                {t('Show the new price')}
              </BareButton>
            </>
          )}
        </Refusal>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Prevents a second press, also while the browser navigates.
          if (!isLeaving.current) {
            submit();
          }
        }}
      >
        <SubmitButton isBusy={isBusy || isDone} isDisabled={!user.is_verified}>
          {payment === 'stripe' ? t('Pay {amount}', { amount: formatMoney(amount, currency) }) : t('Place the order')}
        </SubmitButton>
      </form>
      <p className="dim center">
        {rich(t('By ordering you agree to the <terms>terms</terms>.'), {
          terms: (words) => (
            <a className="lnk" href="/terms">
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}

function Unverified() {
  return (
    <Note isBoxed announcedAs="status">
      {rich(
        t(
          'Confirm your email first, because the payment details and the receipt go there. Open the link in the email we sent you, or <account>request a new one</account>.',
        ),
        {
          account: (words) => (
            <a className="lnk" href="/account">
              {words}
            </a>
          ),
        },
      )}
    </Note>
  );
}
