import { type AppError, brand, type ErrorCode } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { DialogResult } from '@kithouse/ui/dialog.js';
import type { ReactNode } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { purchaseHref, upgradeHref } from '../pricing/provider-pages.js';
import { Markup } from './markup.js';
import { itemOf, type Template } from './template.js';

type RefusalProps = {
  error: AppError;
  template: Template;
  /** Title for errors without their own. */
  title: string;
  /** Advice beyond the message. */
  advice?: ReactNode;
  onClose: () => void;
  onRetry?: () => void;
};

/** Lists errors that can be temporary. */
const temporary: readonly ErrorCode[] = [brand.apiErrorCode, 'rate_limited', 'import_running'];

/** Shows why a template was refused, with next steps. */
export function Refusal({ error, template, title, advice, onClose, onRetry }: RefusalProps) {
  if (error.code === brand.requiredProCode) {
    return <ProRefusal error={error} template={template} title={title} />;
  }
  const isUnverified = error.code === 'invalid_data';
  const isTemporary = temporary.includes(error.code);
  return (
    <DialogResult
      tone={isUnverified ? 'warn' : 'bad'}
      sign={<AnyIcon name={isUnverified ? 'mail-warning' : 'triangle-alert'} />}
      title={titleOf(error) ?? (isUnverified ? t('Opps...!') : title)}
      actions={
        <>
          {isTemporary && onRetry && (
            <Button kind="primary" onClick={onRetry}>
              {t('Retry')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="soft" role="alert" dir="auto">
        <Markup html={error.message} />
      </div>
      {advice}
    </DialogResult>
  );
}

function ProRefusal({ error, template, title }: Pick<RefusalProps, 'error' | 'template' | 'title'>) {
  const { boot } = useHost();
  const item = itemOf(template);
  return (
    <DialogResult
      tone="warn"
      sign={<AnyIcon name="lock" />}
      title={titleOf(error) ?? title}
      actions={
        <>
          <ButtonLink kind="primary" href={upgradeHref(boot)} target="_blank" rel="noopener">
            {t('Upgrade to Pro')}
          </ButtonLink>
          {item && item.price > 0 && (
            <ButtonLink href={purchaseHref(boot, item)} target="_blank" rel="noopener">
              {t('Purchase This Item')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="soft" role="alert" dir="auto">
        <Markup html={error.message} />
      </div>
    </DialogResult>
  );
}

function titleOf({ details }: AppError): string | undefined {
  const { title } = (details ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : undefined;
}
