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
          <button type="button" aria-pressed={form === 'html'} onClick={() => setForm('html')}>
            {t('Formatted')}
          </button>
          <button type="button" aria-pressed={form === 'text'} onClick={() => setForm('text')}>
            {t('Plain text')}
          </button>
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
