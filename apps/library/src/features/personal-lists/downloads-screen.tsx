import { listDownloads } from '@kithouse/contract';
import { buttonClass } from '@kithouse/ui/button.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useDates } from '../../lib/use-dates.js';
import { usePlatform } from '../../lib/use-route.js';
import { CloudLayout } from '../library-files/cloud-layout.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { RecordTable } from './record-table.js';

/** Lists everything this account has put on a site, for both platforms. */
export function DownloadsScreen({ route }: { route: Route }) {
  const platform = usePlatform();
  const { minute } = useDates();
  const list = usePersonalList(listDownloads, route, {});
  const empty = (
    <NothingYet
      title={t('Nothing downloaded yet')}
      actions={
        <Link className={buttonClass({ kind: 'primary' })} to={`${platform}/packs`}>
          {t('Browse packs')}
        </Link>
      }
    >
      {t('Templates you insert or import on any site are listed here.')}
    </NothingYet>
  );
  return (
    <CloudLayout path="downloads" title={t('My Downloads')}>
      <PersonalResult list={list} route={route} skeleton={<RowSkeletons label={t('Loading your downloads')} />} empty={empty}>
        {(records, isBusy) => (
          <RecordTable
            label={t('My Downloads')}
            records={records}
            isBusy={isBusy}
            columns={[
              {
                name: t('Downloaded At'),
                className: 'extra num',
                cell: ({ downloaded_at }) => <time dateTime={downloaded_at}>{minute(downloaded_at)}</time>,
              },
            ]}
          />
        )}
      </PersonalResult>
    </CloudLayout>
  );
}
