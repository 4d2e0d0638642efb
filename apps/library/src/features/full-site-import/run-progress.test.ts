import { ProgressStep, type StreamEvent } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { stepEvent } from '../../testing/full-site.js';
import { knownProgress, plannedProgress, type RunProgress, withEvent, withLog, withNext } from './run-progress.js';
import { stepTitle } from './step-titles.js';

const theme = { slug: 'hello-elementor', name: 'Hello Elementor' };
const plugin = { name: 'Elementor', slug: 'elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
const all = plannedProgress({ theme, plugins: [plugin] });
const after = (...events: StreamEvent[]) => events.reduce(withEvent, all);
const types = ({ steps }: RunProgress) => steps.map(({ type }) => type);
const find = ({ steps }: RunProgress, type: string) => steps.find((step) => step.type === type);
const failure = { action: 'error', title: '', message: 'No room.', code: 'import_failed' } as const;

test('[R-FSI-13] lists the steps in order', () => {
  expect(types(all)).toEqual(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
  expect(new Set(all.steps.map(({ status }) => status))).toEqual(new Set(['waiting']));
});

test('[R-FSI-14] [R-FSI-15] omits plugin and theme steps without them', () => {
  expect(types(plannedProgress({ theme: null, plugins: [] }))).toEqual([
    'permission',
    'download',
    'templates',
    'wp-content',
    'finalize',
  ]);
});

test('always shows a running step, also before the first and between two', () => {
  const atWork = ({ steps }: RunProgress) => withNext(steps).flatMap(({ type, status }) => (status === 'processing' ? type : []));

  expect(atWork(all)).toEqual(['permission']);
  expect(atWork(after(stepEvent('permission', 100)))).toEqual(['download']);
  expect(atWork(after(stepEvent('download', 40)))).toEqual(['download']);
});

test('[R-FSI-11] [R-ENT-64] [R-ENT-66] completes a step at progress 100', () => {
  const { action: _, ...step } = stepEvent('download', 40, { title: 'Downloading', message: '2 of 5' }) as { action: string };
  expect(ProgressStep.safeParse(step).success).toBe(true);

  const half = after(stepEvent('download', 40, { title: 'Downloading', message: '2 of 5' }));
  expect(find(half, 'download')).toMatchObject({ status: 'processing', progress: 40, message: '2 of 5' });
  expect(find(withEvent(half, stepEvent('download', 100)), 'download')?.status).toBe('complete');
});

test('[R-ENT-65] reads a numeric text as progress and shows any other without progress', () => {
  const counted = after(stepEvent('plugin', '62.5'));
  const reported = withEvent(counted, stepEvent('plugin', 'almost'));

  expect(find(counted, 'plugin')).toMatchObject({ progress: 62.5, text: '' });
  expect(find(reported, 'plugin')).toMatchObject({ progress: 62.5, text: 'almost', status: 'processing' });
});

test("[R-FSI-18] sorts steps by the site's position, including unplanned ones", () => {
  const progress = [stepEvent('theme', 5, { position: 3 }), stepEvent('plugin', 10, { position: 2 })].reduce(
    withEvent,
    plannedProgress({ theme: null, plugins: [] }),
  );

  expect(types(progress)).toEqual(['permission', 'download', 'plugin', 'theme', 'templates', 'wp-content', 'finalize']);
});

test('[R-FSI-19] removes a step', () => {
  expect(types(after({ action: 'removeLog', type: 'theme' }))).not.toContain('theme');
});

test('never decreases progress', () => {
  const far = after(stepEvent('permission', 100), stepEvent('download', 80));
  const given = [stepEvent('download', 10), stepEvent('permission', 0), { action: 'removeLog', type: 'download' }] as const;
  const back = given.reduce<RunProgress>(withEvent, far);

  expect(find(withEvent(far, stepEvent('download', 10)), 'download')?.progress).toBe(80);
  expect(find(back, 'permission')?.status).toBe('complete');
  expect(back.percent).toBeGreaterThanOrEqual(far.percent);
});

test('completes the whole only when the site says so', () => {
  const done = all.steps.map(({ type }) => stepEvent(type, 100)).reduce(withEvent, all);

  expect(done.percent).toBe(99);
  expect(withEvent(done, { action: 'complete', results: {} as never }).percent).toBe(100);
});

test('[R-FSI-12] [R-FSI-17] marks all unfinished steps on a failure', () => {
  const { steps } = after(stepEvent('permission', 100), stepEvent('download', 40), failure);

  expect(steps.map(({ status }) => status)).toEqual(['complete', 'error', 'error', 'error', 'error', 'error', 'error']);
});

test('[R-ERR-47] names a failed step without a title and keeps other titles', () => {
  const unnamed = after(stepEvent('download', 40), failure);
  const named = after(stepEvent('download', 40, { title: 'Downloading the pack' }), {
    ...failure,
    type: 'download',
    title: 'Oh',
  });

  expect(unnamed.steps.map(stepTitle)).toEqual([
    'Checking permissions',
    'Something went wrong',
    'Installing the theme',
    'Installing plugins',
    'Importing templates',
    'Importing content',
    'Finishing up',
  ]);
  expect(named.steps.map(stepTitle)[1]).toBe('Downloading the pack');
});

test('reads the log like the stream, with its own total', () => {
  const logs = [
    { step: 'permission', type: 'begun', message: 'Checks' },
    { step: 'permission', type: 'done', message: 'Checks' },
    { step: 'download', type: 'begun', message: '16 pictures' },
  ] as const;
  const progress = withLog(all, { logs: [...logs], lastLogIndex: 3, state: 'running', progress: 37 });

  expect(progress.percent).toBe(37);
  expect(find(progress, 'permission')?.status).toBe('complete');
  expect(find(progress, 'download')).toMatchObject({ status: 'processing', message: '16 pictures' });
  expect(withLog(progress, { logs: [], lastLogIndex: 3, state: 'running', progress: 12 }).percent).toBe(37);
});

test('resumes the progress of a followed import', () => {
  const step = { title: 'Downloading', message: '', progress: 60, status: 'processing', position: 1 } as const;
  const progress = knownProgress([{ type: 'download', ...step }]);

  expect(find(progress, 'download')?.progress).toBe(60);
  expect(progress.percent).toBeGreaterThan(0);
});
