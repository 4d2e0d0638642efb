import { type Boot, type ImportLog, StreamEvent } from '@kithouse/contract';
import { askImportLog } from '../import/import-log.js';
import { type StreamPart, type StreamRequest, streamHref } from './site-calls.js';

/** Milliseconds without a word after which the log is asked as well: some hosts keep a stream back. */
const quietTime = 5000;
const logInterval = 1000;

/** Milliseconds without a word after which the person is told. */
const silenceTime = 150_000;

/** Milliseconds before a stream that was refused is asked for again; a browser waits by itself for one that ended. */
const pauses = [1000, 2000, 4000, 8000] as const;
const mostFailures = 8;

type Listener = {
  onEvent: (event: StreamEvent) => void;
  onLog: (log: ImportLog) => void;
  /** The log has the import as ended well; what came of it is to be asked for. */
  onDone: () => void;
  onSilence: (isSilent: boolean) => void;
  /** The site could not be reached, however often it was asked. */
  onLost: () => void;
};

/** Follows an import that the site carries out, part by part, until it has ended. Answers how to stop. */
export function followRun(boot: Boot, run: StreamRequest, listener: Listener): () => void {
  let { part } = run;
  let failures = 0;
  let logIndex = 0;
  let percent = -1;
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const leaving = new AbortController();

  const silence = createAlarm(silenceTime, () => listener.onSilence(true));
  const quiet = createAlarm(quietTime, () => void poll());
  const heard = () => {
    failures = 0;
    listener.onSilence(false);
    silence.start();
  };
  const stop = () => {
    leaving.abort();
    source?.close();
    clearTimeout(again);
    silence.stop();
    quiet.stop();
  };

  function open(next: StreamPart) {
    part = next;
    source?.close();
    clearTimeout(again);
    const opened = new EventSource(streamHref(boot, { ...run, part }));
    source = opened;
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event && source === opened && !leaving.signal.aborted) {
        hear(event);
      }
    };
    opened.onerror = () => source === opened && !leaving.signal.aborted && fail(opened.readyState === EventSource.CLOSED);
    quiet.start();
  }

  function hear(event: StreamEvent) {
    heard();
    quiet.start();
    if (event.action === 'complete' || event.action === 'error') {
      stop();
    }
    listener.onEvent(event);
    if (event.action === 'downloadComplete' && part === 'download') {
      open('import');
    }
  }

  function fail(isClosed: boolean) {
    failures += 1;
    if (failures > mostFailures) {
      stop();
      listener.onLost();
    } else if (isClosed) {
      again = setTimeout(() => open(part), pauses[Math.min(failures, pauses.length) - 1]);
    }
  }

  /** Asks until the stream speaks again, which starts the quiet time anew. */
  async function poll() {
    const log = await askImportLog(boot, run.import_id, logIndex, leaving.signal);
    if (leaving.signal.aborted) {
      return;
    }
    if (log) {
      take(log);
    }
    if (!leaving.signal.aborted) {
      quiet.start(logInterval);
    }
  }

  function take(log: ImportLog) {
    if (log.logs.length > 0 || log.progress > percent) {
      heard();
      percent = Math.max(percent, log.progress);
      listener.onLog(log);
    }
    logIndex = log.lastLogIndex;
    if (log.state === 'complete') {
      stop();
      listener.onDone();
    } else if (log.state === 'error') {
      stop();
      const last = log.logs.findLast(({ type }) => type === 'failed');
      listener.onEvent({
        action: 'error',
        ...(last && { type: last.step }),
        title: '',
        message: last?.message ?? '',
        code: 'import_failed',
      });
    } else if (log.state === 'downloadComplete' && part === 'download') {
      open('import');
    }
  }

  silence.start();
  open(part);
  return stop;
}

function readEvent(text: string): StreamEvent | undefined {
  try {
    return StreamEvent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function createAlarm(usual: number, ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start: (milliseconds = usual) => {
      stop();
      timer = setTimeout(ring, milliseconds);
    },
  };
}
