import { type Call, endBrowser, listBrowsers, type SignedInBrowser } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import type * as z from 'zod/mini';
import { formatTime, t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSubmit } from '../use-submit.js';
import { Section } from './section.js';

/** Lists the browsers that are signed in on the portal, each with a button that signs it out. */
export function BrowsersSection({ call }: { call: Call }) {
  const { data, error, refetch } = useEndpoint(listBrowsers, {});
  const load = () => void refetch();
  return (
    <Section title={t('Browsers')} about={t('Browsers that are signed in to this account. Sign out those that you don’t know.')}>
      {error && (
        <Refusal>
          {translateMessage(error.message)}{' '}
          <BareButton className="lnk" onClick={load}>
            {t('Retry')}
          </BareButton>
        </Refusal>
      )}
      {data && (
        <ul className="listing">
          {data.data.map((browser) => (
            <BrowserRow key={browser.id} call={call} browser={browser} onEnded={load} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type BrowserRowProps = { call: Call; browser: z.infer<typeof SignedInBrowser>; onEnded: () => void };

function BrowserRow({ call, browser, onEnded }: BrowserRowProps) {
  const { id, is_current, signed_in_at, last_used_at } = browser;
  const name = browser.name || t('Unknown browser');
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(endBrowser, { id });
    onEnded();
  });
  return (
    <li>
      <AnyIcon name="globe" />
      <div className="grow anywhere">
        <p className="line flow">
          <b className="h4">{name}</b>
          {is_current && <span className="pill go">{t('This browser')}</span>}
        </p>
        <p className="cap">
          {t('Since {day} · last used {last}', { day: formatTime(signed_in_at), last: formatTime(last_used_at) })}
        </p>
        {failure && (
          <p className="tell bad" role="alert">
            {translateMessage(failure.message)}
          </p>
        )}
      </div>
      {!is_current && (
        <Button size="s" isBusy={isBusy} aria-label={t('Sign out {site}', { site: name })} onClick={submit}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}
