import { type Boot, ImportLog, importLogAction, type Step } from '@kithouse/contract';

export type StepState = ImportLog['logs'][number]['type'];

/** Progress of an import and its reported steps. */
export type Progress = {
  /** 0 to 100; never decreases. */
  percent: number;
  steps: Partial<Record<Step, StepState>>;
  lastLogIndex: number;
  /** Nothing will be added. */
  isOver: boolean;
};

export const noProgress: Progress = { percent: 0, steps: {}, lastLogIndex: 0, isOver: false };

const lastStates: readonly ImportLog['state'][] = ['complete', 'downloadComplete', 'error'];

/** Timeout of a log request in ms. */
const patience = 10_000;

/** Requests new log entries; undefined if the log did not answer, which says nothing about the import. */
export async function fetchImportLog(
  { admin_url }: Boot,
  import_id: string,
  lastLogIndex: number,
  signal: AbortSignal,
): Promise<ImportLog | undefined> {
  const query = new URLSearchParams({ action: importLogAction, import_id, lastLogIndex: String(lastLogIndex) });
  try {
    const response = await fetch(`${admin_url}admin-ajax.php?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
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
    isOver: lastStates.includes(state),
  };
}
