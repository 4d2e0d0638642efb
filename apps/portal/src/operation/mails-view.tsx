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
  const [{ state, page }, setWanted] = useState<{ state: MailState | 'all'; page: number }>({ state: 'all', page: 1 });
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
          label={t('State')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'waiting', label: t('Waiting') },
            { value: 'failed', label: t('Failed') },
          ]}
          value={state}
          onChange={(next) => setWanted({ state: next, page: 1 })}
        />
      }
      list={list}
      loading={t('Loading the emails.')}
      empty={{
        title: t('No emails here'),
        text: t('Emails are listed while they wait for the mail server, and for 30 days after they failed.'),
      }}
      done={done}
      page={page}
      onGo={(next) => setWanted({ state, page: next })}
    >
      {list.data?.data.map((mail) => (
        <WorkEntry
          key={mail.id}
          work={mail}
          title={mail.recipient}
          again={{
            label: t('Send again'),
            name: t('Send the email to {recipient} again', { recipient: mail.recipient }),
            run: () => resend(mail.id, mail.recipient),
          }}
        />
      ))}
    </ListFrame>
  );
}
