import { listMails, type MailState, resendMail } from '@kithouse/contract';
import { useCall, useEndpoint } from '@kithouse/query';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useState } from 'react';
import { t } from '../i18n.js';
import { ListFrame } from './list-frame.js';
import { WorkEntry } from './work-entry.js';

/** Lists emails that no mail server has accepted yet. */
export function MailsView() {
  const call = useCall();
  const [{ state, page }, setFilter] = useState<{ state: MailState | 'all'; page: number }>({ state: 'all', page: 1 });
  const [done, setDone] = useState<string>();
  const list = useEndpoint(listMails, { state, page }, { keepPrevious: () => true });

  const resend = async (id: number, recipient: string) => {
    await call(resendMail, { id });
    await list.refetch();
    setDone(t('The email to {recipient} is being sent again.', { recipient }));
  };
  return (
    <ListFrame
      title={t('Emails')}
      filter={
        <Segmented
          label={t('Status')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'waiting', label: t('Waiting') },
            { value: 'failed', label: t('Failed') },
          ]}
          value={state}
          onChange={(next) => setFilter({ state: next, page: 1 })}
        />
      }
      list={list}
      loading={t('Loading emails…')}
      empty={{
        title: t('No emails'),
        text: t('Emails are listed until the mail server accepts them. Failed emails stay here for 30 days.'),
      }}
      done={done}
      page={page}
      onGo={(next) => setFilter({ state, page: next })}
    >
      {list.data?.data.map((mail) => (
        <WorkEntry
          key={mail.id}
          work={mail}
          title={mail.recipient}
          action={{
            label: t('Send again'),
            name: t('Send the email to {recipient} again', { recipient: mail.recipient }),
            run: () => resend(mail.id, mail.recipient),
          }}
        />
      ))}
    </ListFrame>
  );
}
