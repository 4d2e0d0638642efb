import type { SiteForm } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, useId } from 'react';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { ContainerChoice } from '../import/feature-choices.js';
import { formatBytes } from '../import/format-bytes.js';
import { WarningList } from '../import/warning-list.js';
import { SampleTexts, sampleText } from './sample-texts.js';
import type { SiteCheck, useSiteCheck } from './use-site-check.js';

type WhatHappensProps = {
  site: ReturnType<typeof useSiteCheck>;
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Shows everything that the import would do, in advance. */
export function WhatHappens({ site: { check, failure, isLooking, refetch }, form, onChange }: WhatHappensProps) {
  const id = useId();
  return (
    <section className="panel close" aria-labelledby={id} aria-busy={isLooking}>
      <div className="line apart">
        <h4 className="h4" id={id}>
          {t('What will happen')}
        </h4>
        {check && isLooking && <span className="spin" />}
      </div>
      {!check && isLooking && (
        <output className="line soft">
          <span className="spin" style={{ color: 'var(--k-accent)' }} />
          {t('Checking your site…')}
        </output>
      )}
      {failure && (
        <div className="line apart flow" role="alert">
          <p className="soft" dir="auto" style={{ flex: '1 1 240px' }}>
            {failure.message}
          </p>
          <Button size="s" onClick={refetch}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {check && !failure && (
        <>
          <Summary check={check} />
          {check.needs_container && (
            <ContainerChoice
              isOn={form.enable_container !== false}
              onChange={(enable_container) => onChange((old) => ({ ...old, enable_container }))}
            />
          )}
          <SampleTexts warnings={check.will_not_work} />
          <WarningList warnings={check.will_not_work.filter(({ code }) => code !== sampleText)} />
        </>
      )}
    </section>
  );
}

function Summary({ check: { create, change, install, download } }: { check: SiteCheck }) {
  const { locale } = useHost().boot;
  const { count } = useFormat();
  const kinds = new Set(create.map(({ type_label }) => type_label));
  // Several of the pack's changes may be the same on this site.
  const changes = new Map(change.map((one) => [JSON.stringify(one), one]));
  return (
    <dl className="facts wide">
      {create.length > 0 && (
        <Row name={t('New')}>
          {[...kinds].map((label) => (
            <Created key={label} label={label} created={create.filter(({ type_label }) => type_label === label)} />
          ))}
        </Row>
      )}
      {change.length > 0 && (
        <Row name={t('Changed')}>
          {[...changes].map(([key, { label, from, to }]) => (
            <p key={key}>
              <bdi>{label}</bdi>:{' '}
              {from && (
                <s className="dim" dir="auto">
                  {from}
                </s>
              )}{' '}
              {from && <span className="sr">{t('becomes')}</span>} <b dir="auto">{to}</b>
            </p>
          ))}
        </Row>
      )}
      {install.length > 0 && (
        <Row name={t('To install')}>
          {install.map(({ slug, kind, name }) => (
            <p key={`${kind} ${slug}`}>
              {name} <span className="dim">{kind === 'theme' ? t('Theme') : t('Plugin')}</span>
            </p>
          ))}
        </Row>
      )}
      <Row name={t('To download')}>
        {download.files > 0
          ? tn('{text} file, {size}', '{text} files, {size}', download.files, {
              text: count(download.files),
              size: formatBytes(download.bytes, locale),
            })
          : t('Nothing')}
      </Row>
    </dl>
  );
}

function Created({ label, created }: { label: string; created: SiteCheck['create'] }) {
  const { count } = useFormat();
  return (
    <details className="more">
      <summary>
        <bdi>{label}</bdi>
        <span className="dim num">× {count(created.length)}</span>
      </summary>
      <ul className="dim">
        {created.map(({ key, title }) => (
          <li key={key} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
