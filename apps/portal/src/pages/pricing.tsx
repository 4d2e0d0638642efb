import { listPricing, PricePlan } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useState } from 'react';
import { Card } from '../card.js';
import { t, translateMessage } from '../i18n.js';
import { Failed, Waiting } from '../orders/pending.js';
import { FreePlan, PlanCard } from '../orders/plan-card.js';
import { useSession } from '../session.js';

/** Shows the plans' prices and contents. `?type=` preselects one. */
export function Pricing({ search }: { search: string }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState(() => PricePlan.safeParse(new URLSearchParams(search).get('type')).data ?? 'one_time');
  const { data: entries, error, isFetching, refetch } = useEndpoint(listPricing, {});

  if (error) {
    return <Failed title={t('The prices aren’t available')} failure={error} retry={refetch} isRetrying={isFetching} />;
  }
  if (!entries) {
    return <Waiting>{t('Loading the prices.')}</Waiting>;
  }
  if (entries.length === 0) {
    return (
      <Card title={t('Paid plans')} sign={{ icon: 'shopping-bag', tone: 'info' }}>
        <p className="soft">
          {t('This library doesn’t sell plans right now. You can use all templates marked FREE with a free account.')}
        </p>
      </Card>
    );
  }
  return (
    <div className="offers">
      <div className="stack center">
        <h1 className="h1">{t('Every pack, every block')}</h1>
        <p className="soft">{t('One plan unlocks all templates on every site you build. It doesn’t renew automatically.')}</p>
        {entries.length > 1 && (
          <Segmented
            label={t('Plan')}
            value={chosen}
            onChange={setChosen}
            options={entries.map(({ type, name }) => ({ value: type, label: translateMessage(name) }))}
          />
        )}
      </div>
      <div className="plans">
        <FreePlan currency={entries[0]?.currency ?? ''} plans={user?.plan} />
        {entries.map((entry) => (
          <PlanCard
            key={entry.type}
            entry={entry}
            search={search}
            plans={user?.plan ?? []}
            isChosen={entries.length === 1 || entry.type === chosen}
          />
        ))}
      </div>
    </div>
  );
}
