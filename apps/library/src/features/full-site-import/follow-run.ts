import { type Boot, type ImportLog, StreamEvent } from '@kithouse/contract';
import { askImportLog } from '../import/import-log.js';
import { type StreamPart, type StreamRequest, streamHref } from './site-calls.js';

/** Milliseconds without a word after which the log is asked as well: some hosts keep a stream back. */
const quietTime = 5000;
const logInterval = 1000;

/** Milliseconds without a word after which the person is told. */
const silenceTime = 150_000;

/** Milliseconds before a stream that was refused is asked for again; a browser waits by itself for one that ended. */
const refusedPause = 3000;

/** Milliseconds for which neither the stream nor the log may fail to answer. */
const lostTime = 45_000;

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
  let logIndex = 0;
  let percent = 0;
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const leaving = new AbortController();

  const silence = createAlarm(silenceTime, () => listener.onSilence(true));
  const quiet = createAlarm(quietTime, () => void poll());
  const lost = createAlarm(lostTime, () => {
    stop();
    listener.onLost();
  });
  const heard = () => {
    listener.onSilence(false);
    silence.start();
  };
  const stop = () => {
    leaving.abort();
    source?.close();
    clearTimeout(again);
    silence.stop();
    quiet.stop();
    lost.stop();
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
    opened.onerror = () => {
      if (source === opened && !leaving.signal.aborted) {
        lost.begin();
        // A browser that gives up does not ask again by itself.
        if (opened.readyState === EventSource.CLOSED) {
          again = setTimeout(() => open(part), refusedPause);
        }
      }
    };
    quiet.start();
  }

  function hear(event: StreamEvent) {
    lost.stop();
    quiet.start();
    // That a request has ended says nothing of the import.
    if (event.action !== 'eventLog') {
      heard();
    }
    if (event.action === 'complete' || event.action === 'error') {
      stop();
    }
    listener.onEvent(event);
    if (event.action === 'downloadComplete' && part === 'download') {
      open('import');
    }
  }

  /** Asks until the stream speaks again, which starts the quiet time anew. */
  async function poll() {
    const log = await askImportLog(boot, run.import_id, logIndex, leaving.signal);
    if (leaving.signal.aborted) {
      return;
    }
    if (log) {
      lost.stop();
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
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = (milliseconds = usual) => {
    stop();
    timer = setTimeout(ring, milliseconds);
  };
  /** One that is set already stays as it is. */
  const begin = () => timer === undefined && start();
  return { start, stop, begin };
}
