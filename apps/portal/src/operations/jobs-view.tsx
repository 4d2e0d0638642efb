import { type JobState, listJobs, retryJob } from '@kithouse/contract';
import { useCall, useEndpoint } from '@kithouse/query';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useState } from 'react';
import { t } from '../i18n.js';
import { ListFrame } from './list-frame.js';
import { WorkEntry } from './work-entry.js';

/** Lists the background jobs that are waiting, running or failed. */
export function JobsView() {
  const call = useCall();
  const [{ state, page }, setFilter] = useState<{ state: JobState | 'all'; page: number }>({ state: 'all', page: 1 });
  const [done, setDone] = useState<string>();
  const list = useEndpoint(listJobs, { state, page }, { keepPrevious: () => true });

  const retry = async (id: string, job: string) => {
    await call(retryJob, { id });
    await list.refetch();
    setDone(t('The job “{job}” is queued again.', { job }));
  };
  return (
    <ListFrame
      title={t('Jobs')}
      filter={
        <Segmented
          label={t('Status')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'waiting', label: t('Waiting') },
            { value: 'running', label: t('Running') },
            { value: 'failed', label: t('Failed') },
          ]}
          value={state}
          onChange={(next) => setFilter({ state: next, page: 1 })}
        />
      }
      list={list}
      loading={t('Loading jobs…')}
      empty={{
        title: t('No jobs'),
        text: t('Jobs are listed until they finish. Failed jobs stay here for 30 days.'),
      }}
      done={done}
      page={page}
      onGo={(next) => setFilter({ state, page: next })}
    >
      {list.data?.data.map((job) => {
        const name = `${job.kind} ${job.about}`.trim();
        const run = () => retry(job.id, name);
        const action = { label: t('Retry'), name: t('Retry the job “{job}”', { job: name }), run };
        return (
          <WorkEntry key={job.id} work={job} title={job.about || job.kind} action={job.state === 'failed' ? action : undefined} />
        );
      })}
    </ListFrame>
  );
}
