import { listPurchasedItems } from '@kithouse/contract';
import { buttonClass } from '@kithouse/ui/button.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useDates } from '../../lib/use-dates.js';
import { usePlatform } from '../../lib/use-route.js';
import { pathOf } from '../items/item-tile.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { RecordInsert } from './record-insert.js';
import { RecordTable } from './record-table.js';

/** Lists this account's purchases for both platforms. */
export function PurchasedScreen({ route }: { route: Route }) {
  const platform = usePlatform();
  const { day } = useDates();
  const list = usePersonalList(listPurchasedItems, route, {});
  const empty = (
    <NothingYet
      title={t('Nothing bought yet')}
      actions={
        <Link className={buttonClass({ kind: 'primary' })} to={`${platform}/packs`}>
          {t('Browse packs')}
        </Link>
      }
    >
      {t('Items you buy are listed here. You can use them on all your sites.')}
    </NothingYet>
  );
  return (
    <CloudLayout path="purchased-items" title={t('Purchased Items')}>
      <PersonalResult list={list} route={route} skeleton={<RowSkeletons label={t('Loading your purchases')} />} empty={empty}>
        {(records, isBusy) => (
          <RecordTable
            label={t('Purchased Items')}
            records={records}
            isBusy={isBusy}
            columns={[
              {
                name: t('Purchased At'),
                className: 'extra num',
                cell: ({ purchased_at }) => <time dateTime={purchased_at}>{day(purchased_at)}</time>,
              },
              {
                name: t('Actions'),
                className: 'acts',
                cell: (record) =>
                  record.type === 'pack' ? (
                    <Link className={buttonClass({ size: 's' })} to={pathOf(record)}>
                      {t('View')}
                      <span className="sr"> {record.name}</span>
                    </Link>
                  ) : (
                    <RecordInsert record={record} />
                  ),
              },
            ]}
          />
        )}
      </PersonalResult>
    </CloudLayout>
  );
}
