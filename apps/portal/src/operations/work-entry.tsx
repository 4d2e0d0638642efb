import type { JobState, MailState } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { formatTime, t, tn, translateMessage } from '../i18n.js';
import { useSubmit } from '../use-submit.js';
import { statePill } from './operator-labels.js';

type Work = {
  kind: string;
  state: MailState | JobState;
  created_at: string;
  attempts: number;
  last_error: string | null;
  next_at: string | null;
};

type WorkEntryProps = {
  work: Work;
  title: string;
  /** Sends the email or runs the job again; undefined if it can't. */
  action: { label: string; name: string; run: () => Promise<unknown> } | undefined;
};

/** Shows an email or a job with its state, its last error and a button that runs it again. */
export function WorkEntry({ work, title, action }: WorkEntryProps) {
  const { kind, state, created_at, attempts, last_error, next_at } = work;
  const { isBusy, failure, submit } = useSubmit(async () => action?.run());
  const { label, tone } = statePill(state, last_error !== null);
  return (
    <li>
      <div className="stack snug">
        <p className="line flow">
          <b className="h4 anywhere" dir="auto">
            {title}
          </b>
          <span className={`pill ${tone}`.trim()}>{label}</span>
        </p>
        <p className="cap">
          {[
            kind,
            t('created {time}', { time: formatTime(created_at) }),
            tn('{count} attempt', '{count} attempts', attempts),
            next_at === null ? '' : t('next attempt {time}', { time: formatTime(next_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {last_error !== null && (
          <p className="problem" dir="auto">
            <span className="sr">{t('Last error:')} </span>
            {last_error}
          </p>
        )}
        {failure && (
          <p className="tell bad" role="alert">
            {translateMessage(failure.message)}
          </p>
        )}
      </div>
      {action && (
        <Button size="s" isBusy={isBusy} aria-label={action.name} onClick={submit}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
