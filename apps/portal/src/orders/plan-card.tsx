import { monthlyPrice, type PricingEntry, type Profile, savingsPercent } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import type { ReactNode } from 'react';
import { formatMoney, formatPercent, t, translateMessage } from '../i18n.js';
import { withOrigin } from './origin.js';

const contentsOf = (type: PricingEntry['type']) =>
  type === 'year'
    ? [
        t('Every pack, page and block, including paid ones'),
        t('Everything added during your year'),
        t('On any number of live sites'),
        t('Inserted content stays yours after the year'),
      ]
    : [
        t('Every pack, page and block, including paid ones'),
        t('Everything added later, forever'),
        t('On any number of live sites'),
        t('No second payment, ever'),
      ];

type PlanCardProps = {
  entry: PricingEntry;
  /** Query of the address, for the visit's origin. */
  search: string;
  /** Plans of the signed-in person. */
  plans: Profile['plan'];
  isChosen: boolean;
};

export function PlanCard({ entry, search, plans, isChosen }: PlanCardProps) {
  const { type, name, price, discounted_price, currency } = entry;
  const saved = savingsPercent(entry);
  const isYours = plans.includes('lifetime') || (type === 'year' && plans.includes('yearly'));
  return (
    <section className={isChosen ? 'plan chosen' : 'plan'} aria-labelledby={`plan-${type}`}>
      <div className="line apart">
        <h2 className="h2" id={`plan-${type}`}>
          {translateMessage(name)}
        </h2>
        {saved > 0 && <span className="pill go">{t('Save {percent}', { percent: formatPercent(saved) })}</span>}
      </div>
      <div>
        <p className="line cost">
          <span className="price big">{formatMoney(discounted_price, currency, { isShort: true })}</span>
          {discounted_price < price && (
            <>
              <span className="sr">{t('instead of')}</span>
              <s className="dim">{formatMoney(price, currency, { isShort: true })}</s>
            </>
          )}
        </p>
        <p className="soft">
          {type === 'year'
            ? t('Per year. That’s {price} a month.', { price: formatMoney(monthlyPrice(entry), currency) })
            : t('Paid once.')}
        </p>
      </div>
      <Contents lines={contentsOf(type)} />
      {isYours ? (
        <Yours>{type === 'year' && plans.includes('lifetime') ? t('Part of your plan') : undefined}</Yours>
      ) : (
        <ButtonLink
          kind={isChosen ? 'primary' : undefined}
          size="l"
          isWide
          href={withOrigin('/checkout', { plan: type }, search)}
        >
          {t('Get {plan}', { plan: translateMessage(name) })}
        </ButtonLink>
      )}
    </section>
  );
}

type FreePlanProps = {
  currency: string;
  /** Plans of the signed-in person; undefined for a visitor. */
  plans: Profile['plan'] | undefined;
};

export function FreePlan({ currency, plans }: FreePlanProps) {
  return (
    <section className="plan" aria-labelledby="plan-free">
      <h2 className="h2" id="plan-free">
        {t('Free')}
      </h2>
      <div>
        <p className="line cost">
          <span className="price big">{formatMoney(0, currency, { isShort: true })}</span>
        </p>
        <p className="soft">{t('Free forever.')}</p>
      </div>
      <Contents
        lines={[t('All templates marked FREE'), t('Any number of local sites'), t('2 live sites'), t('Buy single templates')]}
      />
      {plans?.includes('free') && <Yours />}
      {!plans && (
        <ButtonLink size="l" isWide href="/sign-up">
          {t('Free Sign Up')}
        </ButtonLink>
      )}
    </section>
  );
}

function Yours({ children = t('Your plan') }: { children?: string | undefined }) {
  return (
    <p className={buttonClass({ size: 'l', isWide: true })} aria-disabled="true">
      <AnyIcon name="check" />
      {children}
    </p>
  );
}

function Contents({ lines }: { lines: ReactNode[] }) {
  return (
    <ul className="contents">
      {lines.map((line) => (
        <li key={String(line)}>
          <AnyIcon name="check" size="s" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
