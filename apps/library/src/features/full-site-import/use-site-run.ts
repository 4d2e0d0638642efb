import {
  AppError,
  getImport,
  getImportResults,
  type getRunningImport,
  type ImportResults,
  listImports,
  listSavedTemplates,
  type Output,
  type StreamEvent,
} from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { followRun } from './follow-run.js';
import type { SentForm } from './full-site-import.js';
import { interrupted, knownProgress, plannedProgress, type RunProgress, resumed, withEvent, withLog } from './run-progress.js';
import { type StreamRequest, saveSettings } from './site-calls.js';

export type Running = NonNullable<Output<typeof getRunningImport>>;

/** `message` is the site's; without one the stream broke off and the import can resume. */
export type RunFailure = { title?: string; message: string; error?: AppError };

/** A followed import; `attempt` counts manual retries of its stream. */
export type Watched = {
  /** Undefined until the site has accepted the settings. */
  request: StreamRequest | undefined;
  isDownloaded: boolean;
  attempt: number;
  progress: RunProgress;
  failure?: RunFailure;
  isSilent: boolean;
};

/** Starts or follows an import until `onResults`. */
export function useSiteRun(running: Running | null, onResults: (results: ImportResults) => void) {
  const { boot, call } = useHost();
  const refresh = useRefresh();
  const [watched, setWatched] = useState(() => running && watchedOf(running));
  const change = (next: (run: Watched) => Watched) => setWatched((run) => run && next(run));
  const fail = (failure: RunFailure) =>
    change((run) => ({ ...run, failure, isSilent: false, progress: interrupted(run.progress) }));

  const finish = (results: ImportResults) => {
    refresh();
    onResults(results);
  };
  const hear = (event: StreamEvent) => {
    change((run) => ({
      ...run,
      isDownloaded: run.isDownloaded || event.action === 'downloadComplete',
      progress: withEvent(run.progress, event),
    }));
    if (event.action === 'complete') {
      finish(event.results);
    } else if (event.action === 'error') {
      refresh();
      fail({ title: event.title, message: event.message, error: new AppError('import_failed', event.message) });
    }
  };
  const ask = (import_id: string) =>
    call(getImportResults, { import_id }).then(finish, (error: AppError) => fail({ message: '', error }));

  const follow = useEffectEvent((request: StreamRequest) =>
    followRun(boot, request, {
      onEvent: hear,
      onLog: (log) => change((run) => ({ ...run, progress: withLog(run.progress, log) })),
      onDone: () => void ask(request.import_id),
      onSilence: (isSilent) => change((run) => (run.isSilent === isSilent ? run : { ...run, isSilent })),
      onLost: () => fail({ message: '' }),
    }),
  );
  const request = watched?.request;
  const attempt = watched?.attempt;
  useEffect(() => {
    if (request && attempt) {
      return follow(request);
    }
  }, [request, attempt]);

  async function start(form: SentForm) {
    setWatched({ request: undefined, isDownloaded: false, attempt: 0, progress: plannedProgress(form), isSilent: false });
    try {
      const saved = await saveSettings(boot, form);
      change((run) => ({ ...run, request: { id: form.id, part: 'download', ...saved }, attempt: 1 }));
    } catch (error) {
      const refusal = error instanceof AppError ? error : new AppError('internal_error');
      fail({ message: refusal.message, error: refusal });
    }
  }
  return {
    watched,
    isRunning: watched !== null && !watched.failure,
    start: (form: SentForm) => void start(form),
    /** Reopens the stream; the site resumes. */
    resume: () =>
      change((watched) => {
        const { failure: _, ...run } = watched;
        return {
          ...run,
          request: run.request && { ...run.request, part: run.isDownloaded ? 'import' : run.request.part },
          attempt: run.attempt + 1,
          isSilent: false,
          progress: resumed(run.progress),
        };
      }),
    forget: () => setWatched(null),
  };
}

const watchedOf = ({ id, import_id, nonce, part: phase, steps }: Running): Watched => ({
  request: { id, import_id, nonce, part: phase },
  isDownloaded: phase === 'import',
  attempt: 1,
  progress: knownProgress(steps),
  isSilent: false,
});

/** Invalidates lists of this site's content. */
function useRefresh() {
  const cache = useQueryClient();
  return () => {
    for (const endpoint of [listImports, listSavedTemplates, getImport]) {
      void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    }
  };
}
