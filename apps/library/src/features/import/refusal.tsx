import { type AppError, brand, type Item } from '@kithouse/contract';
import { DialogResult } from '@kithouse/ui/dialog.js';
import { Icon } from '@kithouse/ui/icon.js';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { purchaseHref } from '../items/ownership.js';
import { Markup } from './markup.js';
import { upgradeHref } from './upgrade-href.js';

type RefusalProps = {
  error: AppError;
  item: Item;
  /** For errors that bring no title of their own. */
  title: string;
  onClose: () => void;
  onRetry?: () => void;
};

/** Why a template was not imported or inserted, and the ways on. */
export function Refusal({ error, item, title, onClose, onRetry }: RefusalProps) {
  if (error.code === brand.requiredProCode) {
    return <ProRefusal error={error} item={item} title={title} />;
  }
  const isUnverified = error.code === 'invalid_data';
  const isPassing = error.code === brand.apiErrorCode || error.code === 'rate_limited';
  return (
    <DialogResult
      tone={isUnverified ? 'warn' : 'bad'}
      sign={<Icon name={isUnverified ? 'mail-warning' : 'triangle-alert'} />}
      title={titleOf(error) ?? (isUnverified ? t('Opps...!') : title)}
      actions={
        <>
          {isPassing && onRetry && (
            <button className="btn primary" type="button" onClick={onRetry}>
              {t('Retry')}
            </button>
          )}
          <button className="btn" type="button" onClick={onClose}>
            {t('Close')}
          </button>
        </>
      }
    >
      <div className="soft" role="alert">
        <Markup html={error.message} />
      </div>
    </DialogResult>
  );
}

function ProRefusal({ error, item, title }: Pick<RefusalProps, 'error' | 'item' | 'title'>) {
  const { boot } = useHost();
  return (
    <DialogResult
      tone="warn"
      sign={<Icon name="lock" />}
      title={titleOf(error) ?? title}
      actions={
        <>
          <a className="btn primary" href={upgradeHref(boot)} target="_blank" rel="noopener">
            {t('Upgrade to Pro')}
          </a>
          {item.price > 0 && (
            <a className="btn" href={purchaseHref(boot, item)} target="_blank" rel="noopener">
              {t('Purchase This Item')}
            </a>
          )}
        </>
      }
    >
      <div className="soft" role="alert">
        <Markup html={error.message} />
      </div>
    </DialogResult>
  );
}

function titleOf({ details }: AppError): string | undefined {
  const { title } = (details ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : undefined;
}
