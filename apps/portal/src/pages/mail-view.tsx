import { BareButton } from '@kithouse/ui/bare-button.js';
import { useState } from 'react';
import { t } from '../i18n.js';
import type { Mail } from '../mail.js';

/** Shows a mail like its reader sees it, without scripts, forms or our origin. */
export function MailView({ mail }: { mail: Mail }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <article className="mail">
      <div className="line apart flow">
        <div>
          <h2 className="h3">{mail.subject}</h2>
          <p className="dim">{t('To {email}', { email: mail.to })}</p>
        </div>
        <fieldset className="seg" aria-label={t('Email format')}>
          <BareButton aria-pressed={form === 'html'} onClick={() => setForm('html')}>
            {t('Formatted')}
          </BareButton>
          <BareButton aria-pressed={form === 'text'} onClick={() => setForm('text')}>
            {t('Plain text')}
          </BareButton>
        </fieldset>
      </div>
      {form === 'html' ? (
        <iframe
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail.html}`}
        />
      ) : (
        <pre>{mail.text}</pre>
      )}
    </article>
  );
}
