import { getOffer, type Offer } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { rich } from '@kithouse/ui/rich.js';
import { Card } from '../card.js';
import { formatMoney, t, translateMessage } from '../i18n.js';
import { IncludedItems } from '../orders/included-items.js';
import { describeItem, nameThing } from '../orders/order-words.js';
import { withOrigin } from '../orders/origin.js';
import { Failed, Waiting } from '../orders/pending.js';
import { ThingArt } from '../orders/thing.js';
import { useSession } from '../session.js';

type PurchaseProps = { search: string };

/** Shows what is about to be bought. The library passes the slug; `?item=` accepts the id too. */
export function Purchase({ search }: PurchaseProps) {
  const given = new URLSearchParams(search);
  const item = (given.get('item') ?? given.get('slug') ?? '').slice(0, 120);
  return item === '' ? <NothingChosen /> : <Chosen item={item} search={search} />;
}

function Chosen({ item, search }: PurchaseProps & { item: string }) {
  const { data, error, isFetching, refetch } = useEndpoint(getOffer, { item });
  if (data) {
    return <OfferView offer={data} search={search} />;
  }
  if (error) {
    return (
      <Failed
        title={t('This isn’t for sale')}
        failure={error}
        isRetrying={isFetching}
        {...(error.status >= 500 && { retry: refetch })}
      />
    );
  }
  return <Waiting />;
}

function NothingChosen() {
  return (
    <Card title={t('Nothing chosen yet')} sign={{ icon: 'shopping-bag', tone: 'info' }}>
      <p className="soft">
        {t('Open a template in your library and press Purchase, or choose a plan that includes all templates.')}
      </p>
      <ButtonLink kind="primary" href="/pricing">
        {t('View plans')}
      </ButtonLink>
    </Card>
  );
}

function OfferView({ offer, search }: { offer: Offer; search: string }) {
  const { user } = useSession();
  const { item, amount, currency, state } = offer;
  return (
    <article className="offer">
      <ThingArt item={item} />
      <div className="stack">
        <div>
          {item && <p className="dim">{describeItem(item)}</p>}
          <h1 className="h1">{nameThing(offer)}</h1>
          {item?.pack && <p className="soft">{t('Part of {pack}', { pack: item.pack.name })}</p>}
        </div>
        {state === 'for_sale' && (
          <p className="line cost">
            <span className="price big">{formatMoney(amount, currency, { isShort: true })}</span>
            <span className="soft">{t('pay once, use it forever')}</span>
          </p>
        )}
        {state === 'for_sale' && user?.plan.includes('yearly') && (
          <Note tone="info" isBoxed>
            {t('Your yearly plan includes this while it’s active. If you buy it, it stays yours afterwards.')}
          </Note>
        )}
        <Ways offer={offer} search={search} />
        {item && <IncludedItems item={item} />}
      </div>
    </article>
  );
}

/** Shows the one or two possible actions. */
function Ways({ offer: { item, state, reason, pending }, search }: { offer: Offer; search: string }) {
  const pricingHref = withOrigin('/pricing', {}, search);
  switch (state) {
    case 'owned':
      return (
        <>
          <Note tone="info" isBoxed>
            {translateMessage(reason)} {t('Open your library and press Insert.')}
          </Note>
          <ButtonLink href="/orders">{t('View my orders')}</ButtonLink>
        </>
      );
    case 'free':
      return (
        <Note tone="info" isBoxed>
          {t('This template is free. Open your library and press Insert.')}
        </Note>
      );
    case 'plan_only':
      return (
        <>
          <p className="soft">{t('This template isn’t sold on its own. It comes with every paid plan.')}</p>
          <ButtonLink kind="primary" size="l" href={pricingHref}>
            {t('View plans')}
          </ButtonLink>
        </>
      );
    case 'for_sale':
      return (
        <>
          {pending ? (
            <>
              <Note isBoxed>{t('You’ve already ordered this. The order is waiting for your payment.')}</Note>
              <ButtonLink kind="primary" size="l" href={`/order?number=${pending}`}>
                {t('Continue with order {number}', { number: pending })}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink kind="primary" size="l" href={withOrigin('/checkout', { item: item?.slug ?? '' }, search)}>
              {item?.type === 'pack' ? t('Buy this pack') : item?.type === 'page' ? t('Buy this page') : t('Buy this block')}
            </ButtonLink>
          )}
          <p className="dim">
            {rich(t('Or <plans>get every template</plans> with a plan.'), {
              plans: (words) => (
                <a className="lnk" href={pricingHref}>
                  {words}
                </a>
              ),
            })}
          </p>
        </>
      );
  }
}
