import { BareButton } from '@kithouse/ui/bare-button.js';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { formatTime, t } from '../i18n.js';
import { Mail } from '../mail.js';
import { MailView } from './mail-view.js';

export function Outbox() {
  const [mails, setMails] = useState<readonly Mail[] | 'absent'>();
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    const given = new AbortController();
    fetchMails(given.signal).then(setMails, () => given.signal.aborted || setMails('absent'));
    return () => given.abort();
  }, []);

  if (mails === undefined) {
    return (
      <output className="line soft">
        <span className="spin" />
        {t('Loading the outbox.')}
      </output>
    );
  }
  if (mails === 'absent') {
    return <p className="soft">{t('This library sends real emails, so it has no outbox.')}</p>;
  }
  const open = mails[chosen];
  return (
    <section className="mails">
      <div className="title">
        <h1 className="h1">{t('Outbox')}</h1>
        <p className="dim">{t('These are the emails of a library in development. They’re stored here and never sent.')}</p>
      </div>
      {mails.length === 0 && <p className="soft">{t('Nothing has been sent yet.')}</p>}
      <ul>
        {mails.map((mail, index) => (
          <li key={`${mail.at} ${mail.to} ${mail.subject}`}>
            <BareButton aria-current={index === chosen || undefined} onClick={() => setChosen(index)}>
              <span className="h4 clip">{mail.subject}</span>
              <span className="dim clip">{mail.to}</span>
              <time className="cap" dateTime={mail.at}>
                {formatTime(mail.at)}
              </time>
            </BareButton>
          </li>
        ))}
      </ul>
      {open && <MailView key={chosen} mail={open} />}
    </section>
  );
}

const Mails = z.object({ data: z.array(Mail) });

/** Loads the mails, newest first. Rejects without an outbox, which only development has. */
async function fetchMails(signal: AbortSignal): Promise<Mail[]> {
  const response = await fetch('/outbox.json', { signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) });
  const { data } = Mails.parse(await response.json());
  return data.toSorted((a, b) => b.at.localeCompare(a.at));
}
