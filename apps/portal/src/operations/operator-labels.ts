import type { JobState, MailState, OperatorRole, RecordedValue, SecurityActor } from '@kithouse/contract';
import { formatTime, t } from '../i18n.js';

type Pill = { label: string; tone: 'go' | 'warn' | 'bad' | 'info' | '' };

export function roleLabel(role: OperatorRole): string {
  return { owner: t('Owner'), finance: t('Finance'), support: t('Support team'), editor: t('Editor') }[role];
}

export function actorLabel(by: SecurityActor): string {
  return { operator: t('Operator'), account: t('Account'), command: t('Command') }[by];
}

/** Returns the pill of a state. A first attempt that is still waiting needs no attention. */
export function statePill(state: MailState | JobState, hasFailedBefore: boolean): Pill {
  switch (state) {
    case 'waiting':
      return { label: t('Waiting'), tone: hasFailedBefore ? 'warn' : 'info' };
    case 'running':
      return { label: t('Running'), tone: 'go' };
    case 'failed':
      return { label: t('Failed'), tone: 'bad' };
  }
}

/** Returns the pill of a recorded call's outcome. */
export function outcomePill(outcome: string | null): Pill {
  if (outcome === null) {
    return { label: t('Unfinished'), tone: 'warn' };
  }
  return outcome === 'success' ? { label: t('Succeeded'), tone: 'go' } : { label: outcome, tone: 'bad' };
}

/** Formats a recorded value for people. */
export function formatValue(field: string, value: RecordedValue): string {
  if (value === null || value === '') {
    return t('none');
  }
  if (typeof value === 'boolean') {
    return value ? t('yes') : t('no');
  }
  return typeof value === 'string' && field.endsWith('_at') ? formatTime(value) : String(value);
}
