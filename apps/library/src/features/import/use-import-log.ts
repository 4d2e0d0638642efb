import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { fetchImportLog, noProgress, type Progress, withLog } from './import-log.js';

/** Milliseconds between two log requests. */
const interval = 300;

/** Polls the log of a running import, one request at a time; ignores missing answers. */
export function useImportLog(import_id: string, isRunning: boolean): Progress {
  const { boot } = useHost();
  const [shown, setShown] = useState(noProgress);

  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const leaving = new AbortController();
    let progress = noProgress;
    let isAsking = false;
    const ask = async () => {
      isAsking = true;
      const log = await fetchImportLog(boot, import_id, progress.lastLogIndex, leaving.signal);
      isAsking = false;
      if (log && !leaving.signal.aborted) {
        progress = withLog(progress, log);
        setShown((before) => ({ ...progress, percent: Math.max(before.percent, progress.percent) }));
      }
      if (progress.isOver) {
        clearInterval(timer);
      }
    };
    const timer = setInterval(() => isAsking || void ask(), interval);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [boot, import_id, isRunning]);

  return shown;
}
