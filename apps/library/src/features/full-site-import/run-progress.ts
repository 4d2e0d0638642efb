import { type ImportLog, type ProgressStep, type SiteForm, Step, type StreamEvent } from '@kithouse/contract';
import type { StepStatus } from '../import/steps.js';

/** A line of the progress list. `progress` is 0 to 100; `text` replaces it. */
export type RunStep = Omit<ProgressStep, 'progress' | 'status'> & {
  progress: number;
  text: string;
  status: StepStatus;
  /** Reported by the site; otherwise planned. */
  isHeard: boolean;
};

/** Progress that never decreases. */
export type RunProgress = { steps: readonly RunStep[]; percent: number };

/** Approximate share of each step. */
const weights: Record<Step, number> = {
  permission: 2,
  download: 40,
  theme: 8,
  plugin: 15,
  templates: 10,
  'wp-content': 15,
  finalize: 10,
};

/** Plans the steps in order before the first event, without needless theme and plugin steps. */
export function plannedProgress(form?: Pick<SiteForm, 'theme' | 'plugins'>): RunProgress {
  const isLeft = (step: Step) => (step === 'theme' && !form?.theme) || (step === 'plugin' && !form?.plugins.length);
  return { steps: Step.options.filter((step) => !isLeft(step)).map(newStep), percent: 0 };
}

/** Restores the progress of a followed import. */
export const knownProgress = (steps: readonly ProgressStep[]): RunProgress =>
  steps.reduce<RunProgress>((progress, step) => withEvent(progress, { ...step, action: 'updateLog' }), plannedProgress());

export function withEvent(progress: RunProgress, event: StreamEvent): RunProgress {
  const { steps } = progress;
  switch (event.action) {
    case 'updateLog':
      return measured(progress, withStep(steps, event));
    case 'removeLog':
      return measured(
        progress,
        steps.filter(({ type }) => type !== event.type),
      );
    case 'complete':
      return { steps: steps.map(completed), percent: 100 };
    case 'error':
      return interrupted({ ...progress, steps: withFailed(steps, event) });
    case 'downloadComplete':
    case 'eventLog':
      return progress;
  }
}

/** Applies the log, which has its own total. */
export function withLog(progress: RunProgress, { logs, progress: percent }: ImportLog): RunProgress {
  const steps = logs.reduce((known, { step, type, message }) => {
    const former = known.map((one) => (isBefore(one.type, step) && one.status === 'processing' ? completed(one) : one));
    const found = former.find((one) => one.type === step) ?? newStep(step);
    const status = type === 'failed' ? 'error' : found.status === 'complete' ? 'complete' : 'processing';
    return replaced(former, { ...found, status, message, isHeard: true });
  }, progress.steps);
  return { steps, percent: Math.max(progress.percent, Math.min(99, percent)) };
}

/** Marks the next step as running before the first and between two. */
export function withNext(steps: readonly RunStep[]): readonly RunStep[] {
  const isAtWork = steps.some(({ status }) => status === 'processing');
  const next = steps.find(({ status }) => status === 'waiting');
  return next && !isAtWork ? replaced(steps, { ...next, status: 'processing' }) : steps;
}

/** Marks unfinished steps of an interrupted import. */
export const interrupted = (progress: RunProgress): RunProgress => ({
  ...progress,
  steps: progress.steps.map((step) => (step.status === 'complete' ? step : { ...step, status: 'error' })),
});

/** Resets marked steps of a resumed import. */
export const resumed = (progress: RunProgress): RunProgress => ({
  ...progress,
  steps: progress.steps.map((step) => (step.status === 'error' ? { ...step, status: 'waiting' } : step)),
});

const newStep = (type: Step): RunStep => ({
  type,
  title: '',
  message: '',
  progress: 0,
  text: '',
  status: 'waiting',
  position: Step.options.indexOf(type),
  isHeard: false,
});

function withStep(steps: readonly RunStep[], reported: ProgressStep): RunStep[] {
  const { type, title, message, position } = reported;
  const known = steps.find((step) => step.type === type) ?? newStep(type);
  const value = typeof reported.progress === 'number' ? reported.progress : toNumber(reported.progress);
  const progress = Math.max(known.progress, Math.min(100, value ?? 0));
  const isComplete = reported.status === 'complete' || progress >= 100 || known.status === 'complete';
  return replaced(steps, {
    type,
    title: title || known.title,
    message,
    position,
    progress: isComplete ? 100 : progress,
    text: value === undefined ? String(reported.progress) : '',
    status: reported.status === 'error' ? 'error' : isComplete ? 'complete' : 'processing',
    isHeard: true,
  });
}

/** Marks the step that the error names, or the running one. */
function withFailed(steps: readonly RunStep[], { type, title }: Extract<StreamEvent, { action: 'error' }>): RunStep[] {
  const failed = steps.find((step) => (type ? step.type === type : step.status === 'processing'));
  return failed ? replaced(steps, { ...failed, title: failed.title || title, status: 'error', isHeard: true }) : [...steps];
}

function replaced(steps: readonly RunStep[], step: RunStep): RunStep[] {
  const others = steps.filter(({ type }) => type !== step.type);
  return [...others, step].sort((one, other) => one.position - other.position || indexOf(one.type) - indexOf(other.type));
}

function measured({ percent }: RunProgress, steps: readonly RunStep[]): RunProgress {
  const all = steps.reduce((sum, { type }) => sum + weights[type], 0);
  const done = steps.reduce((sum, { type, progress }) => sum + (weights[type] * progress) / 100, 0);
  // Only the site completes the whole.
  return { steps, percent: Math.max(percent, Math.min(99, Math.floor((100 * done) / Math.max(1, all)))) };
}

const completed = (step: RunStep): RunStep => ({ ...step, status: 'complete', progress: 100, text: '' });

const indexOf = (type: Step) => Step.options.indexOf(type);
const isBefore = (one: Step, other: Step) => indexOf(one) < indexOf(other);

const toNumber = (text: string): number | undefined => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
};
