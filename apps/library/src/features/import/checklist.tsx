import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { ReactNode } from 'react';
import styles from './import.css?inline';
import type { StepStatus } from './steps.js';

export type ChecklistEntry = {
  key: string;
  status: StepStatus;
  name: string;
  /** Status for screen readers if only the icon shows it. */
  hiddenStatus?: string;
  aside?: ReactNode;
  /** Sentence below the entry. */
  message?: string | undefined;
};

type ChecklistProps = { label: string; entries: readonly ChecklistEntry[] };

/** Lists operations in order. */
export function Checklist({ label, entries }: ChecklistProps) {
  return (
    <>
      <style>{styles}</style>
      <ol className="log" aria-label={label}>
        {entries.map(({ key, status, name, hiddenStatus, aside, message }) => (
          <li key={key} data-status={status} aria-current={status === 'processing' ? 'step' : undefined}>
            <span className="at">
              <Sign status={status} />
            </span>
            <span>
              {name}
              {hiddenStatus && <span className="sr">, {hiddenStatus}</span>}
            </span>
            <span className="dim num">{aside}</span>
            {message && (
              <span className="dim" dir="auto">
                {message}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Sign({ status }: { status: StepStatus }) {
  if (status === 'processing') {
    return <span className="spin" />;
  }
  return status === 'waiting' ? null : <AnyIcon name={status === 'error' ? 'x' : 'check'} />;
}
