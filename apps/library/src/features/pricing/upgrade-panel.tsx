import { monthlyPrice, type PricePlan, type PricingEntry, savingsPercent } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useId, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useProfile } from '../profile/use-profile.js';
import { upgradeHref } from './provider-pages.js';
import { UpgradeSkeleton } from './upgrade-skeleton.js';
import { usePricing } from './use-pricing.js';

/** Shows the paid plans' prices; nothing if unknown. */
export function UpgradePanel() {
  const { data: entries, isPending } = usePricing();
  const isYearly = useProfile()?.plan.includes('yearly') ?? false;
  if (isPending) {
    return <UpgradeSkeleton />;
  }
  // Yearly customers already have the premium plan.
  const offers = ['one_time', ...(isYearly ? [] : ['year'])].flatMap(
    (type) => entries?.find((entry) => entry.type === type) ?? [],
  );
  return offers.length > 0 ? <Offers offers={offers} /> : null;
}

function Offers({ offers }: { offers: PricingEntry[] }) {
  const id = useId();
  const { boot } = useHost();
  const [type, setType] = useState<PricePlan>('one_time');
  const offer = offers.find((one) => one.type === type) ?? offers[0];
  const labels = { one_time: t('Lifetime'), year: t('Premium') };
  return (
    offer && (
      <section className="panel upsell" aria-labelledby={id}>
        <div className="stack">
          <h2 className="h3" id={id}>
            {t('Every pack, every block')}
          </h2>
          <p className="soft small">{t('Use all Pro packs, pages and blocks on any number of live sites.')}</p>
        </div>
        {offers.length > 1 ? (
          <Segmented
            className="wide"
            label={t('Plan length')}
            options={offers.map((one) => ({ value: one.type, label: labels[one.type] }))}
            value={offer.type}
            onChange={setType}
          />
        ) : (
          <p className="h4">{labels[offer.type]}</p>
        )}
        <Amount offer={offer} />
        <ButtonLink size="l" isWide href={upgradeHref(boot, offer.type)} target="_blank" rel="noopener">
          {t('Upgrade to Pro')}
          <AnyIcon name="arrow-up-right" size="s" flip />
        </ButtonLink>
      </section>
    )
  );
}

/** Shows a yearly plan's monthly price and its charge. */
function Amount({ offer }: { offer: PricingEntry }) {
  const format = useFormat();
  const price = (amount: number) => format.price(amount, offer.currency);
  const percent = savingsPercent(offer);
  return (
    <div className="stack" aria-live="polite">
      <p className="line flow amount">
        <span className="big">{price(offer.type === 'year' ? monthlyPrice(offer) : offer.discounted_price)}</span>
        {offer.type === 'year' && <span className="soft">{t('a month')}</span>}
        {percent > 0 && (
          <>
            {offer.type === 'one_time' && <Instead price={price(offer.price)} />}
            <span className="pill go push">{t('Save {percent}%', { percent })}</span>
          </>
        )}
      </p>
      <p className="soft small num">
        {offer.type === 'year'
          ? t('{price} billed once a year', { price: price(offer.discounted_price) })
          : t('Pay once, use it forever')}
        {offer.type === 'year' && percent > 0 && (
          <>
            {' '}
            <Instead price={price(offer.price)} />
          </>
        )}
      </p>
    </div>
  );
}

function Instead({ price }: { price: string }) {
  return (
    <s className="soft num">
      <span className="sr">{t('instead of')} </span>
      {price}
    </s>
  );
}
