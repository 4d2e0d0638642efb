import type { SiteLimit } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { type FormEvent, useId, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { upgradeHref } from '../pricing/provider-pages.js';
import { outside } from './account-links.js';

type SiteLimitDialogProps = {
  limit: SiteLimit;
  /** Message of the server. */
  message: string;
  isBusy: boolean;
  onRelease: (id: number) => void;
  onClose: () => void;
};

/** Lists the plan's sites, one of which can be released for this one. */
export function SiteLimitDialog({ limit, message, isBusy, onRelease, onClose }: SiteLimitDialogProps) {
  const { boot } = useHost();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const isThere = limit.sites.some(({ id }) => id === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && isThere && !isBusy) {
      onRelease(chosen);
    }
  };
  return (
    <Dialog width={480} onClose={isBusy ? undefined : onClose} closeLabel={t('Close')}>
      <DialogHead title={t('You’ve reached your site limit')} about={message} closeLabel={t('Close')} canClose={!isBusy} />
      <form className="inside" id={id} onSubmit={submit}>
        <p id={`${id}-about`}>{t('Choose a site to sign out, and this one replaces it. Content on that site doesn’t change.')}</p>
        <fieldset
          className="stack"
          style={{ '--gap': '8px' }}
          aria-label={t('Sites of your account')}
          aria-describedby={`${id}-about`}
          disabled={isBusy}
        >
          {limit.sites.map((site) => (
            <SiteChoice key={site.id} site={site} isChosen={site.id === chosen} onChoose={() => setChosen(site.id)} />
          ))}
        </fieldset>
      </form>
      <div className="foot">
        <a className="lnk keep" href={upgradeHref(boot)} {...outside}>
          {t('View plans')}
        </a>
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" type="submit" form={id} disabled={!isThere} isBusy={isBusy}>
          {t('Sign out there and continue')}
        </Button>
      </div>
    </Dialog>
  );
}

type SiteChoiceProps = { site: SiteLimit['sites'][number]; isChosen: boolean; onChoose: () => void };

function SiteChoice({ site, isChosen, onChoose }: SiteChoiceProps) {
  const { day } = useDates();
  const used = site.last_used_at === null ? t('Not used yet') : t('Last used on {date}', { date: day(site.last_used_at) });
  const address = site.url.replace(/^https?:\/\/|\/+$/g, '');
  return (
    <label className="choice">
      <input className="box" type="radio" name="site" checked={isChosen} onChange={onChoose} />
      <span className="stack" style={{ '--gap': '0', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <span className="h4">{site.name || address}</span>
        {site.name && <bdi className="dim">{address}</bdi>}
        <span className="cap">{used}</span>
      </span>
    </label>
  );
}
