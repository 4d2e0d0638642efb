import { type CloudStatus, getCloudUsage, storageLevel, usagePercent } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useId } from 'react';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { upgradeHref } from '../pricing/provider-pages.js';
import { useProfile } from '../profile/use-profile.js';

/** Shows the storage of the person's own account; borrowers of the site's account have none. */
export function StorageMeter() {
  const user = useProfile();
  const isOwn = user !== null && !user.link_account;
  const { data, error } = useEndpoint(getCloudUsage, {}, { enabled: isOwn });
  if (!isOwn || (error && !data)) {
    return null;
  }
  return data ? <Meter status={data.data} /> : <MeterSkeleton />;
}

function Meter({ status }: { status: CloudStatus }) {
  const { count } = useFormat();
  const tip = useId();
  if (status.limit < 0) {
    return <Unlimited usage={status.usage} />;
  }
  const level = storageLevel(status);
  const percent = Math.min(100, Math.round(usagePercent(status)));
  const label = t('{used} of {limit} files', { used: count(status.usage), limit: count(status.limit) });
  const hasTip = level !== 'calm';
  return (
    <div className="meter" data-level={level}>
      <MeterLabel icon={level === 'danger' || level === 'full' ? 'cloud-alert' : 'cloud'} tip={hasTip ? tip : undefined}>
        {label}
      </MeterLabel>
      <meter className="sr" aria-label={t('Storage')} min={0} max={100} value={percent} aria-valuetext={label} />
      <div className="track">
        <i style={{ '--v': `${percent}%` }} />
      </div>
      {level === 'danger' && (
        <Advice>{t('Your storage quota is runing out. Please upgrade your plan to upload more files.')}</Advice>
      )}
      {level === 'full' && (
        <Advice isFull>{t('You have reached your limit of files. Please upgrade your plan to upload more files.')}</Advice>
      )}
      {hasTip && (
        <span className="tip" role="tooltip" id={tip}>
          {t('You are using {percent}% of your storage quota', { percent: count(percent) })}
        </span>
      )}
    </div>
  );
}

type MeterLabelProps = {
  icon: 'cloud' | 'cloud-alert';
  /** Tooltip on hover and focus. */
  tip?: string | undefined;
  children: string;
};

function MeterLabel({ icon, tip, children }: MeterLabelProps) {
  const content = (
    <>
      <span className="h4 num" dir="auto">
        {children}
      </span>
      <AnyIcon name={icon} size="s" />
    </>
  );
  return tip ? (
    <BareButton className="line apart" aria-describedby={tip}>
      {content}
    </BareButton>
  ) : (
    <p className="line apart">{content}</p>
  );
}

/** Advises to upgrade a full cloud, unless it is the largest. */
function Advice({ isFull = false, children }: { isFull?: boolean; children: string }) {
  const { boot } = useHost();
  const isPaid = useProfile()?.plan.some((plan) => plan === 'pro' || plan === 'lifetime') ?? false;
  return (
    <>
      <p>{children}</p>
      {!isPaid && (
        <a
          className={isFull ? buttonClass({ kind: 'primary', size: 's' }) : 'lnk'}
          href={upgradeHref(boot)}
          target="_blank"
          rel="noopener"
        >
          {t('Upgrade to Pro')}
        </a>
      )}
    </>
  );
}

function Unlimited({ usage }: { usage: number }) {
  const { count } = useFormat();
  return (
    <div className="meter" data-level="calm">
      <MeterLabel icon="cloud">{t('Unlimited')}</MeterLabel>
      <p className="num">{tn('{text} file', '{text} files', usage, { text: count(usage) })}</p>
    </div>
  );
}

/** Reserves the height of the meter. */
function MeterSkeleton() {
  return (
    <div className="meter" aria-hidden="true">
      <Skeleton height={20} />
      <Skeleton height={6} />
    </div>
  );
}
