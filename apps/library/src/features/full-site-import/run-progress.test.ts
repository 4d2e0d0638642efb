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

test('[R-FSI-13] the steps in their order', () => {
  expect(types(all)).toEqual(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
  expect(new Set(all.steps.map(({ status }) => status))).toEqual(new Set(['waiting']));
});

test('[R-FSI-14] [R-FSI-15] without plugins and without a theme there are no such steps', () => {
  expect(types(plannedProgress({ theme: null, plugins: [] }))).toEqual([
    'permission',
    'download',
    'templates',
    'wp-content',
    'finalize',
  ]);
});

test('something is always shown at work: before the first step is heard of, and between two', () => {
  const atWork = ({ steps }: RunProgress) => withNext(steps).flatMap(({ type, status }) => (status === 'processing' ? type : []));

  expect(atWork(all)).toEqual(['permission']);
  expect(atWork(after(stepEvent('permission', 100)))).toEqual(['download']);
  expect(atWork(after(stepEvent('download', 40)))).toEqual(['download']);
});

test('[R-FSI-11] [R-ENT-64] [R-ENT-66] a step is complete once its progress has reached 100', () => {
  const { action: _, ...step } = stepEvent('download', 40, { title: 'Downloading', message: '2 of 5' }) as { action: string };
  expect(ProgressStep.safeParse(step).success).toBe(true);

  const half = after(stepEvent('download', 40, { title: 'Downloading', message: '2 of 5' }));
  expect(find(half, 'download')).toMatchObject({ status: 'processing', progress: 40, message: '2 of 5' });
  expect(find(withEvent(half, stepEvent('download', 100)), 'download')?.status).toBe('complete');
});

test('[R-ENT-65] a text that is a number is that number; any other is shown, and moves nothing', () => {
  const counted = after(stepEvent('plugin', '62.5'));
  const told = withEvent(counted, stepEvent('plugin', 'almost'));

  expect(find(counted, 'plugin')).toMatchObject({ progress: 62.5, text: '' });
  expect(find(told, 'plugin')).toMatchObject({ progress: 62.5, text: 'almost', status: 'processing' });
});

test('[R-FSI-18] steps are shown by the position that the site gives them, also one that was not planned', () => {
  const progress = [stepEvent('theme', 5, { position: 3 }), stepEvent('plugin', 10, { position: 2 })].reduce(
    withEvent,
    plannedProgress({ theme: null, plugins: [] }),
  );

  expect(types(progress)).toEqual(['permission', 'download', 'plugin', 'theme', 'templates', 'wp-content', 'finalize']);
});

test('[R-FSI-19] a step that is taken away is gone', () => {
  expect(types(after({ action: 'removeLog', type: 'theme' }))).not.toContain('theme');
});

test('neither a step nor the whole goes back, whatever is said', () => {
  const far = after(stepEvent('permission', 100), stepEvent('download', 80));
  const said = [stepEvent('download', 10), stepEvent('permission', 0), { action: 'removeLog', type: 'download' }] as const;
  const back = said.reduce<RunProgress>(withEvent, far);

  expect(find(withEvent(far, stepEvent('download', 10)), 'download')?.progress).toBe(80);
  expect(find(back, 'permission')?.status).toBe('complete');
  expect(back.percent).toBeGreaterThanOrEqual(far.percent);
});

test('the whole is done only when the site says so', () => {
  const done = all.steps.map(({ type }) => stepEvent(type, 100)).reduce(withEvent, all);

  expect(done.percent).toBe(99);
  expect(withEvent(done, { action: 'complete', results: {} as never }).percent).toBe(100);
});

test('[R-FSI-12] [R-FSI-17] a failure marks all that has not ended', () => {
  const { steps } = after(stepEvent('permission', 100), stepEvent('download', 40), failure);

  expect(steps.map(({ status }) => status)).toEqual(['complete', 'error', 'error', 'error', 'error', 'error', 'error']);
});

test('[R-ERR-47] a step that fails without a title is called so; those that have one keep it', () => {
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

test('the log tells the same, with its own measure of the whole', () => {
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

test('an import that was watched before goes on where it was', () => {
  const step = { title: 'Downloading', message: '', progress: 60, status: 'processing', position: 1 } as const;
  const progress = knownProgress([{ type: 'download', ...step }]);

  expect(find(progress, 'download')?.progress).toBe(60);
  expect(progress.percent).toBeGreaterThan(0);
});
