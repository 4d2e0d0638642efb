import { type Boot, type ImportLog, StreamEvent } from '@kithouse/contract';
import { fetchImportLog } from '../import/import-log.js';
import { type StreamPhase, type StreamRequest, streamHref } from './site-calls.js';

/** Milliseconds of silence before the log is read too, because some hosts buffer streams. */
const quietTime = 5000;
const logInterval = 1000;

/** Milliseconds of silence before the person is informed. */
const silenceTime = 150_000;

/** Milliseconds before a refused stream is reopened; browsers wait before reopening an ended one. */
const refusedPause = 3000;

/** Milliseconds without an answer of stream and log before the site counts as lost. */
const lostTime = 45_000;

type Listener = {
  onEvent: (event: StreamEvent) => void;
  onLog: (log: ImportLog) => void;
  /** The log reports success; the results must be requested. */
  onDone: () => void;
  onSilence: (isSilent: boolean) => void;
  /** The site stayed unreachable. */
  onLost: () => void;
};

/** Follows a running import part by part until it has ended. Returns a function that stops it. */
export function followRun(boot: Boot, run: StreamRequest, listener: Listener): () => void {
  let { part: phase } = run;
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

  function open(next: StreamPhase) {
    phase = next;
    source?.close();
    clearTimeout(again);
    const opened = new EventSource(streamHref(boot, { ...run, part: phase }));
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
        // Browsers do not reopen a closed stream.
        if (opened.readyState === EventSource.CLOSED) {
          again = setTimeout(() => open(phase), refusedPause);
        }
      }
    };
    quiet.start();
  }

  function hear(event: StreamEvent) {
    lost.stop();
    quiet.start();
    // The end of a request says nothing about the import.
    if (event.action !== 'eventLog') {
      heard();
    }
    if (event.action === 'complete' || event.action === 'error') {
      stop();
    }
    listener.onEvent(event);
    if (event.action === 'downloadComplete' && phase === 'download') {
      open('import');
    }
  }

  /** Polls until the stream resumes. */
  async function poll() {
    const log = await fetchImportLog(boot, run.import_id, logIndex, leaving.signal);
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
    } else if (log.state === 'downloadComplete' && phase === 'download') {
      open('import');
    }
  }

  silence.start();
  open(phase);
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
  /** Keeps a running timer. */
  const begin = () => timer === undefined && start();
  return { start, stop, begin };
}
