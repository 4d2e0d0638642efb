import { type Boot, ImportLog, importLogAction, type Step } from '@kithouse/contract';

export type StepState = ImportLog['logs'][number]['type'];

/** Describes the progress of an import and its reported steps. */
export type Progress = {
  /** 0 to 100; never decreases. */
  percent: number;
  steps: Partial<Record<Step, StepState>>;
  lastLogIndex: number;
  /** True if the log is complete. */
  isOver: boolean;
};

export const noProgress: Progress = { percent: 0, steps: {}, lastLogIndex: 0, isOver: false };

const finalStates: readonly ImportLog['state'][] = ['complete', 'downloadComplete', 'error'];

/** Limits a log request in ms. */
const timeoutMs = 10_000;

/** Requests new log entries. Returns undefined if that fails, which doesn't mean that the import has failed. */
export async function fetchImportLog(
  { admin_url }: Boot,
  import_id: string,
  lastLogIndex: number,
  signal: AbortSignal,
): Promise<ImportLog | undefined> {
  const query = new URLSearchParams({ action: importLogAction, import_id, lastLogIndex: String(lastLogIndex) });
  try {
    const response = await fetch(`${admin_url}admin-ajax.php?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return response.ok ? ImportLog.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}

export function withLog(progress: Progress, { logs, lastLogIndex, state, progress: percent }: ImportLog): Progress {
  return {
    percent: Math.max(progress.percent, Math.min(100, percent)),
    steps: { ...progress.steps, ...Object.fromEntries(logs.map(({ step, type }) => [step, type])) },
    lastLogIndex,
    isOver: finalStates.includes(state),
  };
}
