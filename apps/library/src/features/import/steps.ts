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

/** Lists the usual steps of a single import and others that the site has reported, in order and with their status. */
export function listSteps({ steps, isOver }: Progress, hasPictures: boolean): { step: Step; status: StepStatus }[] {
  const usual: readonly Step[] = hasPictures
    ? ['permission', 'download', 'templates', 'finalize']
    : ['permission', 'templates', 'finalize'];
  const shown = Step.options.filter((step) => usual.includes(step) || steps[step]);
  const lastReported = shown.findLastIndex((step) => steps[step]);
  const isBetween = lastReported < 0 || ['done', 'skipped'].includes(steps[shown[lastReported] as Step] ?? '');
  return shown.map((step, index) => {
    const reported = steps[step];
    if (reported) {
      return { step, status: statuses[reported] };
    }
    const isNext = isBetween && index === lastReported + 1 && !isOver;
    return { step, status: index < lastReported ? 'complete' : isNext ? 'processing' : 'waiting' };
  });
}

export const statusName = (status: StepStatus): string =>
  ({ waiting: t('waiting'), processing: t('running'), complete: t('done'), error: t('failed') })[status];
