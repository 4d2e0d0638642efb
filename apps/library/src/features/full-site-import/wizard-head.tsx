import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { FullDialogCross, FullDialogTitle } from '@kithouse/ui/full-dialog.js';
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

function Mark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="#0b6b4f" />
      <path d="M14 5.2 22.6 12v3.2H5.4V12z" fill="#fff" />
      <rect x="5.4" y="17" width="7.4" height="5.8" rx="1" fill="#8fd9bd" />
      <rect x="14.6" y="17" width="8" height="5.8" rx="1" fill="#fff" />
    </svg>
  );
}
