import { formatAmount, monthlyPrice, type PricingEntry, type Profile, savingsPercent } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { ReactNode } from 'react';
import { withOrigin } from './origin.js';

const contents = {
  year: [
    'Every pack, page and block, paid ones too',
    'What is added during your year',
    'On any number of live sites',
    'What you inserted stays yours after the year',
  ],
  one_time: [
    'Every pack, page and block, paid ones too',
    'Whatever is added later, for good',
    'On any number of live sites',
    'No second payment, ever',
  ],
};

type PlanCardProps = {
  entry: PricingEntry;
  /** Of the address, for where somebody came from. */
  search: string;
  /** Of whoever is signed in. */
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
          {name}
        </h2>
        {saved > 0 && <span className="pill go">Save {saved}%</span>}
      </div>
      <div>
        <p className="line cost">
          <span className="price big">{formatAmount(discounted_price, currency, { isShort: true })}</span>
          {discounted_price < price && (
            <>
              <span className="sr">instead of</span>
              <s className="dim">{formatAmount(price, currency, { isShort: true })}</s>
            </>
          )}
        </p>
        <p className="soft">
          {type === 'year' ? `A year. That is ${formatAmount(monthlyPrice(entry), currency)} a month.` : 'Paid once.'}
        </p>
      </div>
      <Contents lines={contents[type]} />
      {isYours ? (
        <Yours>{type === 'year' && plans.includes('lifetime') ? 'Part of your plan' : undefined}</Yours>
      ) : (
        <a className={isChosen ? 'btn primary l wide' : 'btn l wide'} href={withOrigin('/checkout', { plan: type }, search)}>
          Get {name}
        </a>
      )}
    </section>
  );
}

type FreePlanProps = {
  currency: string;
  /** Of whoever is signed in; absent for a visitor. */
  plans: Profile['plan'] | undefined;
};

export function FreePlan({ currency, plans }: FreePlanProps) {
  return (
    <section className="plan" aria-labelledby="plan-free">
      <h2 className="h2" id="plan-free">
        Free
      </h2>
      <div>
        <p className="line cost">
          <span className="price big">{formatAmount(0, currency, { isShort: true })}</span>
        </p>
        <p className="soft">No payment, no end.</p>
      </div>
      <Contents
        lines={['All templates marked FREE', 'Any number of local sites', '2 live sites', 'Single templates can be bought']}
      />
      {plans?.includes('free') && <Yours />}
      {!plans && (
        <a className="btn l wide" href="/sign-up">
          Free Sign Up
        </a>
      )}
    </section>
  );
}

function Yours({ children = 'Your plan' }: { children?: string | undefined }) {
  return (
    <p className="btn l wide" aria-disabled="true">
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
