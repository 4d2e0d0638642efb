import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { FullDialogCross, FullDialogTitle } from '@kithouse/ui/full-dialog.js';
import { Mark } from '@kithouse/ui/mark.js';
import { t } from '../../lib/i18n.js';
import type { FullSiteImport } from './full-site-import.js';

type WizardHeadProps = { name: string; step: FullSiteImport['currentStep']; canClose: boolean };

export function WizardHead({ name, step, canClose }: WizardHeadProps) {
  const steps = [t('Customize'), t('Dependencies'), t('Done')];
  return (
    <div className="head">
      <FullDialogTitle>
        <Mark />
        <span>
          {t('Full Site Import')}
          <span className="dim">
            {' · '}
            <bdi>{name}</bdi>
          </span>
        </span>
      </FullDialogTitle>
      <ol className="steps" aria-label={t('Steps')}>
        {steps.map((word, index) => {
          const isDone = index + 1 < step;
          return (
            <li key={word} className={isDone ? 'done' : undefined} aria-current={index + 1 === step ? 'step' : undefined}>
              <b>{isDone ? <AnyIcon name="check" size="s" /> : index + 1}</b>
              <span className="word">
                {word}
                {isDone && <span className="sr">, {t('done')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <FullDialogCross label={t('Close')} isDisabled={!canClose} />
    </div>
  );
}
