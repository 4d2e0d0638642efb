import { Step } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import type { Progress } from './import-log.js';

export type StepStatus = 'waiting' | 'processing' | 'complete' | 'error';

export const stepName = (step: Step): string =>
  ({
    permission: t('Checking permissions'),
    download: t('Downloading images'),
    theme: t('Installing the theme'),
    plugin: t('Installing plugins'),
    templates: t('Importing the template'),
    'wp-content': t('Importing content'),
    finalize: t('Finishing up'),
  })[step];

const statuses = { begun: 'processing', done: 'complete', skipped: 'complete', failed: 'error' } as const;

/** Lists the steps of a single import in order, with others reported and their state. */
export function listSteps({ steps, isOver }: Progress, hasPictures: boolean): { step: Step; status: StepStatus }[] {
  const usual: readonly Step[] = hasPictures
    ? ['permission', 'download', 'templates', 'finalize']
    : ['permission', 'templates', 'finalize'];
  const shown = Step.options.filter((step) => usual.includes(step) || steps[step]);
  const lastHeard = shown.findLastIndex((step) => steps[step]);
  const isBetween = lastHeard < 0 || ['done', 'skipped'].includes(steps[shown[lastHeard] as Step] ?? '');
  return shown.map((step, index) => {
    const heard = steps[step];
    if (heard) {
      return { step, status: statuses[heard] };
    }
    const isNext = isBetween && index === lastHeard + 1 && !isOver;
    return { step, status: index < lastHeard ? 'complete' : isNext ? 'processing' : 'waiting' };
  });
}

export const statusName = (status: StepStatus): string =>
  ({ waiting: t('waiting'), processing: t('running'), complete: t('done'), error: t('failed') })[status];
