/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output may not hold a heading */
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BarLine } from '@kithouse/ui/bar-line.js';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { Checklist } from '../import/checklist.js';
import { statusName } from '../import/steps.js';
import { RunFailureNote } from './run-failure.js';
import { type RunProgress, type RunStep, withNext } from './run-progress.js';
import { StepTitle } from './step-title.js';
import { stepTitle } from './step-titles.js';
import type { Watched } from './use-site-run.js';

type ProgressViewProps = {
  watched: Watched;
  /** Reopens the stream. */
  onResume: () => void;
  /** Restarts with the same settings. */
  onRestart: () => void;
  /** Returns to the settings. */
  onBack: () => void;
};

/** Shows the import's progress, or its failure with actions. */
export function ProgressView({ watched, onResume, onRestart, onBack }: ProgressViewProps) {
  const { failure, isSilent, request } = watched;
  const { percent, steps: known } = watched.progress;
  const steps = failure ? known : withNext(known);
  return (
    <div className="center mid">
      <div className="stack" style={{ '--gap': '20px', '--w': '560px' }}>
        <StepTitle
          title={t('Building your site')}
          {...(!failure && { about: t('This takes a minute or two. The import continues if you close this window.') })}
        />
        <Whole progress={{ percent, steps }} isRunning={!failure} />
        <section className="panel" style={{ paddingBlock: 8 }}>
          <Checklist label={t('Steps')} entries={steps.map(entryOf)} />
        </section>
        {isSilent && <SilenceNote onRetry={onResume} />}
        {failure && (
          <RunFailureNote
            failure={failure}
            hasBegun={request !== undefined}
            onResume={onResume}
            onRestart={onRestart}
            onBack={onBack}
          />
        )}
      </div>
    </div>
  );
}

function Whole({ progress: { steps, percent }, isRunning }: { progress: RunProgress; isRunning: boolean }) {
  const { count } = useFormat();
  const done = steps.filter(({ status }) => status === 'complete').length;
  const current = steps.find(({ status }) => status === 'processing');
  // Announced per ten percent instead of per event.
  const heard = t('{percent}%', { percent: count(Math.floor(percent / 10) * 10) });
  return (
    <div className="stack" style={{ '--gap': '6px' }}>
      <output className="sr">{isRunning && [current && stepTitle(current), heard].filter(Boolean).join(', ')}</output>
      <BarLine label={t('Importing')} max={100} value={percent} />
      <p className="line apart dim num">
        <span>{t('{percent}%', { percent: count(percent) })}</span>
        <span>{t('{done} of {all} steps', { done: count(done), all: count(steps.length) })}</span>
      </p>
    </div>
  );
}

const entryOf = (step: RunStep) => ({
  key: step.type,
  status: step.status,
  name: stepTitle(step),
  hiddenStatus: statusName(step.status),
  aside: <Aside step={step} />,
});

/** Shows a running step's text or percentage. The reason of a failure is below the list. */
function Aside({ step: { status, progress, text, message } }: { step: RunStep }) {
  const { count } = useFormat();
  const percent = progress > 0 && progress < 100 && t('{percent}%', { percent: count(Math.floor(progress)) });
  return status === 'processing' && (message || text || percent);
}

/** Shows that the site has been silent for long; listening continues. */
function SilenceNote({ onRetry }: { onRetry: () => void }) {
  const { links } = useHost().boot;
  return (
    <Note
      isBoxed
      announcedAs="status"
      icon={<AnyIcon name="hourglass" />}
      action={
        <Button size="s" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      <b className="h4">{t('Sorry for the delay!')}</b>
      <p className="soft">
        {t('The server hasn’t responded for a while. You can wait, retry, or contact support.')}{' '}
        <a className="lnk" href={links.support} target="_blank" rel="noopener">
          {t('Contact support')}
        </a>
      </p>
    </Note>
  );
}
