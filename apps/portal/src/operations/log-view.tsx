import { listSecurityLog } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useState } from 'react';
import { t } from '../i18n.js';
import { ListFrame } from './list-frame.js';
import { LogEntry } from './log-entry.js';
import { type LogFilter, LogFilters, noFilter, toInput } from './log-filters.js';

/** Lists the calls of operators, and the changes that people made to their own accounts. */
export function LogView() {
  const [filter, setFilter] = useState<LogFilter>(noFilter);
  const [page, setPage] = useState(1);
  const list = useEndpoint(listSecurityLog, { ...toInput(filter), page }, { keepPrevious: () => true });
  const change = (next: LogFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <ListFrame
      title={t('Security log')}
      filter={<LogFilters key={JSON.stringify(filter)} filter={filter} onChange={change} />}
      list={list}
      loading={t('Loading the security log…')}
      empty={{ title: t('No entries'), text: t('No recorded calls match these filters.') }}
      page={page}
      onGo={setPage}
    >
      {list.data?.data.map((entry) => (
        <LogEntry key={`${entry.by} ${entry.id}`} entry={entry} onAccount={(account) => change({ ...noFilter, account })} />
      ))}
    </ListFrame>
  );
}
