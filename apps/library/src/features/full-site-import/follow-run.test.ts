import type { ImportLog, StreamEvent } from '@kithouse/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StreamStub, serveSite, stepEvent, stubStreams } from '../../testing/full-site.js';
import { someResults } from '../../testing/pack-info.js';
import { followRun } from './follow-run.js';

const boot = { admin_url: 'https://site.example/wp-admin/', nonce: 'nonce' } as Parameters<typeof followRun>[0];
const request = { id: 7, import_id: 'import-of-a-site', nonce: 'stream-nonce', part: 'download' } as const;
const nothing: ImportLog = { logs: [], lastLogIndex: 0, state: 'running', progress: 0 };

let stream: ReturnType<typeof stubStreams>;
beforeEach(() => {
  vi.useFakeTimers();
  stream = stubStreams();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(log: () => ImportLog | Response = () => nothing, from: Parameters<typeof followRun>[1] = request) {
  const requested = serveSite({ log });
  const events: StreamEvent[] = [];
  const listener = {
    onEvent: (event: StreamEvent) => void events.push(event),
    onLog: vi.fn<(log: ImportLog) => void>(),
    onDone: vi.fn<() => void>(),
    onSilence: vi.fn<(isSilent: boolean) => void>(),
    onLost: vi.fn<() => void>(),
  };
  const stop = followRun(boot, from, listener);
  const logged = () => requested.filter(({ url }) => url.searchParams.get('action') === 'kithouse_import_log');
  return { ...listener, events, stop, logged };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('[R-FSI-16] [R-FSI-21] [R-API-90] requests the import after the download is complete', () => {
  const { stop } = follow();
  expect(stream().url.href).toBe(
    'https://site.example/wp-admin/admin-ajax.php?action=kithouse_pack_import&id=7&import_id=import-of-a-site&nonce=stream-nonce&part=download',
  );
  const download = stream();

  download.say({ action: 'downloadComplete' });

  expect(download.readyState).toBe(StreamStub.CLOSED);
  expect(stream().url.searchParams.get('part')).toBe('import');
  expect(StreamStub.all).toHaveLength(2);
  stop();
});

test.each<StreamEvent>([
  { action: 'complete', results: someResults() },
  { action: 'error', type: 'download', title: '', message: 'No room.', code: 'import_failed' },
])(
  '[R-FSI-17] [R-FSI-18] [R-FSI-19] [R-FSI-20] [R-FSI-22] passes every event on and requests nothing after $action',
  async (last) => {
    const { events, onLost } = follow();
    const given: StreamEvent[] = [
      stepEvent('download', 40),
      { action: 'removeLog', type: 'theme' },
      { action: 'eventLog', type: 'continue', message: '' },
      last,
    ];
    for (const event of given) {
      stream().say(event);
    }

    expect(events).toEqual(given);
    expect(stream().readyState).toBe(StreamStub.CLOSED);
    await pass(300_000);
    expect(StreamStub.all).toHaveLength(1);
    expect(onLost).not.toHaveBeenCalled();
  },
);

test('ignores unknown events', () => {
  const { events, stop } = follow();

  stream().say('no json');
  stream().say('{"action":"alert","message":"<script>"}');
  stream().say('{"action":"updateLog","type":"nuclear","progress":3}');

  expect(events).toEqual([]);
  stop();
});

test('reconnects an ended request with the id of the last event', () => {
  const { stop } = follow();
  stream().say({ action: 'eventLog', type: 'continue', message: '' });

  stream().break(StreamStub.CONNECTING);
  stream().say(stepEvent('download', 60));

  expect(StreamStub.all).toHaveLength(1);
  stop();
});

test('reopens a stream that the browser gives up', async () => {
  const { stop } = follow();

  stream().break(StreamStub.CLOSED);
  await pass(3000);

  expect(StreamStub.all).toHaveLength(2);
  expect(stream().url.searchParams.get('part')).toBe('download');
  stop();
});

test('reports a lost site when neither stream nor log answers for a while', async () => {
  const { onLost } = follow(() => new Response('', { status: 502 }));

  stream().break(StreamStub.CONNECTING);
  await pass(44_000);
  expect(onLost).not.toHaveBeenCalled();
  await pass(1000);

  expect(onLost).toHaveBeenCalledTimes(1);
  expect(stream().readyState).toBe(StreamStub.CLOSED);
});

test('[R-API-91] reads the log when a stream is silent for five seconds, until it resumes', async () => {
  let reply = nothing;
  const { onLog, logged, stop } = follow(() => reply);
  await pass(4900);
  expect(logged()).toHaveLength(0);

  reply = {
    logs: [{ step: 'download', type: 'begun', message: '16 pictures' }],
    lastLogIndex: 4,
    state: 'running',
    progress: 12,
  };
  await pass(1100);
  expect(onLog).toHaveBeenCalledWith(reply);
  await pass(1000);
  expect(logged().at(-1)?.url.searchParams.get('lastLogIndex')).toBe('4');

  const before = logged().length;
  stream().say(stepEvent('download', 20));
  await pass(4900);
  expect(logged()).toHaveLength(before);
  stop();
});

test('follows both parts by the log on a host that buffers streams', async () => {
  let reply: ImportLog = { ...nothing, state: 'downloadComplete', progress: 50 };
  const { onDone } = follow(() => reply);
  await pass(5000);
  expect(stream().url.searchParams.get('part')).toBe('import');

  reply = { ...nothing, state: 'complete', progress: 100 };
  await pass(6000);

  expect(onDone).toHaveBeenCalledTimes(1);
  expect(stream().readyState).toBe(StreamStub.CLOSED);
});

test('reports a failure from the log with place and reason', async () => {
  const { events } = follow(() => ({
    logs: [{ step: 'download', type: 'failed', message: 'The disk is full.' }],
    lastLogIndex: 1,
    state: 'error',
    progress: 9,
  }));

  await pass(5000);

  expect(events).toEqual([{ action: 'error', type: 'download', title: '', message: 'The disk is full.', code: 'import_failed' }]);
});

test('[R-CONST-06] [R-ERR-44] reports 150 s of silence until something is heard', async () => {
  const { onSilence, stop } = follow();
  stream().say(stepEvent('download', 20));
  onSilence.mockClear();

  await pass(149_999);
  expect(onSilence).not.toHaveBeenCalledWith(true);
  await pass(1);
  expect(onSilence).toHaveBeenLastCalledWith(true);
  expect(stream().readyState).toBe(StreamStub.OPEN);

  stream().say(stepEvent('download', 30));
  expect(onSilence).toHaveBeenLastCalledWith(false);
  stop();
});

test('keeps silent when only requests end', async () => {
  const { onSilence, stop } = follow();
  onSilence.mockClear();

  for (let seconds = 0; seconds < 150; seconds += 10) {
    await pass(10_000);
    stream().say({ action: 'eventLog', type: 'continue', message: '' });
    stream().break(StreamStub.CONNECTING);
  }

  expect(onSilence).toHaveBeenCalledWith(true);
  stop();
});

test('starts a resumed import in its second part and stops after closing', async () => {
  const { events, stop, logged } = follow(() => nothing, { ...request, part: 'import' });
  expect(stream().url.searchParams.get('part')).toBe('import');

  stop();
  stream().say(stepEvent('finalize', 20));
  await pass(60_000);

  expect(events).toEqual([]);
  expect(logged()).toHaveLength(0);
});
